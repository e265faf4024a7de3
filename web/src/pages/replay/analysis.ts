/** An analysis against the moments that these eyes saw: where on the line of moments its points, losses and turning points stand. */
import type { Analysis, ChancePoint, Judged, TurningPoint } from '../../protocol/forms';
import type { Line } from '../../table/sentences';

/** A moment, with its number in the record. */
export interface Placed {
  readonly n: number;
  readonly entry?: number;
}

/** Everyone's chances at a place on the line of moments. */
export interface Spot {
  readonly index: number;
  readonly chances: readonly number[];
}

export interface Turn {
  readonly index: number;
  readonly point: TurningPoint;
  /** 0 is the greatest. */
  readonly rank: number;
}

/** Whom a turning point is about: who gave something away, or else whose chance changed. */
export function about({ seat, lost, changed }: TurningPoint): number {
  return (lost > 0 ? (seat ?? changed) : (changed ?? seat)) ?? 0;
}

/** So much of the chance is much; of points, such a part of the greatest loss of the game. */
const MUCH_CHANCE = 0.04;
const MUCH_POINTS = 0.2;

const entryOf = (frame: Placed): number => frame.entry ?? 0;

/** The frame in which these eyes noticed an entry of the record: the first one after which it had happened. */
export function noticedAt(frames: readonly Placed[], entry: number): number {
  const index = frames.findIndex((frame) => entryOf(frame) >= entry);
  return index < 0 ? Math.max(0, frames.length - 1) : index;
}

/** The points of the curve on the line of moments, one for each place: what was weighed between two moments belongs to the first. */
export function spotsOf(curve: readonly ChancePoint[], frames: readonly Placed[]): Spot[] {
  const found = new Map<number, readonly number[]>();
  for (const point of curve) {
    found.set(Math.max(0, frames.findLastIndex((frame) => entryOf(frame) <= point.n)), point.chances);
  }
  return [...found].map(([index, chances]) => ({ index, chances })).sort((one, other) => one.index - other.index);
}

/** Everyone's chances at a moment; between two that were weighed, in proportion. */
export function chancesAt(spots: readonly Spot[], index: number): readonly number[] {
  const after = spots.findIndex((spot) => spot.index >= index);
  const late = spots[after] ?? spots.at(-1);
  const early = spots[after - 1] ?? late;
  if (!late || !early) return [];
  if (early === late || late.index <= index) return late.chances;
  const part = (index - early.index) / (late.index - early.index);
  return late.chances.map((chance, seat) => (early.chances[seat] ?? 0) * (1 - part) + chance * part);
}

/**
 * Where the curve is marked for a turning point: only where it was measured. A loss is marked where the chance was that it is a part of, since the
 * line on to the next spot also has what happened after it; anything else where it shows.
 */
export function markAt(spots: readonly Spot[], { index, point }: Turn): number {
  if (!spots.length || spots.some((spot) => spot.index === index)) return index;
  const found = point.lost > 0 ? spots.findLast((spot) => spot.index < index) : spots.find((spot) => spot.index > index);
  return (found ?? (point.lost > 0 ? spots[0] : spots.at(-1)))!.index;
}

/** The seats with the best chances, best first. */
export function leading(chances: readonly number[], most: number): number[] {
  const seats = chances.map((_chance, seat) => seat);
  return seats.sort((one, other) => (chances[other] ?? 0) - (chances[one] ?? 0) || one - other).slice(0, most);
}

/** The turning points in the order of the game, one for each moment. */
export function turnsOf(analysis: Analysis, frames: readonly Placed[]): Turn[] {
  const found = new Map<number, Turn>();
  for (const [rank, point] of analysis.turning_points.entries()) {
    const index = noticedAt(frames, point.n);
    if (!found.has(index)) found.set(index, { index, point, rank }); // the greatest comes first
  }
  return [...found.values()].sort((one, other) => one.index - other.index);
}

/** The judged decisions by the line of the log that tells them: the line about that seat, else the first one of the moment or after it. */
export function judgedLines(decisions: readonly Judged[], frames: readonly Placed[], lines: readonly Line[]): Map<string, Judged> {
  const found = new Map<string, Judged>();
  for (const judged of decisions) {
    const n = frames[noticedAt(frames, judged.n)]?.n ?? 0;
    const here = lines.filter((line) => line.n === n && !found.has(line.key));
    const line = here.find((one) => one.seat === judged.seat) ?? here[0] ?? lines.find((one) => one.n > n && !found.has(one.key));
    if (line) found.set(line.key, judged);
  }
  return found;
}

/** From how much on a loss is marked, by measure. */
export function muchOf(decisions: readonly Judged[]): (judged: Judged) => boolean {
  const greatest = Math.max(0, ...decisions.filter((judged) => judged.measure === 'points').map((judged) => judged.lost));
  return ({ lost, measure }) => lost > 0 && lost >= (measure === 'chance' ? MUCH_CHANCE : greatest * MUCH_POINTS);
}
