import { describe, expect, it } from 'vitest';
import { sizeOf } from './forms';
import { layout, piled } from './sizes';

const grain = layout({ width: 366, height: 420, phone: true, narrow: false, tablet: false, large: false }, 4).single;
const TEN = ['Lr', 'Sk', 'Sr', 'Mb', 'Sg', 'Lb', 'Sk', 'Sy', 'Mr', 'Lb'];

/** Where the last of them begins, counted from where the first does. */
function reach(pile: ReturnType<typeof piled>): number {
  return pile.slice(0, -1).reduce((sum, { pyramid, margin }) => sum + grain[sizeOf(pyramid)][0] + 3 + margin, 0);
}

describe('the single pyramids of a vault', () => {
  it('lie apart where there is room', () => {
    expect(piled(['Lr', 'Sk'], 200, grain, 2).map(({ margin }) => margin)).toEqual([2, 0]);
  });

  it.each([150, 60, 20, 0, -30])('never lie over what stands before them, nor beyond the %i px that are free', (free) => {
    const pile = piled(TEN, free, grain, -10);
    expect(reach(pile)).toBeGreaterThanOrEqual(0);
    expect(reach(pile)).toBeLessThanOrEqual(Math.max(0, free));
  });

  it('are the latest where not all can be seen', () => {
    expect(piled(TEN, 8, grain, -10).map(({ at }) => at)).toEqual([7, 8, 9]);
    expect(piled([], 8, grain, -10)).toEqual([]);
  });
});
