/** What Podstavec's view and moves look like on the wire. */
import type { Move, View } from '../../board/contract';

export type Colour = 'red' | 'white' | 'black';
export type Kind = Colour | 'pedestals';

export interface Lot {
  readonly red: number;
  readonly white: number;
  readonly black: number;
  readonly pedestals: number;
}
export interface Display {
  readonly red: number;
  readonly white: number;
  readonly black: number;
  readonly empty: number;
}
export interface ShownBid extends Lot {
  readonly seat: number;
  readonly laid: readonly Colour[];
}
export interface LastAuction {
  readonly round: number;
  readonly values: readonly Colour[];
  readonly spoils: Lot;
  readonly bids: readonly ShownBid[];
  readonly tied: readonly number[];
  readonly winner: number | null;
  readonly clause: string;
  readonly column: number | null;
}
export interface Arrange extends Move, Display {
  readonly type: 'arrange';
}
export interface Bid extends Move, Lot {
  readonly type: 'bid';
}
export interface PodstavecView extends View {
  readonly round: number;
  readonly phase: 'arrange' | 'bid' | 'over';
  readonly scoring: 'colour-first' | 'count-first';
  readonly colours: readonly Colour[];
  readonly ends_at: number;
  readonly earliest: readonly (number | null)[];
  readonly displays: readonly Display[];
  readonly supply: number;
  readonly spoils: Lot;
  readonly values: readonly Colour[];
  readonly last: LastAuction | null;
  readonly bag?: Lot;
  readonly you?: {
    readonly may: 'arrange' | 'bid' | null;
    readonly most: Lot | null;
    readonly sent: Arrange | Bid | null;
  };
}

export const NOTHING: Lot = { red: 0, white: 0, black: 0, pedestals: 0 };

/** The numbers of a lot as values of a sentence. */
export function spoken(lot: Lot): Record<string, number> {
  return { red: lot.red, white: lot.white, black: lot.black, pedestals: lot.pedestals };
}
