/** Squares of the field and shapes on it: geometry only, no rule of the game. */
import type { Square } from './view';

export const SIDE = 16;
/** The size of a square in the drawing. */
export const CELL = 30;

export function keyOf([row, column]: Square): string {
  return `${row},${column}`;
}

export function squareOf(key: string): Square {
  const [row = 0, column = 0] = key.split(',').map(Number);
  return [row, column];
}

export function isOnField([row, column]: Square): boolean {
  return row >= 0 && row < SIDE && column >= 0 && column < SIDE;
}

export function isSame(one: Square, other: Square): boolean {
  return one[0] === other[0] && one[1] === other[1];
}

export const SQUARES: readonly Square[] = Array.from({ length: SIDE * SIDE }, (_, at) => [Math.floor(at / SIDE), at % SIDE]);

/** These steps taken from a square, as far as they stay on the field. */
export function stepsFrom([row, column]: Square, steps: readonly Square[]): Square[] {
  return steps.map(([down, right]): Square => [row + down, column + right]).filter(isOnField);
}

/** The outline of a set of squares: each side that no other square of the set shares, as an SVG path. */
export function outline(squares: readonly Square[], cell = CELL): string {
  const inside = new Set(squares.map(keyOf));
  const sides: string[] = [];
  for (const [row, column] of squares) {
    const [x, y] = [column * cell, row * cell];
    if (!inside.has(keyOf([row - 1, column]))) sides.push(`M${x} ${y}h${cell}`);
    if (!inside.has(keyOf([row + 1, column]))) sides.push(`M${x} ${y + cell}h${cell}`);
    if (!inside.has(keyOf([row, column - 1]))) sides.push(`M${x} ${y}v${cell}`);
    if (!inside.has(keyOf([row, column + 1]))) sides.push(`M${x + cell} ${y}v${cell}`);
  }
  return sides.join('');
}

/** Pushed to the top left, in reading order. */
export function pushed(shape: readonly Square[]): Square[] {
  const top = Math.min(...shape.map(([row]) => row));
  const left = Math.min(...shape.map(([, column]) => column));
  return inOrder(shape.map(([row, column]): Square => [row - top, column - left]));
}

/** A quarter turn to the right. */
export function turned(shape: readonly Square[]): Square[] {
  return pushed(shape.map(([row, column]): Square => [column, -row]));
}

/** The mirror image, left and right exchanged. */
export function flipped(shape: readonly Square[]): Square[] {
  return pushed(shape.map(([row, column]): Square => [row, -column]));
}

export function inOrder(squares: readonly Square[]): Square[] {
  return [...squares].sort(([row, column], [otherRow, otherColumn]) => row - otherRow || column - otherColumn);
}

/** How many rows and columns a shape that was pushed to the top left takes. */
export function extent(shape: readonly Square[]): Square {
  return [Math.max(...shape.map(([row]) => row)) + 1, Math.max(...shape.map(([, column]) => column)) + 1];
}

/** The shape with its top left corner as near to this square as the field allows. */
export function laid(shape: readonly Square[], [row, column]: Square): Square[] {
  const [rows, columns] = extent(shape);
  const top = Math.max(0, Math.min(SIDE - rows, row));
  const left = Math.max(0, Math.min(SIDE - columns, column));
  return shape.map(([down, right]): Square => [top + down, left + right]);
}

/** Steps to the side, up or down between two squares. */
export function distance(one: Square, other: Square): number {
  return Math.abs(one[0] - other[0]) + Math.abs(one[1] - other[1]);
}
