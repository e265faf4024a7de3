import { describe, expect, it } from 'vitest';
import { Pace } from './pace';

/** Work that was seen so far done, second by second. */
function seen(...done: number[]): Pace {
  const pace = new Pace();
  for (const [second, part] of done.entries()) pace.see(part, second * 1000);
  return pace;
}
const steady = (seconds: number, each: number) => Array.from({ length: seconds + 1 }, (_, second) => second * each);

describe('how long an analysis will still take', () => {
  it('is not told before enough was seen', () => {
    expect(new Pace().left(0)).toBe(null);
    expect(seen(0, 0.1, 0.2).left(2000)).toBe(null);
    expect(seen(0, 0, 0, 0, 0, 0, 0, 0.01).left(7000)).toBe(null);
  });

  it('follows from how fast it went', () => {
    expect(seen(...steady(10, 0.01)).left(10_000)).toBeCloseTo(90_000);
  });

  it('grows while nothing is done, and follows what went on of late', () => {
    const pace = seen(...steady(10, 0.01));
    expect(pace.left(40_000)).toBeCloseTo(360_000);
    const slower = seen(...steady(10, 0.05), ...Array.from({ length: 120 }, (_, second) => 0.5 + second * 0.001));
    expect(slower.left(130_000)!).toBeGreaterThan(300_000);
  });

  it('begins anew where the work did', () => {
    const pace = seen(...steady(10, 0.05));
    pace.see(0, 11_000);
    expect(pace.left(20_000)).toBe(null);
  });
});
