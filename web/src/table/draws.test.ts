import { describe, expect, it } from 'vitest';
import { drawNews, offeredBy } from './draws';

describe('of a draw that is offered', () => {
  it('nobody else has a notice: they see the offer itself', () => {
    expect(drawNews([], [1], 0)).toBeNull();
    expect(drawNews([1], [1, 2], 0)).toBeNull();
    expect(drawNews([1], [], 0)).toBeNull();
  });

  it('an answer is waited for until it was given', () => {
    expect(offeredBy([], 0)).toEqual([]);
    expect(offeredBy([1, 2], 0)).toEqual([1, 2]);
    expect(offeredBy([1, 0], 0)).toEqual([]);
  });

  it('who offers it is told that it stands, and when it does no more', () => {
    expect(drawNews([], [0], 0)).toBe('draw-yours');
    expect(drawNews([0], [0], 0)).toBeNull();
    expect(drawNews([0], [], 0)).toBe('draw-gone');
  });

  it('who offered it is told that another has declined, but not that they did so themselves', () => {
    expect(drawNews([0], [], 0, 1)).toBe('draw-declined');
    expect(drawNews([0], [], 0, 0)).toBe('draw-gone');
  });
});
