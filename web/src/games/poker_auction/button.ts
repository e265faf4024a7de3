/** What the bid button says: the amount, that there is a least to choose (`raise`), or why it is off. */
import { mayBid } from './targets';
import type { PokerView } from './view';

export type ButtonState = 'bid' | 'raise' | 'hold' | 'step' | 'dear' | 'spent' | 'passed' | 'full' | 'wait' | 'out';

export function buttonState(view: PokerView, amount: number | null): ButtonState {
  const { you, lot, seat } = view;
  if (you?.bid) {
    if (mayBid(amount, you.bid)) return 'bid';
    if (amount !== null && amount > you.bid.most) return 'dear';
    if (amount !== null && amount >= you.bid.least) return 'step';
    return lot?.bidder === seat ? 'hold' : 'raise';
  }
  return whyNot(view);
}

/** Why nothing can be bid, as far as the view shows it. */
function whyNot({ lot, seat, out, hand, full_hand, mover, mode, balances }: PokerView): ButtonState {
  if (seat === null) return 'wait';
  if (out.includes(seat)) return 'out';
  if (!lot) return 'wait';
  if (lot.bidder === seat) return 'hold';
  if (lot.declined.includes(seat)) return 'passed';
  if (full_hand && (hand?.length ?? 0) >= full_hand) return 'full';
  if (!lot.bids_left[seat]) return 'spent';
  if (mode === 'open-deck' && mover !== seat && lot.bidders.includes(seat)) return 'wait';
  return (balances[seat] ?? 0) <= lot.bid ? 'dear' : 'wait';
}
