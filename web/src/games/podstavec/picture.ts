/** What the board of Podstavec shows of a view. Pure: the same view gives the same picture. */
import type { Colour, Display, Lot, PodstavecView } from './forms';

/** A pedestal in a display, with its ball or empty. */
export type Stand = Colour | null;

export interface Shelf {
  readonly seat: number;
  readonly stands: readonly Stand[];
  /** What this player sends is in, and still hidden. */
  readonly sealed: boolean;
}

export interface Worth {
  readonly colour: Colour;
  /** How many balls of this colour stand in all displays. */
  readonly count: number;
  /** 1 is worth most. */
  readonly place: number;
}

export interface Picture {
  /** The shelf at the bottom: the own one, or the first seat's for an onlooker. */
  readonly own: Shelf;
  /** The others in order of play after it. */
  readonly others: readonly Shelf[];
  readonly values: readonly Worth[];
  readonly supply: number;
  readonly spoils: Lot;
  /** Pedestals in bag and display, and how many end the game; null for an onlooker. */
  readonly held: number | null;
}

export function total(display: Display): number {
  return display.red + display.white + display.black + display.empty;
}

/** A display as stands, the most valuable balls first, empty ones last. */
export function stands(display: Display, values: readonly Colour[]): Stand[] {
  const filled = values.flatMap((colour) => Array.from({ length: display[colour] }, (): Stand => colour));
  return [...filled, ...Array.from({ length: display.empty }, (): Stand => null)];
}

/** The pieces of a lot in the order in which they lie: pedestals, then balls by value. */
export function pieces(lot: Lot, values: readonly Colour[]): ('pedestals' | Colour)[] {
  const kinds = ['pedestals', ...values] as const;
  return kinds.flatMap((kind) => Array.from({ length: lot[kind] }, () => kind));
}

export function worth(displays: readonly Display[], values: readonly Colour[]): Worth[] {
  return values.map((colour, index) => ({
    colour, place: index + 1, count: displays.reduce((sum, display) => sum + display[colour], 0),
  }));
}

/** The phase as it is shown: a game that somebody resigned is over, whatever was being done. */
export function phaseOf(view: PodstavecView): PodstavecView['phase'] {
  return view.outcome ? 'over' : view.phase;
}

export function picture(view: PodstavecView): Picture {
  const seats = view.displays.length;
  const eyes = view.seat ?? 0;
  const waiting = (seat: number) => view.turn === 'all' || view.turn.includes(seat);
  const shelf = (seat: number): Shelf => ({
    seat,
    stands: stands(view.displays[seat]!, view.values),
    sealed: phaseOf(view) !== 'over' && !waiting(seat),
  });
  const own = view.displays[eyes]!;
  return {
    own: shelf(eyes),
    others: Array.from({ length: seats - 1 }, (_, index) => shelf((eyes + 1 + index) % seats)),
    values: worth(view.displays, view.values),
    supply: view.supply,
    spoils: view.spoils,
    held: view.bag ? view.bag.pedestals + total(own) : null,
  };
}

const LETTERS = 10;
/** A name that is written smaller where there is little room. */
export const isLong = (name: string): boolean => name.length > LETTERS;
