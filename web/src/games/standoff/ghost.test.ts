import { describe, expect, it } from 'vitest';
import { flipped, laid, pushed, turned } from './field';
import { viewOf } from './fixtures';
import { badSquares, covered, fits, flippedGhost, ghostFor, marking, moved, settled, shapedGhost, shapesOf, stepped, turnedGhost } from './ghost';
import type { Square } from './view';

const view = viewOf('place');
const S: Square[] = [[0, 0], [1, 0], [1, 1], [2, 1]];

describe('a shape', () => {
  it('is itself again after four turns, and after two flips', () => {
    const shape = shapesOf(view, 4).find(([letter]) => letter === 'L')![1];
    expect(turned(turned(turned(turned(shape))))).toEqual(pushed(shape));
    expect(flipped(flipped(shape))).toEqual(pushed(shape));
    expect(flipped(S)).not.toEqual(pushed(S));
  });

  it('stays on the field wherever it is laid', () => {
    expect(laid(S, [-3, 40])).toEqual([[0, 14], [1, 14], [1, 15], [2, 15]]);
  });

  it('comes from the view: five of four squares, two of three', () => {
    expect(shapesOf(view, 4).map(([letter]) => letter)).toEqual(['I', 'O', 'T', 'S', 'L']);
    expect(shapesOf(view, 3)).toHaveLength(2);
  });
});

describe('the ghost of a card', () => {
  it('begins where it may be placed', () => {
    const ghost = ghostFor(view, '4-polyomino', 4);
    expect(fits(view, covered(ghost), 4)).toBe(true);
  });

  it('fits where the picture has it, and marks the square under the forcefield', () => {
    const ghost = shapedGhost(ghostFor(view, '4-polyomino', 4), 'S', S);
    expect(fits(view, covered(moved(ghost, [8, 7])), 4)).toBe(true);
    const [, shape] = shapesOf(view, 4).find(([letter]) => letter === 'L')!;
    const blocked = moved(shapedGhost(ghost, 'L', shape), [7, 7]);
    expect(covered(blocked)).toEqual([[6, 7], [7, 7], [8, 7], [8, 8]]);
    expect(badSquares(view, covered(blocked))).toEqual([[6, 7]]);
    expect(fits(view, covered(blocked), 4)).toBe(false);
  });

  it('goes to the nearest place that will do when a finger points beside it', () => {
    const ghost = ghostFor(view, '4-polyomino', 4);
    for (const near of [[0, 0], [5, 5], [15, 8], [9, 13]] as Square[]) {
      expect(fits(view, covered(settled(view, ghost, near)), 4)).toBe(true);
    }
  });

  it('moves step by step and turns about its middle', () => {
    const ghost = moved(shapedGhost(ghostFor(view, '4-polyomino', 4), 'S', S), [8, 7]);
    expect(covered(stepped(ghost, 1, 0))[0]).toEqual([8, 7]);
    expect(covered(turnedGhost(turnedGhost(turnedGhost(turnedGhost(ghost)))))).toEqual(covered(ghost));
    expect(covered(turnedGhost(turnedGhost(ghost), true))).toEqual(covered(ghost));
    expect(covered(flippedGhost(ghost))).not.toEqual(covered(ghost));
  });

  it('is built square by square: a mark again takes it away, one too many takes the oldest', () => {
    let ghost = { ...ghostFor(view, '4-polyomino', 2), size: 2, marked: [] as Square[] };
    for (const square of [[0, 4], [0, 5], [0, 6]] as Square[]) ghost = marking(ghost, square) as typeof ghost;
    expect(covered(ghost)).toEqual([[0, 5], [0, 6]]);
    expect(covered(marking(ghost, [0, 5]))).toEqual([[0, 6]]);
    expect(marking(ghost, [0, 16])).toBe(ghost);
  });
});
