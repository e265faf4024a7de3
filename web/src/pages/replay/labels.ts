/** Where a label stands beside a curve: near what it names, and on none of the lines. */

export interface Dot {
  readonly x: number;
  readonly y: number;
}

/** Half of how wide and how high a label is, with a little air; one of many letters is wider. */
export const HALF_WIDTH = 22;
export const HALF_HEIGHT = 7;
const HALF_LETTER = 3.8;

export const halfWidthOf = (label: string): number => Math.max(HALF_WIDTH, HALF_LETTER * label.length);

/** So far from the middle of what it names the middle of a label stands at least, and so far from a line if it can. */
const AWAY = 17;
const CLEAR = 3;
const STEP = 2;

/** How high the middle of a label at `x` stands which names something at the height `own`: as near as it lies clear of every line; where nothing does, where it is clearest. */
export function labelHeight(x: number, own: number, height: number, lines: readonly (readonly Dot[])[], halfWidth = HALF_WIDTH): number {
  const spans = lines.map((line) => spanOf(line, x - halfWidth, x + halfWidth));
  const clear = (y: number) => Math.min(CLEAR, ...spans.map(([top, bottom]) => Math.max(top - y - HALF_HEIGHT, y - HALF_HEIGHT - bottom)));
  let best = own < height / 2 ? height - HALF_HEIGHT : HALF_HEIGHT;
  for (let y = HALF_HEIGHT; y <= height - HALF_HEIGHT; y += STEP) {
    if (Math.abs(y - own) < AWAY) continue;
    if (clear(y) > clear(best) || (clear(y) === clear(best) && Math.abs(y - own) < Math.abs(best - own))) best = y;
  }
  return best;
}

/** Between which heights a line runs from one place to another. */
function spanOf(line: readonly Dot[], from: number, to: number): [number, number] {
  const within = line.filter(({ x }) => x >= from && x <= to).map(({ y }) => y);
  const heights = [...within, ...[from, to].flatMap((x) => heightAt(line, x) ?? [])];
  return [Math.min(...heights), Math.max(...heights)];
}

function heightAt(line: readonly Dot[], x: number): number | null {
  const next = line.findIndex((dot) => dot.x >= x);
  const [before, after] = [line[next - 1], line[next]];
  if (!before || !after) return null;
  return before.y + ((x - before.x) / (after.x - before.x)) * (after.y - before.y);
}
