/** Who sits where, in words. */
import type { People, TableInfo } from '../protocol/forms';
import { capital, type Speech } from '../words/speech';

/** The names by seat, or in order of entry before seats are drawn; bots of one kind are numbered. */
export function seatNames(info: TableInfo, people: People, words: Speech): string[] {
  const names: string[] = [];
  const kinds = info.seats.filter((seat) => seat.bot && !seat.person).map((seat) => seat.bot);
  const seen = new Map<string, number>();
  for (const seat of info.seats) {
    if (seat.person) names[seat.seat] = people[seat.person]?.name ?? '';
    else if (seat.bot) {
      const count = (seen.get(seat.bot) ?? 0) + 1;
      seen.set(seat.bot, count);
      const name = botName(seat.bot, words);
      names[seat.seat] = kinds.filter((kind) => kind === seat.bot).length > 1 ? `${name} ${count}` : name;
    }
  }
  return Array.from({ length: Math.max(names.length, info.status === 'open' ? 0 : info.capacity) }, (_, seat) => names[seat] ?? '');
}

/** As short as they can be told apart: as few words of each name as no other name at the table begins with. */
export function shortNames(names: readonly string[]): string[] {
  const begins = (name: string, words: number) => name.split(' ').slice(0, words).join(' ');
  return names.map((name) => {
    const enough = [1, 2, 3].find((words) => names.filter((other) => begins(other, words) === begins(name, words)).length === 1);
    return enough ? begins(name, enough) : name;
  });
}

/** How many letters of a name stand in a row of so many players on a phone. */
const LETTERS = [99, 30, 14, 8, 6];

/** Names in a row of so many on a phone: one that would be cut is the short one, by which the board calls them, too. */
export function rowNames(names: readonly string[], count: number): string[] {
  const short = shortNames(names);
  return names.map((name, seat) => (name.length > (LETTERS[count] ?? 0) ? (short[seat] ?? name) : name));
}

/** The name of a bot, as its game's catalogue gives it. */
export function botName(bot: string, words: Speech): string {
  return capital(words.has(`bot-${bot}`) ? words.word(`bot-${bot}`) : bot);
}

/** The order of rows: the others after me, then me; an onlooker sits where the first seat does. */
export function rowOrder(seats: number, own: number | null): number[] {
  const eyes = own ?? 0;
  return Array.from({ length: seats }, (_, index) => (eyes + 1 + index) % seats);
}
