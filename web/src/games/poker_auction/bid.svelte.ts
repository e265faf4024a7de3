/** The amount that is about to be bid: the least that may be, or for whoever leads their bid, until its owner chooses one. What they have chosen only they change. */
import type { Move } from '../../board/contract';
import { mayBid, raises, stepped } from './targets';
import type { PokerView } from './view';

const MOST_DIGITS = 9;

/** What is proposed to whoever has chosen nothing: nobody who leads is asked to outbid themselves. */
function proposed({ lot, seat, you }: PokerView): number | null {
  if (!you?.bid) return null;
  return lot && lot.bidder === seat ? lot.bid : you.bid.least;
}

export class Bid {
  amount: number | null = $state(null);
  #lot = '';
  #typing = false;
  #chosen = false;

  /** Something happened: if another lot is for sale, begin anew. */
  see(view: PokerView): void {
    const lot = view.lot ? `${view.deal}/${view.lot.number}` : '';
    const fresh = lot !== this.#lot;
    this.#lot = lot;
    if (fresh) this.#typing = this.#chosen = false;
    const amount = proposed(view);
    if (fresh || (this.amount === null && !this.#typing) || (!this.#chosen && amount !== null)) this.amount = amount;
  }

  /** Chosen, or written into the field; an emptied field stays empty. */
  set(amount: number | null): void {
    this.amount = amount;
    this.#typing = amount === null;
    this.#chosen = true;
  }

  /** A digit: the first one begins a new amount. */
  type(digit: string, view: PokerView): boolean {
    if (!view.you?.bid) return false;
    const before = this.#typing && this.amount !== null ? String(this.amount) : '';
    this.amount = Number((before + digit).slice(0, MOST_DIGITS));
    this.#typing = this.#chosen = true;
    return true;
  }

  erase(view: PokerView): boolean {
    if (!view.you?.bid || this.amount === null) return false;
    const left = String(this.amount).slice(0, -1);
    this.amount = left ? Number(left) : null;
    this.#typing = this.#chosen = true;
    return true;
  }

  step(steps: number, view: PokerView): boolean {
    if (!view.you?.bid) return false;
    this.set(stepped(this.amount ?? 0, steps, view.you.bid));
    return true;
  }

  raise(place: number, view: PokerView): boolean {
    const choice = view.you?.bid && view.lot ? raises(view.you.bid, view.lot.bid)[place] : undefined;
    if (!choice?.possible) return false;
    this.set(choice.amount);
    return true;
  }

  clear(view: PokerView): void {
    this.set(proposed(view));
  }

  /** Exactly what the button says, or nothing. */
  move(view: PokerView): Move | null {
    const amount = this.amount;
    this.#typing = false;
    return mayBid(amount, view.you?.bid ?? null) ? { type: 'bid', amount } : null;
  }
}
