/** Tables as lists show them: whose turn it is, who sits there, how a game ended for somebody. */
import type { SeatInfo, TableInfo } from '../protocol/forms';

/** What lists need to know of a table. */
export type TableFace = Pick<TableInfo, 'table' | 'game' | 'name' | 'status' | 'capacity' | 'taken' | 'awaited' | 'due' | 'opened' | 'ended'> &
  Partial<Pick<TableInfo, 'seat' | 'host' | 'rated' | 'clock' | 'start' | 'outcome' | 'why' | 'held'>> & { readonly seats: readonly SeatFace[] };
export type SeatFace = Pick<SeatInfo, 'seat' | 'person' | 'bot'>;

/** Does the game wait until this person is ready to begin? No clock runs there. */
export function waitsToBegin(table: TableFace): boolean {
  return table.status === 'playing' && (table.seat ?? null) !== null && table.held?.until_ready === true;
}

/** Must this person act there now? */
export function isMyTurn(table: TableFace): boolean {
  const seat = table.seat ?? null;
  if (table.status !== 'playing' || seat === null) return false;
  if (waitsToBegin(table)) return true;
  return table.awaited === 'all' || table.awaited.includes(seat);
}

/** One's own tables that are still of interest: those that wait for you first, the most urgent of them on top. */
export function inOrder<T extends TableFace>(tables: Iterable<T>): T[] {
  const kept = [...tables].filter((one) => ['open', 'playing', 'closed'].includes(one.status));
  const due = (one: T): number => (waitsToBegin(one) ? null : one.due) ?? Number.MAX_SAFE_INTEGER;
  const urgency = (one: T): number => (isMyTurn(one) ? due(one) : Infinity);
  return kept.sort((a, b) => compare(urgency(a), urgency(b)) || b.opened - a.opened);
}

function compare(a: number, b: number): number {
  return a === b ? 0 : a < b ? -1 : 1;
}

/** Tables of others, the newest first: the house sends a list in this order, but what it tells later is at the end. */
export function newestOfOthers<T extends TableFace>(tables: Iterable<T>, own: { has(table: string): boolean }): T[] {
  return [...tables].filter((one) => !own.has(one.table)).sort((a, b) => b.opened - a.opened);
}

/** Those who sit there beside this person. */
export function others(table: TableFace, person: string | null): SeatFace[] {
  return table.seats.filter((seat) => seat.person !== person || person === null);
}

/** A table of this person's own that waits for players of a game: where they invite to, instead of opening another. */
export function waitingTable<T extends TableFace>(tables: Iterable<T>, game: string, person: string): T | undefined {
  const own = [...tables].filter((one) => one.status === 'open' && one.game === game && one.host === person && one.taken < one.capacity);
  return own.sort((a, b) => b.opened - a.opened)[0];
}

/** Does nobody else sit there yet? Then the table goes when this person leaves it. */
export function isAlone(table: TableFace, person: string | null): boolean {
  return table.status === 'open' && table.seats.every((seat) => seat.person === null || seat.person === person);
}

/** The seats whose turn it is. */
export function awaitedSeats(table: TableFace): SeatFace[] {
  const { awaited } = table;
  return awaited === 'all' ? [...table.seats] : table.seats.filter((seat) => awaited.includes(seat.seat));
}

/** The seat whose colour somebody wears: their own once seats are drawn, none before. */
export function colourOf(table: TableFace, seat: SeatFace): number | null {
  return table.status === 'open' ? null : seat.seat;
}

export interface ChipsShown {
  readonly seats: readonly SeatFace[];
  /** What the sign after them counts: free seats of an open table, or who else plays; nothing: there is no sign. */
  readonly more: number;
}

/** Whose chips a list shows: three, but on a phone two of a crowd that plays, with the sign in place of the third. */
export function chipsShown(table: TableFace, narrow: boolean): ChipsShown {
  const isOpen = table.status === 'open';
  const seats = table.seats.slice(0, narrow && !isOpen && table.seats.length > 3 ? 2 : 3);
  const free = isOpen ? table.capacity - table.taken : 0;
  return { seats, more: free || table.seats.length - seats.length };
}

export type Result = 'won' | 'lost' | 'drawn' | { place: number } | null;

/** How a finished game ended for a person: with two seats won or lost, with more their place. */
export function resultOf(table: TableFace, person: string): Result {
  const places = table.outcome?.places;
  const seat = table.seats.find((one) => one.person === person)?.seat ?? null;
  const place = seat === null ? undefined : places?.[seat];
  if (!places || place === undefined) return null;
  const best = places.filter((one) => one === 1).length;
  if (place === 1) return best === places.length && places.length > 1 ? 'drawn' : 'won';
  return places.length === 2 ? 'lost' : { place };
}
