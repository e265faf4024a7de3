/** Which chapters are named under the line of moments, and where. */
import { greaterOf, labelsOf, numberOf, type Tick } from './marks';

export interface Label {
  readonly x: number;
  readonly text: string;
  /** It names the chapter where the line is now. */
  readonly now: boolean;
}

interface Span {
  readonly from: number;
  readonly to: number;
  readonly text: string;
  readonly now: boolean;
}

/** Of a label: one with one or two digits, and each letter of longer ones. */
const NARROWEST = 26;
const LETTER = 7.5;
const AIR = 8;

/**
 * A label stands in the middle of its chapter. Where not all have room, chapters that are made of others are named alone, by their numbers:
 * "Round 2" says nothing if nobody knows of which deal. Where these touch each other still, only some are shown.
 */
export function labelsAlong(ticks: readonly Tick[], index: number, last: number, x: (index: number) => number, width: number): Label[] {
  const titles = ticks.map((tick) => tick.title);
  const greater = greaterOf(titles);
  const called = labelsOf(titles);
  const all = spansOf(ticks, index, last, x, called);
  if (!greater.length) return placed(all, width);
  const whole = placed(all, width);
  if (whole.length === all.length) return whole;
  const few = greater.map((place) => ticks[place]!);
  return placed(spansOf(few, index, last, x, few.map(({ title }, at) => (at ? numberOf(title) : called[greater[0]!]!))), width);
}

function spansOf(ticks: readonly Tick[], index: number, last: number, x: (index: number) => number, called: readonly string[]): Span[] {
  const now = ticks.findLastIndex((tick) => tick.index <= index);
  return ticks
    .map((tick, at) => ({ from: x(tick.index), to: x(ticks[at + 1]?.index ?? last), text: called[at] ?? '', now: at === now }))
    .filter(({ text }) => text);
}

function placed(spans: readonly Span[], width: number): Label[] {
  const shown: (Label & { end: number })[] = [];
  for (const { from, to, text, now } of spans) {
    const half = Math.max(NARROWEST, text.length * LETTER + AIR) / 2;
    const middle = Math.min(Math.max((from + to) / 2, half), Math.max(half, width - half));
    const isFree = () => middle - half >= (shown.at(-1)?.end ?? 0);
    while (now && shown.length && !isFree()) shown.pop();
    if (now || isFree()) shown.push({ x: middle, text, now, end: middle + half });
  }
  return shown;
}
