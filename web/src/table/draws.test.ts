import { describe, expect, it } from 'vitest';
import { drawNews, offeredBy } from './draws';

describe('of a draw that is offered', () => {
  it('everyone else is told once', () => {
    expect(drawNews([], [1], 0)).toEqual({ word: 'draw-offered', by: 1 });
    expect(drawNews([1], [1], 0)).toBeNull();
    expect(drawNews([1], [1, 2], 0)).toEqual({ word: 'draw-offered', by: 2 });
  });

  it('an answer is waited for until it was given', () => {
    expect(offeredBy([], 0)).toBeNull();
    expect(offeredBy([1, 2], 0)).toBe(1);
    expect(offeredBy([1, 0], 0)).toBeNull();
  });

  it('who offers it is told that it stands, and when it does no more', () => {
    expect(drawNews([], [0], 0)).toEqual({ word: 'draw-yours', by: 0 });
    expect(drawNews([0], [0], 0)).toBeNull();
    expect(drawNews([0], [], 0)).toEqual({ word: 'draw-gone', by: 0 });
    expect(drawNews([1], [], 0)).toBeNull();
  });
});
