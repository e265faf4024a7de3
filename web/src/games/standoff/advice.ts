/** A hint on the board: the cards and buttons of its move, the squares that it names, and the move in words. */
import type { Lit, Move } from '../../board/contract';
import type { Speech } from '../../words/speech';
import type { Square, StandoffView } from './view';

interface Named extends Move {
  readonly card: string;
  readonly cards?: readonly string[];
  readonly squares?: readonly Square[];
  readonly square?: Square;
  readonly seat?: number;
  readonly from?: Square;
  readonly at?: Square;
  readonly minerals?: number;
}

/** The squares that a move names: where blocks go, what a card or a shot is aimed at. */
export function squaresOf(move: Move | null): readonly Square[] {
  const { squares, square, from, at } = (move ?? {}) as Partial<Named>;
  return [...(squares ?? []), ...(square ? [square] : []), ...(from ? [from] : []), ...(at ? [at] : [])];
}

/** The places in the hand of these cards, each taken once. */
function placesOf(hand: readonly string[], cards: readonly string[]): number[] {
  const left = hand.map((card, place) => ({ card, place }));
  return cards.flatMap((card) => {
    const at = left.findIndex((held) => held.card === card);
    return at < 0 ? [] : left.splice(at, 1).map(({ place }) => place);
  });
}

const inHand = (view: StandoffView, cards: readonly string[]): Lit =>
  Object.fromEntries(placesOf(view.hand ?? [], cards).map((place) => [`hand-${place}`, '']));

/** A card of the market: its tile, or the button that opens the market. */
function inMarket(view: StandoffView, card: string): Lit {
  const slot = view.markets.temporary.indexOf(card);
  return { market: '', [slot < 0 ? `buy-${card}` : `slot-${slot}`]: '' };
}

export function lit(view: StandoffView, move: Move): Lit {
  const { card, cards = [], seat, minerals } = move as Named;
  switch (move.type) {
    case 'buy':
      return inMarket(view, card);
    case 'choose':
      return { [`choose-${view.you?.choose?.indexOf(card) ?? 0}`]: '', 'look-back': '' };
    case 'convert':
      return { trade: minerals === 1 ? '' : String(minerals) };
    case 'drop':
      return cards.length ? inHand(view, cards) : { do: '' };
    case 'discard':
      return { ...inHand(view, [card]), discard: '', scrap: '' };
    case 'credit':
    case 'place':
    case 'play':
      return { ...inHand(view, [card, ...cards]), ...(seat === undefined ? {} : { [`seat-${seat}`]: '' }) };
    default:
      return { [move.type]: '' };
  }
}

/** Where it goes; what it is, and on which card, the reason says already. */
export function advise(_view: StandoffView, move: Move, words: Speech): string {
  const squares = squaresOf(move);
  if (!squares.length) return '';
  return words.word('board-advise-squares', { count: squares.length, squares: squares.map(([row, column]) => `${row},${column}`).join(' ') });
}
