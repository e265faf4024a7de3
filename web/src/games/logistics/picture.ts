/** What is drawn of a position: two rows that face each other, the vaults at their ends, the stocks. */
import { SIZES, type Gift, type Groups, type LogisticsView, type Pyramid, type Stack } from './forms';

export interface Spot {
  readonly side: number;
  readonly card: number;
  readonly stack: Stack;
  readonly tag: 'tree' | 'nest' | null;
  /** The last move ended here. */
  readonly recent: boolean;
}

export interface Vault {
  readonly side: number;
  readonly score: number;
  readonly groups: Groups;
  readonly recent: boolean;
}

/** The pyramids of one colour that a stock has. */
export interface Hue {
  readonly colour: string;
  readonly letter: string;
  readonly kinds: readonly { readonly pyramid: Pyramid; readonly count: number }[];
}

export interface Stock {
  readonly side: number;
  readonly hues: readonly Hue[];
  readonly total: number;
}

export interface Side {
  readonly side: number;
  readonly spots: readonly Spot[];
  readonly vault: Vault;
  readonly stock: Stock;
}

/** What captures give: a line of the list beside the row, with the colours that give it. */
export interface GiftLine {
  readonly gives: Gift;
  readonly colours: readonly { readonly colour: string; readonly letter: string }[];
  /** It may be used now. */
  readonly now: boolean;
}

export interface Picture {
  readonly cards: number;
  /** The side that is drawn below: one's own, or for onlookers that of the first seat. */
  readonly below: Side;
  readonly above: Side;
  readonly gifts: readonly GiftLine[];
}

/** With more colours than one palette has, a stock shows those of which it has some. */
const PALETTE = 5;

function stockOf(view: LogisticsView, side: number): Stock {
  const counts = view.stocks[side] ?? {};
  const hues = view.colours.map(({ colour, letter }) => ({
    colour,
    letter,
    kinds: SIZES.map((size) => ({ pyramid: size + letter, count: counts[size + letter] ?? 0 })),
  }));
  const shown = view.colours.length <= PALETTE ? hues : hues.filter((hue) => hue.kinds.some((kind) => kind.count));
  return { side, hues: shown, total: Object.values(counts).reduce((sum, count) => sum + count, 0) };
}

function sideOf(view: LogisticsView, side: number): Side {
  const row = view.cards[side] ?? [];
  const marked = (place: number) => view.recent.some(([at, card]) => at === side && card === place);
  const tagOf = (card: number) => {
    if (view.guarded[side]?.includes(card)) return 'tree' as const;
    return view.nests[side]?.includes(card) ? ('nest' as const) : null;
  };
  return {
    side,
    spots: row.map((stack, card) => ({ side, card, stack, tag: tagOf(card), recent: marked(card) })),
    vault: {
      side,
      score: view.scores[side] ?? 0,
      groups: view.groups[side] ?? { solid: [], mixed: [], others: [] },
      recent: marked(row.length),
    },
    stock: stockOf(view, side),
  };
}

/** One line for each kind of power; where both palettes are in play two colours stand before it. */
function giftsOf(view: LogisticsView): readonly GiftLine[] {
  const kinds = [...new Set(view.colours.map(({ gives }) => gives))];
  return kinds.map((gives) => {
    const colours = view.colours.filter((one) => one.gives === gives);
    return { gives, colours, now: colours.some(({ colour }) => view.power.includes(colour)) };
  });
}

export function picture(view: LogisticsView): Picture {
  const below = view.seat ?? 0;
  return {
    cards: view.cards[0]?.length ?? 0,
    below: sideOf(view, below),
    above: sideOf(view, 1 - below),
    gifts: giftsOf(view),
  };
}
