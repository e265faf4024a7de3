/** A bid that is being written: it is kept while the view changes, until it is sent or left. */
import type { Lot, Picture } from './picture';
import type { VeniceMove, VeniceView } from './forms';

export interface Draft {
  readonly auction: number;
  readonly item: string;
  /** The standing bid that is changed; null: a new one. */
  readonly bid: number | null;
  readonly price: number;
  readonly count: number;
  /** It was sent as it stands. */
  readonly sent?: boolean;
}

export const lotOf = (picture: Picture, draft: Pick<Draft, 'auction' | 'item'>): Lot | null =>
  picture.days[draft.auction]?.lots.find((lot) => lot.item === draft.item) ?? null;

/** Take a lot, or one of one's bids on it, onto the slip. */
export function draftOf(auction: number, lot: Lot, bid: number | null): Draft {
  const standing = lot.bids.find((each) => each.bid === bid);
  if (standing) return { auction, item: lot.item, bid: standing.bid, price: standing.price, count: standing.count };
  const taken = new Set(lot.bids.map((each) => each.price));
  let price = 1;
  while (taken.has(price)) price += 1;
  return { auction, item: lot.item, bid: null, price, count: 1 };
}

/** What to send; null if it would change nothing: a change to the same figures only costs the place in line (VEN-12). */
export function moveOf(draft: Draft, lot: Lot): VeniceMove | null {
  const { auction, item, bid, price, count } = draft;
  if (price < 1 || count < 1) return null;
  const standing = lot.bids.find((each) => each.bid === bid);
  if (!standing) return { type: 'bid', auction, item, price, count };
  if (standing.price === price && standing.count === count) return null;
  return { type: 'change', bid: standing.bid, price, count };
}

/** The draft as the view stands now: a new bid that was sent and placed is its bid from then on, and one that is gone is none. */
export function settled(draft: Draft, picture: Picture): Draft | null {
  const lot = lotOf(picture, draft);
  if (!lot || picture.days[draft.auction]?.when === 'held') return null;
  if (draft.bid !== null) return lot.bids.some((each) => each.bid === draft.bid) ? draft : draftOf(draft.auction, lot, lot.bids[0]?.bid ?? null);
  const placed = draft.sent && lot.bids.find((each) => each.price === draft.price && each.count === draft.count);
  return placed ? { ...draft, bid: placed.bid } : draft;
}

/** Why a bid at this price would be void as things stand (VEN-13): the id of a message that may name `money`; null: it would not. */
export function tooDear(view: VeniceView, price: number): string | null {
  if (price <= (view.money ?? 0)) return null;
  if (view.held > 0) return 'board-too-dear';
  return price > (view.you?.highest ?? 0) ? 'board-too-dear-loan' : 'board-too-dear-so-far';
}

/** Is this no loan that the treasury gives? Nothing at all counts only for who pays a loan back with it. */
export function isBeyond(amount: number, loan: number, limit: number): boolean {
  return amount > limit || (amount === 0 && loan === 0);
}
