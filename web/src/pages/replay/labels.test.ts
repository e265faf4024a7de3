import { describe, expect, it } from 'vitest';
import { HALF_HEIGHT, labelHeight, type Dot } from './labels';

const HEIGHT = 92;
const level = (y: number): Dot[] => [{ x: 0, y }, { x: 400, y }];
const steep: Dot[] = [{ x: 190, y: 60 }, { x: 210, y: 20 }, { x: 400, y: 10 }];

describe('a label beside a curve', () => {
  it('lies on no line, and within the field', () => {
    for (const lines of [[level(60), level(32)], [level(80), level(12)], [steep], [steep, level(80)]]) {
      const own = lines[0]![0]!.y;
      const y = labelHeight(200, own, HEIGHT, lines);
      expect(y - HALF_HEIGHT).toBeGreaterThanOrEqual(0);
      expect(y + HALF_HEIGHT).toBeLessThanOrEqual(HEIGHT);
      const across = lines.flatMap((line) => (line === steep ? steep.slice(0, 2) : line)).map((dot) => dot.y);
      for (const height of across) expect(Math.abs(height - y)).toBeGreaterThanOrEqual(HALF_HEIGHT);
    }
  });

  it('stands as near as it can to what it names, and not on it', () => {
    expect(labelHeight(200, 30, HEIGHT, [level(30)])).toBe(13);
    expect(labelHeight(200, 10, HEIGHT, [level(10)])).toBe(27);
  });

  it('stands where it is clearest when there is no room at all', () => {
    const full = Array.from({ length: 10 }, (_, index) => level(index * 9));
    expect(labelHeight(200, 45, HEIGHT, full)).toBeGreaterThan(0);
  });
});
