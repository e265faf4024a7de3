/** What is shown on the way from one position to the next: an auction opens row by row, a bid flashes. */
import type { Happening, Line, Step } from '../../board/contract';
import type { VeniceView } from './forms';

/** An auction that is being opened: rows up to `shown` lie open. */
export interface Opening {
  readonly auction: number;
  readonly shown: number;
}

/** A lot whose bid has just been placed, changed or withdrawn. */
export interface Flash {
  readonly auction: number;
  readonly item: string;
}

export type VeniceStep = Step<VeniceView, Opening | Flash>;

const ROW_MS = 400;
const CHIP_MS = 90;
const FLASH_MS = 180;
const ONLOOKER_MS = 2500;

export function steps(before: VeniceView | null, events: readonly Happening[], after: VeniceView): VeniceStep[] {
  const held = events.filter((event) => event.type === 'auction-held').map((event) => event.auction as number);
  if (before && held.length) return held.flatMap((auction) => opened(auction, after));
  const mine = events.find((event) => event.type === 'bid-placed' || event.type === 'bid-changed');
  if (!mine) return [];
  return [{ name: 'flash', ms: FLASH_MS, view: after, data: { auction: mine.auction as number, item: mine.item as string } }];
}

/** Row by row; then the result stays until the player goes on or the next auction comes, unless the week is over. */
function opened(auction: number, after: VeniceView): VeniceStep[] {
  const lots = after.auctions[auction]!.items;
  const past = (newest: VeniceView, now: number) => {
    const next = newest.auctions[auction + 1];
    return next !== undefined && (next.held || now >= next.due);
  };
  const rows = lots.map(({ item }, row): VeniceStep => {
    const wins = after.auctions[auction]!.results.filter((result) => result.item === item).length;
    return { name: 'opening', ms: Math.min(ROW_MS, CHIP_MS * (wins + 1)), view: after, data: { auction, shown: row }, past };
  });
  const all: Opening = { auction, shown: lots.length };
  if (after.outcome) return [...rows, { name: 'opening', ms: ROW_MS, view: after, data: all, past }];
  const waits = after.seat !== null;
  return [...rows, { name: 'result', ms: ONLOOKER_MS, view: after, data: all, waits, past }];
}

/** The status line while the result of an auction is shown: it needs the words, so the board adds it. */
export function withLines(list: readonly VeniceStep[], line: (step: VeniceStep) => Line): VeniceStep[] {
  return list.map((step) => (step.name === 'flash' ? step : { ...step, line: line(step) }));
}
