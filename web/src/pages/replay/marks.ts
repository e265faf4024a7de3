/**
 * A moment of a game as its link names it: whose eyes, and which moment they saw. `s0-24` is seat 0, `o-24` an onlooker;
 * `s0-e24` is what seat 0 saw after entry 24 of the record.
 */
import type { ChapterPlace } from '../../board/contract';

/** A seat; null: somebody who only looked on. */
export type Eyes = number | null;

export interface Mark {
  readonly eyes: Eyes;
  readonly n: number;
  /** `n` counts the entries of the record, and not what these eyes saw. */
  readonly entry?: boolean;
}

export function writeMark({ eyes, n, entry }: Mark): string {
  return `${eyes === null ? 'o' : `s${eyes}`}-${entry ? 'e' : ''}${n}`;
}

/** What a link says; null if it says nothing that could be. */
export function readMark(hash: string): Mark | null {
  const found = /^(?:o|s(\d{1,6}))-(e?)(\d{1,9})$/.exec(hash);
  if (!found) return null;
  const mark = { eyes: found[1] === undefined ? null : Number(found[1]), n: Number(found[3]) };
  return found[2] ? { ...mark, entry: true } : mark;
}

/**
 * What chapters are called on the line of moments. Where they are counted from 1, and nothing else is, the first one says what is
 * counted and numbers are enough for the others; else they are called as in the log, without what comes after a colon.
 * What comes after a dot, such as whose turn it is, is never said.
 */
export function labelsOf(titles: readonly string[]): string[] {
  const counted = titles.filter((title) => numberOf(title));
  const kinds = new Set(counted.map((title) => title.split(' ')[0]));
  if (kinds.size === 1 && numberOf(counted[0] ?? '') === '1') return titles.map((title) => (title === counted[0] ? nameOf(title) : numberOf(title)));
  return titles.map(nameOf);
}

/**
 * Which chapters are made of others, by their places: where two kinds are counted, such as the rounds of each deal, it is the first kind.
 * None if nothing is made of anything.
 */
export function greaterOf(titles: readonly string[]): readonly number[] {
  const kindOf = (title: string) => title.split(' ')[0];
  const places = [...titles.keys()].filter((place) => numberOf(titles[place]!) && kindOf(titles[place]!) === kindOf(titles[0]!));
  return places.length > 1 && places.length < titles.filter(numberOf).length ? places : [];
}

/** What the chapter of a moment is called in short: "Turn 12"; where chapters are made of others, the greater one. None before the first. */
export function chapterOf(ticks: readonly Tick[], index: number): string {
  const greater = greaterOf(ticks.map((tick) => tick.title));
  const named = greater.length ? greater.map((place) => ticks[place]!) : ticks;
  return nameOf(named.findLast((tick) => tick.index <= index)?.title ?? '');
}

const nameOf = (title: string): string => title.split(/:| · /)[0] ?? title;

/** The number at the end of a chapter's heading, which is all a narrow ruler has room for: "Round 8" is 8. */
export function numberOf(chapter: string): string {
  return /\d+/.exec(chapter)?.[0] ?? '';
}

/** A chapter on the line of moments. */
export interface Tick {
  readonly index: number;
  readonly title: string;
}

/** Where chapters begin on the line of moments: one that begins in the moment of another comes after it. */
export function ticksOf(chapters: ReadonlyMap<ChapterPlace, string>, indexOf: (n: number) => number): Tick[] {
  const found = new Map<number, string>();
  for (const [place, title] of chapters) {
    const index = indexOf(Math.trunc(Number(place)));
    found.set(found.has(index) ? index + 1 : index, title);
  }
  return [...found].map(([index, title]) => ({ index, title }));
}
