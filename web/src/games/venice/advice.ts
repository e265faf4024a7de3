/** A hint on the board: the day, the lot with its price, the standing bid, or the loan; and the move in words. */
import type { Lit, Move } from '../../board/contract';
import type { Speech } from '../../words/speech';
import type { Standing, VeniceMove, VeniceView } from './forms';
import { bidTarget, rowTarget, tabTarget } from './targets';

/** The next auction. */
export const matter = ({ held }: VeniceView): string => String(held);

/** The day on whose page a hint is to be seen; null: on that of any day. */
export function dayOf(view: VeniceView, wanted: Move): number | null {
  const move = wanted as VeniceMove;
  if (move.type === 'bid') return move.auction;
  return move.type === 'change' || move.type === 'withdraw' ? (standing(view, move.bid)?.auction ?? null) : null;
}

const standing = (view: VeniceView, bid: number): Standing | null => view.bids?.find((each) => each.bid === bid) ?? null;
const written = ({ price, count }: { readonly price: number; readonly count: number }): string => `${price} × ${count}`;

/** Where a move on a bid is to be found: the tab of its day, and its row on the page of that day. */
function places(auction: number, item: string, mark: string): Lit {
  return { [tabTarget(auction)]: '', [rowTarget(auction, item)]: mark };
}

export function lit(view: VeniceView, wanted: Move): Lit {
  const move = wanted as VeniceMove;
  if (move.type === 'borrow') return { borrow: String(move.amount) };
  if (move.type === 'ready') return { ready: '' };
  if (move.type === 'bid') return places(move.auction, move.item, written(move));
  const bid = standing(view, move.bid);
  if (!bid) return {};
  const mark = move.type === 'change' ? written(move) : '';
  return { ...places(bid.auction, bid.item, mark), [bidTarget(bid.bid)]: '' };
}

export function advise(view: VeniceView, wanted: Move, words: Speech): string {
  const move = wanted as VeniceMove;
  if (move.type === 'borrow') return words.word('board-advise-borrow', { amount: move.amount });
  if (move.type === 'ready') return words.word('board-advise-ready');
  const bid = move.type === 'bid' ? move : standing(view, move.bid);
  if (!bid) return '';
  const { price, count } = move.type === 'withdraw' ? bid : move;
  return words.word(`board-advise-${move.type}`, { item: words.named('item', bid.item), auction: bid.auction, price, count });
}
