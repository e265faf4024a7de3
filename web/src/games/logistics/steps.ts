/** From one position to the next, piece by piece: each hop of a sowing, each capture, each use of a power is a step.
 * What flies is drawn by `Flights.svelte`; how long it takes stands below. */
import type { Happening, Step } from '../../board/contract';
import { isSown, type Captured, type LogisticsView, type Moved, type Sown, type Stack, type Swapped } from './forms';

/** Where something flies from or to: a card, the vault (the place after the last card), or the stock of a side. */
export interface Spot {
  readonly side: number;
  readonly place: number | 'stock';
  /** On a card, how high; absent: on top. */
  readonly height?: number;
}

export interface Flight {
  readonly pyramids: Stack;
  readonly from: Spot;
  readonly to: Spot;
}

/** What flies during a step; the view of the step no longer holds it. */
export interface Flying {
  readonly flights: readonly Flight[];
  /** A capture: it flies straight. */
  readonly prize?: boolean;
}

export const HOP = 240;
export const CAPTURE = 400;
export const MOVE = 240;

type Position = Pick<LogisticsView, 'cards' | 'stocks' | 'vaults' | 'guarded' | 'nests' | 'groups' | 'scores'>;

/** A position that is changed on the way; what is not told of stays as it was. */
class Way {
  #view: LogisticsView;
  constructor(before: LogisticsView, after: LogisticsView) {
    const { player, phase, turn, turn_number, recent, power } = after; // the line says all the while whose power comes
    this.#view = { ...before, player, phase, turn, turn_number, recent, you: undefined, power, powers: [] };
  }

  get view(): LogisticsView {
    return this.#view;
  }

  #set(change: Partial<Position>): void {
    this.#view = { ...this.#view, ...change };
  }

  /** Put another stack on a card; whether it is a tree is told at the end of the way. */
  stack(side: number, card: number, change: (stack: Stack) => Stack): void {
    const cards = this.#view.cards.map((row, at) =>
      at === side ? row.map((stack, on) => (on === card ? change(stack) : stack)) : row,
    );
    const without = (marks: readonly (readonly number[])[]) =>
      marks.map((row, at) => (at === side ? row.filter((on) => on !== card) : row));
    this.#set({ cards, guarded: without(this.#view.guarded), nests: without(this.#view.nests) });
  }

  mark(side: number, card: number, what: 'guarded' | 'nests'): void {
    const marks = this.#view[what].map((row, at) => (at === side ? [...row, card] : row));
    this.#set({ [what]: marks });
  }

  /** One more or one fewer of a kind in a stock. */
  stock(side: number, pyramid: string, by: number): void {
    const stocks = this.#view.stocks.map((stock, at) =>
      at === side ? { ...stock, [pyramid]: (stock[pyramid] ?? 0) + by } : stock,
    );
    this.#set({ stocks });
  }

  /** A vault as it is after all; its groups are the house's to make. */
  vault(side: number, after: LogisticsView): void {
    const pick = <T>(mine: readonly T[], theirs: readonly T[]) => mine.map((one, at) => (at === side ? theirs[at] ?? one : one));
    this.#set({
      vaults: pick(this.#view.vaults, after.vaults),
      groups: pick(this.#view.groups, after.groups),
      scores: pick(this.#view.scores, after.scores),
    });
  }
}

function sowing(way: Way, event: Sown): Step<LogisticsView>[] {
  const { seat, card } = event;
  const from: Spot = { side: seat, place: card ?? 'stock' };
  return event.landings.map(({ pyramids, place, makes }) => {
    if (card === undefined) way.stock(seat, pyramids[0] ?? '', -1);
    else way.stack(seat, card, (stack) => stack.slice(0, stack.length - pyramids.length));
    const step = fly('hop', HOP, way, [{ pyramids, from, to: { side: seat, place } }]);
    if (place < (way.view.cards[seat]?.length ?? 0)) {
      way.stack(seat, place, (stack) => [...stack, ...pyramids]);
      if (makes) way.mark(seat, place, makes === 'tree' ? 'guarded' : 'nests');
    }
    return step;
  });
}

function fly(name: string, ms: number, way: Way, flights: readonly Flight[], prize = false): Step<LogisticsView, Flying> {
  return { name, ms, view: way.view, data: { flights, prize } };
}

function capture(way: Way, event: Captured, after: LogisticsView): Step<LogisticsView> {
  way.stack(event.from_seat, event.card, () => []);
  const to: Spot = { side: event.seat, place: way.view.cards[event.seat]?.length ?? 0 };
  const from: Spot = { side: event.from_seat, place: event.card, height: 0 };
  const step = fly('capture', CAPTURE, way, [{ pyramids: event.pyramids, from, to }], true);
  way.vault(event.seat, after);
  return step;
}

function lifted(way: Way, event: Moved, to: Spot, after: LogisticsView): Step<LogisticsView> {
  const { owner_seat: side, card } = event;
  way.stack(side, card, (stack) => stack.slice(0, -1));
  const step = fly('move', MOVE, way, [{ pyramids: [event.pyramid], from: { side, place: card }, to }]);
  if (to.place === 'stock') way.stock(side, event.pyramid, 1);
  else if (event.vaulted) way.vault(side, after);
  else way.stack(side, to.place, (stack) => [...stack, event.pyramid]);
  return step;
}

function swapped(way: Way, event: Swapped): Step<LogisticsView> {
  const side = event.owner_seat;
  const first: Spot = { side, place: event.first_card, height: event.first_height };
  const second: Spot = { side, place: event.second_card, height: event.second_height };
  const step = fly('swap', MOVE, way, [
    { pyramids: [event.first_pyramid], from: first, to: second },
    { pyramids: [event.second_pyramid], from: second, to: first },
  ]);
  const put = (card: number, height: number, pyramid: string) =>
    way.stack(side, card, (stack) => stack.map((one, at) => (at === height ? pyramid : one)));
  put(event.first_card, event.first_height, event.second_pyramid);
  put(event.second_card, event.second_height, event.first_pyramid);
  return step;
}

function taken(way: Way, event: Moved, after: LogisticsView): Step<LogisticsView> {
  const side = event.owner_seat;
  way.vault(side, after);
  const from: Spot = { side, place: way.view.cards[side]?.length ?? 0 };
  const step = fly('move', MOVE, way, [{ pyramids: [event.pyramid], from, to: { side, place: 'stock' } }]);
  way.stock(side, event.pyramid, 1);
  return step;
}

/** The steps of what happened between two positions; none where the first is not known. */
export function steps(before: LogisticsView | null, events: readonly Happening[], after: LogisticsView): Step<LogisticsView>[] {
  if (!before || before.cards[0]?.length !== after.cards[0]?.length) return [];
  const way = new Way(before, after);
  return events.flatMap((event): Step<LogisticsView>[] => {
    if (isSown(event)) return sowing(way, event);
    const one = event as unknown as Captured & Moved & Swapped;
    switch (event.type) {
      case 'vaulted':
        way.vault(one.seat, after);
        return [];
      case 'captured':
        return [capture(way, one, after)];
      case 'advanced':
        return [lifted(way, one, { side: one.owner_seat, place: one.place }, after)];
      case 'returned':
        return [lifted(way, one, { side: one.owner_seat, place: 'stock' }, after)];
      case 'swapped':
        return [swapped(way, one)];
      case 'taken':
        return [taken(way, one, after)];
      default:
        return [];
    }
  });
}

