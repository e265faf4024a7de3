/** What may be acted on now, as `you` says it: lots that take a bid, own bids, the loan, and being ready. */
import type { Target } from '../../board/contract';
import type { VeniceView } from './forms';

export const lotTarget = (auction: number, item: string): string => `lot-${auction}-${item}`;
/** The row of a lot on the page of its day, and the head of that day's tab. */
export const rowTarget = (auction: number, item: string): string => `row-${auction}-${item}`;
export const tabTarget = (auction: number): string => `tab-${auction}`;
export const bidTarget = (bid: number): string => `bid-${bid}`;

/** Without anything held: every lot and bid that can be opened on the slip. With a bid held: what can be done with it. */
export function targets(view: VeniceView, held: string | null): Target[] {
  const you = view.you;
  if (!you?.may.length) return [];
  if (held?.startsWith('bid-')) {
    const bid = Number(held.slice('bid-'.length));
    return you.may.includes('withdraw') ? [{ id: 'withdraw', move: { type: 'withdraw', bid }, key: 'Delete' }] : [];
  }
  const found: Target[] = [];
  if (you.may.includes('ready')) found.push({ id: 'ready', move: { type: 'ready' }, key: 'r' });
  if (you.may.includes('borrow')) found.push({ id: 'loan', key: 'l' });
  for (const [auction, room] of you.room.entries()) {
    for (const [item, left] of Object.entries(room)) if (left > 0) found.push({ id: lotTarget(auction, item) });
  }
  if (you.may.includes('change')) found.push(...(view.bids ?? []).map((bid) => ({ id: bidTarget(bid.bid) })));
  return found;
}
