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
    expect(seen(...steady(9, 0.01)).left(9000)).toBe(null);
  });

  it('follows from how fast it went', () => {
    expect(seen(...steady(10, 0.02)).left(10_000)).toBeCloseTo(40_000);
  });

  it('does not count the time before the first of it', () => {
    const pace = new Pace();
    pace.see(0, 0);
    for (const second of Array(11).keys()) pace.see(0.1 + second * 0.02, 30_000 + second * 1000);
    expect(pace.left(40_000)).toBeCloseTo(35_000);
  });

  it('does not follow from how fast something else went', () => {
    const pace = new Pace();
    for (const second of Array(21).keys()) pace.see(0.01 + second * 0.01, second * 1000, 'judge');
    pace.see(0.22, 21_000, 'weigh');
    expect(pace.left(28_000)).toBe(null);
    for (const second of Array(11).keys()) pace.see(0.22 + second * 0.04, 21_000 + second * 1000, 'weigh');
    expect(pace.left(31_000)).toBeCloseTo(9500);
  });

  it('is told of slow work after a while', () => {
    expect(seen(...steady(50, 0.001)).left(50_000)).toBe(null);
    expect(seen(...steady(62, 0.001)).left(62_000)!).toBeGreaterThan(900_000);
  });

  it('grows while nothing is done, and follows what went on of late', () => {
    const pace = seen(...steady(10, 0.02));
    expect(pace.left(41_000)).toBeCloseTo(178_000, -4);
    const slower = seen(...steady(10, 0.05), ...Array.from({ length: 120 }, (_, second) => 0.5 + second * 0.001));
    expect(slower.left(130_000)!).toBeGreaterThan(300_000);
  });

  it('begins anew where the work did', () => {
    const pace = seen(...steady(10, 0.05));
    pace.see(0, 11_000);
    expect(pace.left(20_000)).toBe(null);
  });
});
