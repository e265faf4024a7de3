/** What the frame lays over a board and under it: the end panel, notices, and a tray in place of the board's own. */
import { getContext, setContext, type Snippet } from 'svelte';

export interface Stage {
  /** Lies over the felt. */
  readonly overlay: Snippet | null;
  /** Stands under the felt instead of the board's own tray: for onlookers, and in a replay. */
  readonly tray: Snippet | null;
}

const KEY = Symbol('stage');

/** Called by the table and the replay; `read` is asked whenever it is drawn. */
export function setStage(read: () => Stage): void {
  setContext(KEY, read);
}

export function getStage(): () => Stage {
  return getContext<(() => Stage) | undefined>(KEY) ?? (() => ({ overlay: null, tray: null }));
}
