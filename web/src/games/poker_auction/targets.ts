/** What may be picked up and where it goes. Reads only what the view offers. */
import type { Target } from '../../board/contract';
import type { Amounts, PokerView } from './view';

/** The place of the lot, where a card is laid. */
export const RING = 'ring';

export function targets({ you, lot }: PokerView, held: string | null): readonly Target[] {
  if (!you) return [];
  if (held !== null) return you.lay.includes(held) ? [{ id: RING, move: { type: 'lay', card: held }, key: 'Enter' }] : [];
  const cards = you.lay.map((card) => ({ id: card }));
  const bids = you.bid ? raises(you.bid, lot?.bid ?? 0).filter((raise) => raise.possible).map(bidTarget) : [];
  const pass = you.may_pass ? [{ id: 'pass', move: { type: 'pass' }, key: 'p' }] : [];
  return [...cards, ...bids, ...pass];
}

function bidTarget({ amount }: Raise, place: number): Target {
  return { id: `bid-${amount}`, move: { type: 'bid', amount }, key: 'qwer'[place] ?? '' };
}

export interface Raise {
  readonly amount: number;
  /** How much it is above the highest bid. */
  readonly above: number;
  readonly possible: boolean;
}

const ABOVE = [1, 10, 25, 50] as const;
const STEPS_ABOVE = [0, 1, 3, 6] as const;

/** Four amounts that are quickly chosen, the least first: +1, +10, +25, +50, or as many steps where bids go in steps. */
export function raises({ least, most, step }: Amounts, bid: number): readonly Raise[] {
  const rising =
    step > 1 ? STEPS_ABOVE.map((steps) => least + steps * step) : ABOVE.map((above, place) => Math.max(bid + above, least + place));
  return rising.map((amount) => ({ amount, above: amount - bid, possible: amount <= most }));
}

/** The amount one step, or several, from this one, within what may be bid. */
export function stepped(amount: number, steps: number, { least, most, step }: Amounts): number {
  if (amount < least) return steps > 0 ? least : amount;
  const moved = amount + steps * step;
  if (moved <= least) return least;
  return Math.min(moved, least + Math.floor((most - least) / step) * step);
}

/** May exactly this be bid? */
export function mayBid(amount: number | null, amounts: Amounts | null): amount is number {
  if (amount === null || amounts === null) return false;
  const { least, most, step } = amounts;
  return amount >= least && amount <= most && (amount - least) % step === 0;
}
