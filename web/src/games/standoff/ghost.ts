/** A polyomino that is being placed: a shape that is turned, flipped and moved, or squares marked one by one. */
import { distance, extent, flipped, inOrder, isOnField, isSame, keyOf, laid, pushed, turned } from './field';
import type { Square, StandoffView } from './view';

export interface Ghost {
  readonly card: string;
  /** How many blocks the card places. */
  readonly size: number;
  /** The letter of the shape; empty while squares are marked one by one. */
  readonly letter: string;
  /** The shape as it is turned now, pushed to the top left. */
  readonly shape: readonly Square[];
  /** Its top left corner on the field. */
  readonly at: Square;
  /** The squares marked one by one, or null. */
  readonly marked: readonly Square[] | null;
}

/** The squares that the ghost covers. */
export function covered(ghost: Ghost): Square[] {
  return ghost.marked ? inOrder(ghost.marked) : laid(ghost.shape, ghost.at);
}

/** The shapes of a card's size, with their letters. */
export function shapesOf(view: StandoffView, size: number): readonly (readonly [string, readonly Square[]])[] {
  return view.shapes[String(size)] ?? [];
}

/** The ghost squares that are not free, as the view says. */
export function badSquares(view: StandoffView, squares: readonly Square[]): Square[] {
  const free = new Set((view.you?.free ?? []).map(keyOf));
  return squares.filter((square) => !free.has(keyOf(square)));
}

/** Does the group stand on free squares only, one of them an anchor, as many as the card places? */
export function fits(view: StandoffView, squares: readonly Square[], size: number): boolean {
  const anchors = new Set((view.you?.anchors ?? []).map(keyOf));
  return squares.length === size && badSquares(view, squares).length === 0 && squares.some((square) => anchors.has(keyOf(square)));
}

/** A ghost for a card: its first shape at the fitting place nearest to the middle of the field, where a game is decided. */
export function ghostFor(view: StandoffView, card: string, size: number): Ghost {
  const [letter, shape] = shapesOf(view, size)[0] ?? ['', [[0, 0] as Square]];
  const ghost: Ghost = { card, size, letter, shape: pushed(shape), at: [7, 7], marked: null };
  return settled(view, ghost, [7, 7]);
}

/** The ghost at the fitting place nearest to a square, in any way it can be turned if it fits in no place as it is. */
export function settled(view: StandoffView, ghost: Ghost, near: Square): Ghost {
  const ways = [ghost, ...otherWays(ghost)];
  for (const way of ways) {
    const place = nearestPlace(view, way, near);
    if (place) return { ...way, at: place };
  }
  return moved(ghost, near);
}

function otherWays(ghost: Ghost): Ghost[] {
  const ways: Ghost[] = [];
  let shape = ghost.shape;
  for (let turn = 0; turn < 4; turn += 1) {
    shape = turned(shape);
    ways.push({ ...ghost, shape }, { ...ghost, shape: flipped(shape) });
  }
  return ways;
}

function nearestPlace(view: StandoffView, ghost: Ghost, near: Square): Square | null {
  const [rows, columns] = extent(ghost.shape);
  let best: Square | null = null;
  let least = Infinity;
  for (let row = 0; row + rows <= 16; row += 1) {
    for (let column = 0; column + columns <= 16; column += 1) {
      const away = distance([row + (rows - 1) / 2, column + (columns - 1) / 2], near);
      if (away < least && fits(view, laid(ghost.shape, [row, column]), ghost.size)) {
        best = [row, column];
        least = away;
      }
    }
  }
  return best;
}

/** The ghost with its middle at a square, as far as the field allows, whether it fits there or not. */
export function moved(ghost: Ghost, middle: Square): Ghost {
  const [rows, columns] = extent(ghost.shape);
  const corner: Square = [middle[0] - Math.floor((rows - 1) / 2), middle[1] - Math.floor((columns - 1) / 2)];
  return { ...ghost, at: laid(ghost.shape, corner).length ? cornerOf(laid(ghost.shape, corner)) : corner, marked: null };
}

function cornerOf(squares: readonly Square[]): Square {
  return [Math.min(...squares.map(([row]) => row)), Math.min(...squares.map(([, column]) => column))];
}

/** One step in a direction. */
export function stepped(ghost: Ghost, down: number, right: number): Ghost {
  const squares = laid(ghost.shape, [ghost.at[0] + down, ghost.at[1] + right]);
  return { ...ghost, at: cornerOf(squares) };
}

/** Turned about its middle; backwards is three times forwards. */
export function turnedGhost(ghost: Ghost, backwards = false): Ghost {
  let shape = ghost.shape;
  for (let turn = 0; turn < (backwards ? 3 : 1); turn += 1) shape = turned(shape);
  return aboutMiddle(ghost, shape);
}

export function flippedGhost(ghost: Ghost): Ghost {
  return aboutMiddle(ghost, flipped(ghost.shape));
}

export function shapedGhost(ghost: Ghost, letter: string, shape: readonly Square[]): Ghost {
  return aboutMiddle({ ...ghost, letter, marked: null }, pushed(shape));
}

function aboutMiddle(ghost: Ghost, shape: readonly Square[]): Ghost {
  return moved({ ...ghost, shape }, middleOf(ghost));
}

export function middleOf(ghost: Ghost): Square {
  const [rows, columns] = extent(ghost.shape);
  return [ghost.at[0] + Math.floor((rows - 1) / 2), ghost.at[1] + Math.floor((columns - 1) / 2)];
}

/** Mark a square, or take the mark away; the oldest mark gives way when there are too many. */
export function marking(ghost: Ghost, square: Square): Ghost {
  if (!isOnField(square)) return ghost;
  const marked = ghost.marked ?? [];
  const others = marked.filter((mark) => !isSame(mark, square));
  if (others.length < marked.length) return { ...ghost, letter: '', marked: others };
  return { ...ghost, letter: '', marked: [...others, square].slice(-ghost.size) };
}
