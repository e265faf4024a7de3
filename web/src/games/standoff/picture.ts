/** What is drawn for a view of Standoff. */
import { SQUARES, keyOf, outline, stepsFrom } from './field';
import type { Cost, Face, Square, StandoffView, TokenName } from './view';

export interface Block {
  readonly square: Square;
  readonly seat: number;
}

export interface TokenPicture extends Block {
  readonly token: TokenName;
  /** The squares that it reaches; none for a refinery. */
  readonly reach: readonly Square[];
}

/** A square of the Red Gun in the gauge: somebody's, black or open. */
export type Slot = number | 'black' | 'open';

export interface HandCard {
  readonly card: string;
  readonly face: Face;
  /** Which of the hand it is, for keys and for telling cards that are alike apart. */
  readonly place: number;
  /** `now`: it can be played; `free`: a resource card; `off`: not now. */
  readonly state: 'now' | 'free' | 'off';
  /** What is lacking to pay for it. */
  readonly short: Cost | null;
}

export interface Tile {
  readonly card: string;
  readonly face: Face;
  /** Cards left in its pile; null in the temporary market. */
  readonly left: number | null;
  readonly affordable: boolean;
}

export interface Purse {
  readonly seat: number;
  readonly credits: number;
  readonly minerals: number;
  /** Actions left, and all that the turn has so far; null where it is not this seat's turn. */
  readonly actions: number | null;
  readonly all: number;
  readonly bonds: number;
}

export interface StandoffPicture {
  readonly blocks: readonly Block[];
  readonly walls: readonly Square[];
  readonly patches: readonly { readonly square: Square; readonly large: boolean }[];
  readonly gunEdge: string;
  readonly tokens: readonly TokenPicture[];
  readonly slots: readonly Slot[];
  readonly open: number;
  readonly purse: Purse;
  readonly hand: readonly HandCard[];
  readonly permanent: readonly Tile[];
  readonly temporary: readonly Tile[];
}

export function picture(view: StandoffView): StandoffPicture {
  const slots = slotsOf(view);
  return {
    blocks: blocksOf(view),
    walls: SQUARES.filter((square) => markAt(view, square) === '#'),
    patches: [
      ...view.small_patches.map((square) => ({ square, large: false })),
      ...view.large_patches.map((square) => ({ square, large: true })),
    ].filter(({ square }) => markAt(view, square) === '.'),
    gunEdge: outline(view.red_gun),
    tokens: view.tokens.map((token) => ({ ...token, reach: stepsFrom(token.square, view.reach[token.token] ?? []) })),
    slots,
    open: slots.filter((slot) => slot === 'open').length,
    purse: purseOf(view),
    hand: handOf(view),
    permanent: view.order.flatMap((card) => {
      const left = view.markets.permanent[card];
      return left === undefined ? [] : [tileOf(view, card, left)];
    }),
    temporary: view.markets.temporary.map((card) => tileOf(view, card, null)),
  };
}

/** What the board shows on a square: `.` empty, `#` black, a digit somebody's block. */
export function markAt(view: StandoffView, [row, column]: Square): string {
  return view.board[row]?.[column] ?? '.';
}

function blocksOf(view: StandoffView): Block[] {
  return SQUARES.flatMap((square) => {
    const mark = markAt(view, square);
    return mark === '.' || mark === '#' ? [] : [{ square, seat: Number(mark) }];
  });
}

/** The seat whose side the board takes: the own one, or for an onlooker the first. */
export function near(view: StandoffView): number {
  return view.seat ?? 0;
}

/** You from the left, then what is open, the black ones, the others by seat. */
function slotsOf(view: StandoffView): Slot[] {
  const me = near(view);
  const others = view.in_gun.flatMap((count, seat) => (seat === me ? [] : Array<Slot>(count).fill(seat)));
  const own = Array<Slot>(view.in_gun[me] ?? 0).fill(me);
  const black = Array<Slot>(view.black_in_gun).fill('black');
  const open = Array<Slot>(view.red_gun.length - own.length - black.length - others.length).fill('open');
  return [...own, ...open, ...black, ...others];
}

/** The own purse; for an onlooker that of whoever's turn it is. */
function purseOf(view: StandoffView): Purse {
  const seat = view.seat ?? view.player;
  const acting = seat === view.player && view.phase !== 'over';
  return {
    seat,
    credits: view.budgets[seat] ?? 0,
    minerals: view.minerals[seat] ?? 0,
    actions: acting ? view.actions : null,
    all: view.actions + view.acted,
    bonds: view.bonds[seat] ?? 0,
  };
}

function handOf(view: StandoffView): HandCard[] {
  const { you } = view;
  const free = new Set(you?.credit);
  const unplayable = new Map(you?.unplayable?.map((card) => [card.card, card]));
  return (view.hand ?? []).map((card, place) => ({
    card,
    face: faceOf(view, card),
    place,
    state: free.has(card) ? 'free' : unplayable.has(card) ? 'off' : 'now',
    short: unplayable.get(card)?.short ?? null,
  }));
}

export function faceOf(view: StandoffView, card: string): Face {
  return view.cards[card] ?? { kind: 'horse', play: [0, 0], price: [0, 0], blocks: 0, credits: 0 };
}

function tileOf(view: StandoffView, card: string, left: number | null): Tile {
  return { card, face: faceOf(view, card), left, affordable: view.you?.buy?.includes(card) ?? false };
}

/** Cards alike counted together, in the order in which they come. */
export function counted(cards: readonly string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts];
}

/** A set of squares to ask of: is this one among them? */
export function setOf(squares: readonly Square[] | undefined): ReadonlySet<string> {
  return new Set((squares ?? []).map(keyOf));
}
