/** What people and bots are called in lists. */
import { calledAmong } from '../protocol/guests';
import type { SeatFace, TableFace } from './seated';

export type Known = Readonly<Record<string, { readonly name: string }>>;

/** Who sits there, by name. */
export type Namer = (table: TableFace, seat: SeatFace) => string;

/** The one who names: people by the names that came along, bots by the labels of the game. */
export function namer(people: Known, bot: (game: string, bot: string) => string): Namer {
  const called = calledAmong(Object.values(people).map(({ name }) => name));
  return (table, seat) => {
    if (seat.person) return called(people[seat.person]?.name ?? '?');
    return seat.bot ? bot(table.game, seat.bot) : '?';
  };
}

/** Names of several, with a few at most spelt out; bots of one kind are counted. */
export function someNames(names: readonly string[], most: number, others: (count: number) => string): string {
  const kinds = [...new Set(names)];
  const times = (name: string): number => names.filter((other) => other === name).length;
  if (kinds.length <= most) return kinds.map((name) => (times(name) > 1 ? `${times(name)} × ${name}` : name)).join(', ');
  return others(names.length);
}
