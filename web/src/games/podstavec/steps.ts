/** What is shown on the way: displays are revealed together, then bids, compared column by column until one decides. */
import type { Happening, Step } from '../../board/contract';
import type { Lot, PodstavecView } from './forms';
import { NOTHING } from './forms';

export const REVEAL_MS = 400;
/** How long an onlooker sees the award; a player goes on by themselves. */
export const AWARD_MS = 2600;

/** A step of the reveal: how many columns are compared so far; at the award, what comes into the own bag. */
export interface RevealStep {
  readonly column: number;
  readonly award: boolean;
  readonly gains: Lot;
}

export type PodstavecStep = Step<PodstavecView, RevealStep>;

const LAST_COLUMN = 4;

export function steps(before: PodstavecView | null, events: readonly Happening[], after: PodstavecView): PodstavecStep[] {
  if (!before) return [];
  const told = new Set(events.map((event) => event.type));
  const shown: PodstavecStep[] = [];
  if (told.has('display-revealed')) {
    const revealed = { ...before, displays: after.displays, values: after.last && told.has('bid-revealed') ? after.last.values : after.values };
    shown.push({ name: 'displays', ms: REVEAL_MS, view: revealed });
  }
  if (told.has('bid-revealed') && after.last) shown.push(...reveal(before, after));
  return shown;
}

function reveal(before: PodstavecView, after: PodstavecView): PodstavecStep[] {
  const last = after.last!;
  const during: PodstavecView = { ...before, displays: after.displays, values: last.values, spoils: last.spoils, last, phase: 'bid', turn: [] };
  const columns = last.column ?? Math.min(LAST_COLUMN, 1 + Math.max(...last.bids.map((bid) => bid.laid.length)));
  const shown: PodstavecStep[] = [];
  for (let column = 0; column <= columns; column++) {
    shown.push({ name: 'reveal', ms: REVEAL_MS, view: during, data: { column, award: false, gains: NOTHING } });
  }
  const awarded: PodstavecView = { ...during, spoils: after.spoils, ...(after.bag ? { bag: after.bag } : {}) };
  const data = { column: columns, award: true, gains: gains(before, after) };
  shown.push({ name: 'reveal', ms: AWARD_MS, view: awarded, data, waits: after.seat !== null });
  return shown;
}

/** What comes into the own bag: the bid had left it, so what is there now beyond that is gain. */
export function gains(before: PodstavecView, after: PodstavecView): Lot {
  const bid = after.last?.bids.find((each) => each.seat === after.seat);
  if (!before.bag || !after.bag || !bid) return NOTHING;
  const gain = (kind: keyof Lot) => after.bag![kind] - before.bag![kind] + bid[kind];
  return { red: gain('red'), white: gain('white'), black: gain('black'), pedestals: gain('pedestals') };
}
