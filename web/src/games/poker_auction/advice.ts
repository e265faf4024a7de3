/** A hint on the board: the card to sell, the amount to bid, or the button that passes; and the move in words. */
import type { Lit, Move } from '../../board/contract';
import type { Speech } from '../../words/speech';
import { hasTiles, type PokerView } from './view';
import { cardName } from './words';

/** The lot that is for sale, or the card that is to be laid. */
export function matter({ deal, round, phase, lot, mover }: PokerView): string {
  return lot ? `lot ${deal} ${lot.number}` : `${phase} ${deal} ${round} ${mover}`;
}

export function lit(_view: PokerView, move: Move): Lit {
  if (move.type === 'lay') return { [String(move.card)]: '' };
  return move.type === 'bid' ? { [`bid-${move.amount}`]: '', amount: String(move.amount) } : { pass: '' };
}

export function advise(view: PokerView, move: Move, words: Speech): string {
  if (move.type === 'lay') return words.word('board-advise-lay', { card: cardName(String(move.card), hasTiles(view), words) });
  return move.type === 'bid' ? words.word('board-advise-bid', { amount: Number(move.amount) }) : words.word('board-advise-pass');
}
