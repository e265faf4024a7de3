import { describe, expect, it } from 'vitest';
import { someNames } from './names';

describe('names of several', () => {
  const crowd = (count: number) => `${count} players`;

  it('are spelt out where they are few, and those of one kind counted', () => {
    expect(someNames(['Keen', 'Anna'], 3, crowd)).toBe('Keen, Anna');
    expect(someNames(['Keen', 'Keen', 'Keen'], 3, crowd)).toBe('3 × Keen');
    expect(someNames(['Keen', 'Anna', 'Keen', 'Lev'], 3, crowd)).toBe('2 × Keen, Anna, Lev');
    expect(someNames(['Anna', 'Boris', 'Lev', 'Vera'], 3, crowd)).toBe('4 players');
  });
});
