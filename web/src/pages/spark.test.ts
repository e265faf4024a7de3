import { expect, it } from 'vitest';
import { spark } from './spark';

it('a curve rises from left to right and ends at its last value', () => {
  const drawn = spark([1500, 1600], 100, 28);
  expect(drawn.line).toBe('M3 24L95 4');
  expect(drawn.end).toEqual({ x: 95, y: 4 });
  expect(drawn.fill.endsWith('L95 28L3 28z')).toBe(true);
});

it('a single value is a level line', () => {
  expect(spark([1500], 100, 28).line).toBe('M3 24L95 24');
});
