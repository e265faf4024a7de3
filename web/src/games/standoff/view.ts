/** The view of Standoff, as src/ridotto/games/standoff/view.py gives it, and the moves that a board makes of it. */
import type { Message, Move, View } from '../../protocol/forms';

/** Row and column, from 0, 0 at the top left. */
export type Square = readonly [number, number];
/** Credits, and minerals besides. */
export type Cost = readonly [number, number];
export type Kind = 'polyomino' | 'resource' | 'action' | 'satellite' | 'horse';
export type TokenName = 'refinery' | 'artillery' | 'forcefield';
export type Comparison = 'red-gun' | 'field' | 'order';

export interface Face {
  readonly kind: Kind;
  readonly play: Cost;
  readonly price: Cost;
  readonly blocks: number;
  readonly credits: number;
}

export interface Token {
  readonly square: Square;
  readonly token: TokenName;
  readonly seat: number;
}

export interface Playable {
  readonly card: string;
  readonly asks: 'nothing' | 'square' | 'seat' | 'cards' | 'squares';
  readonly squares?: readonly Square[];
  readonly seats?: readonly number[];
  readonly cards?: readonly string[];
  readonly most?: number;
  readonly blocks?: number;
}

export interface Unplayable {
  readonly card: string;
  readonly rule: string;
  readonly message: Message;
  readonly short?: Cost;
}

export interface You {
  readonly may?: readonly string[];
  readonly play?: readonly Playable[];
  readonly unplayable?: readonly Unplayable[];
  readonly free?: readonly Square[];
  readonly anchors?: readonly Square[];
  readonly credit?: readonly string[];
  readonly convert?: number;
  readonly discard?: readonly string[];
  readonly bart?: readonly string[];
  readonly buy?: readonly string[];
  readonly mine?: number;
  readonly fire?: readonly { readonly square: Square; readonly targets: readonly Square[] }[];
  readonly choose?: readonly string[];
  readonly least?: number;
  readonly most?: number;
}

export interface StandoffView extends View {
  readonly expansions: readonly string[];
  readonly prices: string;
  readonly cards: Readonly<Record<string, Face>>;
  readonly red_gun: readonly Square[];
  readonly small_patches: readonly Square[];
  readonly large_patches: readonly Square[];
  readonly shapes: Readonly<Record<string, readonly (readonly [string, readonly Square[]])[]>>;
  readonly reach: Readonly<Partial<Record<TokenName, readonly Square[]>>>;
  readonly order: readonly string[];
  readonly number: number;
  readonly player: number;
  readonly phase: 'action' | 'choose' | 'discard' | 'over';
  readonly actions: number;
  readonly acted: number;
  readonly placed: boolean;
  readonly copies: string | null;
  readonly next_free: boolean;
  readonly extra: boolean;
  readonly question: { readonly card: 'hack' | 'early-access'; readonly seat: number } | null;
  readonly board: readonly string[];
  readonly tokens: readonly Token[];
  readonly in_gun: readonly number[];
  readonly black_in_gun: number;
  readonly on_field: readonly number[];
  readonly decided_by: Comparison | null;
  readonly markets: {
    readonly permanent: Readonly<Record<string, number>>;
    readonly temporary: readonly string[];
    readonly pile: number;
  };
  readonly budgets: readonly number[];
  readonly minerals: readonly number[];
  readonly bonds: readonly number[];
  readonly hand_sizes: readonly number[];
  readonly deck_sizes: readonly number[];
  readonly discards: readonly (readonly string[])[];
  readonly trash: readonly string[];
  readonly satellites: readonly (readonly string[])[];
  readonly known: readonly (readonly string[])[];
  readonly hand?: readonly string[];
  readonly deck?: Readonly<Record<string, number>>;
  readonly you?: You;
}

export const moves = {
  draw: (): Move => ({ type: 'draw' }),
  discard: (card: string): Move => ({ type: 'discard', card }),
  scrap: (card: string): Move => ({ type: 'discard', card, bart: true }),
  credit: (card: string): Move => ({ type: 'credit', card }),
  convert: (minerals: number): Move => ({ type: 'convert', minerals }),
  place: (card: string, squares: readonly Square[]): Move => ({ type: 'place', card, squares }),
  play: (card: string, aim: { square?: Square; seat?: number; cards?: readonly string[] } = {}): Move => ({
    type: 'play',
    card,
    ...aim,
  }),
  choose: (card: string): Move => ({ type: 'choose', card }),
  buy: (card: string): Move => ({ type: 'buy', card }),
  mine: (): Move => ({ type: 'mine' }),
  fire: (from: Square, at: Square): Move => ({ type: 'fire', from, at }),
  end: (): Move => ({ type: 'end' }),
  drop: (cards: readonly string[]): Move => ({ type: 'drop', cards }),
};
