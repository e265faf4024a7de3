/** Who may still come to a table whose game has not begun, and who of those that it waits for is not there. */
import type { People, Seats, TableInfo } from '../protocol/forms';
import { shownNames } from './names';

type Open = Pick<TableInfo, 'status' | 'taken' | 'capacity' | 'reserved' | 'expected' | 'entered'>;

/** May its link bring somebody to a free seat? Those of a rematch are kept for who played before. */
export const mayInvite = ({ status, taken, capacity, reserved }: Open): boolean => status === 'open' && taken < capacity && !reserved;

/** May this visitor sit down? Anyone may at a free seat, and at a rematch only who is expected there. */
export function maySit({ taken, capacity, reserved, expected, entered }: Open, me: string | null): boolean {
  return !entered && taken < capacity && (!reserved || (me !== null && expected?.includes(me) === true));
}

/** For whom the free seats of a rematch are kept, by name; nobody's, where anyone may come. */
export const keptSeats = ({ expected }: Pick<Open, 'expected'>, people: People): string[] =>
  shownNames((expected ?? []).map((person) => people[person]?.name ?? ''));

/** Who sits at a rematch already and waits for this visitor; nobody, where they sit there themselves or it has begun. */
export const waitingFor = ({ status, entered, seats }: Pick<TableInfo, 'status' | 'entered' | 'seats'>): string[] =>
  status === 'open' && !entered ? seats.flatMap(({ person }) => (person ? [person] : [])) : [];

/** Who plays with this visitor and has no page of it open; bots always sit there, and who has resigned need not. */
export function awaySeats({ seats, status }: Pick<TableInfo, 'seats' | 'status'>, present: readonly number[], own: number | null): number[] {
  if (status !== 'playing') return [];
  return seats.filter(({ seat, person, bot, resigned }) => person && !bot && !resigned && seat !== own && !present.includes(seat)).map(({ seat }) => seat);
}

/** Has this seat been given up in a game that goes on? The house plays it to the end. */
export const givenUp = ({ seats, status }: Pick<TableInfo, 'seats' | 'status'>, own: number | null): boolean =>
  status === 'playing' && own !== null && seats.some(({ seat, resigned }) => seat === own && resigned);

/** Do others play on if one more resigns? Of a crowd only the own seat is known. */
export const othersPlayOn = ({ seats, capacity }: Pick<TableInfo, 'seats' | 'capacity'>): boolean => capacity - seats.filter(({ resigned }) => resigned).length > 2;

/** Is one of these seats this one? */
export const isAmong = (seats: Seats, seat: number): boolean => seats === 'all' || seats.includes(seat);
