/** What moves on the way from one position to the next. Bids never wait: a number rolls while the next may come. */
import type { Happening, Step } from '../../board/contract';
import type { PokerView } from './view';

/** Something that flies over the felt: a card, or chips. */
export interface Flight {
  readonly card: string | null;
  /** Where from and where to: `ring`, `bank`, `hand`, `deck`, `passed` or `seat-3`. */
  readonly from: string;
  readonly to: string;
  /** Chips that go elsewhere at the same time: places. */
  readonly coins: readonly string[];
}

/** The last showdown stays until it is waved away, or as long as any; then the result is told. */
export const LAST_SHOWDOWN = 'showdown';
export const LAY_MS = 180;
export const SOLD_MS = 400;

/** A hand of a showdown turns over so long, and so does each after it. */
export const TURN_MS = 400;
const MANY = 5;

/** When the hand of a place turns over: the best one last, and many hands faster one after another. */
export const turnedAt = (place: number, hands: number): number => (hands - 1 - place) * (hands > MANY ? TURN_MS / 2 : TURN_MS);
/** When all have turned. */
export const turnsFor = (hands: number): number => turnedAt(0, hands) + TURN_MS;

const place = (seat: unknown): string => `seat-${String(seat)}`;

export function steps(before: PokerView | null, events: readonly Happening[], after: PokerView): readonly Step<PokerView, Flight>[] {
  if (!before) return [];
  const ends = before.phase !== 'over' && after.phase === 'over' && after.showdown;
  const last = ends ? [{ name: LAST_SHOWDOWN, ms: 0, least: turnsFor(ends.hands.length), view: after, waits: true }] : [];
  return [...flights(before, events), ...last];
}

function flights(before: PokerView, events: readonly Happening[]): readonly Step<PokerView, Flight>[] {
  return events.flatMap((event) => {
    const flight = flightOf(event);
    if (!flight) return [];
    const ms = flight.from === 'ring' ? SOLD_MS : LAY_MS;
    return [{ name: event.type, ms, view: { ...before, due: null }, data: flight }];
  });
}

function flightOf(event: Happening): Flight | null {
  const card = typeof event.card === 'string' ? event.card : null;
  switch (event.type) {
    case 'card-laid':
      return { card, from: place(event.seat), to: 'ring', coins: [] };
    case 'card-sold': {
      const own = event.own === true;
      return { card, from: 'ring', to: place(event.seat), coins: own ? ['bank'] : ['bank', place(event.seller_seat)] };
    }
    case 'card-taken-back':
      return { card, from: 'ring', to: place(event.seat), coins: [] };
    case 'card-bought':
      return { card, from: 'ring', to: place(event.seat), coins: ['bank'] };
    case 'card-passed-out':
      return { card, from: 'ring', to: 'passed', coins: [] };
    case 'card-opened':
      return { card, from: 'deck', to: 'ring', coins: [] };
    case 'card-taken':
      return { card, from: 'deck', to: place(event.seat), coins: [] };
    default:
      return null;
  }
}
