/** Which squares changed last. A move that was taken back leaves no marks: those before it come back. */
import { SQUARES } from './field';
import type { Square, StandoffView } from './view';

/** More than these change together only where the position is another one. */
const MOST = 4;
/** So many positions are remembered: far more than can be taken back. */
const KEPT = 60;

interface Known {
  readonly view: StandoffView;
  readonly marked: readonly Square[];
}

export class Changes {
  #past: Known[] = [];

  /** The squares to be marked now that this position has come. */
  after(view: StandoffView): readonly Square[] {
    const again = this.#past.findIndex((known) => isAlike(known.view, view));
    if (again >= 0) {
      this.#past.length = again + 1;
      return this.#past[again]!.marked;
    }
    const before = this.#past.at(-1);
    const marked = before ? marks(before, view) : [];
    this.#past = [...this.#past, { view, marked }].slice(-KEPT);
    return marked;
  }
}

function isAlike(one: StandoffView, other: StandoffView): boolean {
  return one.number === other.number && one.acted === other.acted && String(one.board) === String(other.board);
}

function marks({ view: before, marked }: Known, now: StandoffView): readonly Square[] {
  if (now.number < before.number || (now.number === before.number && now.acted < before.acted)) return []; // it was taken back
  const changed = SQUARES.filter(([row, column]) => before.board[row]?.[column] !== now.board[row]?.[column]);
  if (!changed.length) return marked;
  return changed.length > MOST ? [] : changed;
}
