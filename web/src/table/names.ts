/** Who sits where, in words. */
import type { People, TableInfo } from '../protocol/forms';
import { calledAmong, withoutNumber } from '../protocol/guests';
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

/** What somebody is called at a table: as all of its screen calls them, if they sit there. */
export function calledAt(info: TableInfo, names: readonly string[], people: People, person: string): string {
  const seat = info.seats.find((each) => each.person === person)?.seat;
  return (seat !== undefined && names[seat]) || withoutNumber(people[person]?.name ?? '');
}

/** So many letters of a name have room on a board: guests have no longer names in English. */
const LETTERS = 17;
/** The same on a phone, at a table of so many: in the strip of people, and on a board, where fewer stand side by side. */
const ROOM = { strip: [LETTERS, LETTERS, LETTERS, 8, 6], board: [20, 20, 20, 14, 8] };

/** The names by which sentences call them, whole: a guest's number is left out where it tells nothing. */
export const wholeNames = (names: readonly string[]): string[] => names.map(calledAmong(names));

/** The names by which a board calls them, and on a phone the strip of people: as much of each as there is room for and tells it from the others. A guest's number is left out where it tells nothing. */
export function shownNames(names: readonly string[], onAPhone: keyof typeof ROOM | null = null): string[] {
  const room = onAPhone ? (ROOM[onAPhone][names.length] ?? 0) : LETTERS;
  return names.map((name) => {
    const most = withoutNumber(name).split(' ').length;
    const beginnings = Array.from({ length: most }, (_, index) => index + 1).filter((count) => isAlone(names, name, count));
    const fitting = beginnings.map((count) => begun(name, count)).filter((beginning) => beginning.length <= room);
    return fitting.at(-1) ?? (beginnings[0] === undefined ? name : begun(name, beginnings[0]));
  });
}

/** Is a name so long that a phone draws it a little smaller? */
export const isLong = (shown: string): boolean => shown.length > 13;

/** Is more left out of a name than a guest's number? */
export const isBegun = (full: string, shown: string): boolean => shown.length < withoutNumber(full).length;

const begun = (name: string, parts: number): string => name.split(' ').slice(0, parts).join(' ');
const isAlone = (names: readonly string[], name: string, parts: number): boolean => names.filter((other) => begun(other, parts) === begun(name, parts)).length === 1;

/** The name of a bot, as its game's catalogue gives it. */
export function botName(bot: string, words: Speech): string {
  return capital(words.has(`bot-${bot}`) ? words.word(`bot-${bot}`) : bot);
}

/** The order of rows: the others after me, then me; an onlooker sits where the first seat does. */
export function rowOrder(seats: number, own: number | null): number[] {
  const eyes = own ?? 0;
  return Array.from({ length: seats }, (_, index) => (eyes + 1 + index) % seats);
}
