/** The keys of the board: cards by number, pyramids by size and colour, and what the buttons do. */
import type { Pressed } from '../../board/keys';
import * as drafts from './draft';
import type { LogisticsView } from './forms';

export type Way = 'left' | 'right' | 'up' | 'down';

/** What the keys act on. */
export interface Hands {
  readonly view: () => LogisticsView;
  readonly mine: () => boolean;
  readonly draft: () => drafts.Draft;
  readonly set: (draft: drafts.Draft) => void;
  readonly card: (card: number) => void;
  readonly doIt: () => void;
  readonly clear: () => void;
  readonly stop: () => void;
  readonly decline: () => void;
  /** Move the focus; false: there is nothing that way. */
  readonly go: (way: Way) => boolean;
}

const ARROWS: Readonly<Record<string, Way>> = { arrowleft: 'left', arrowright: 'right', arrowup: 'up', arrowdown: 'down' };

/** Answers keys; a size waits for the colour that follows it. */
export function keysOf(hands: Hands): (pressed: Pressed) => boolean {
  let size = '';

  const sowing = (code: string): boolean => {
    const view = hands.view();
    if (size) {
      const colour = view.colours.find(({ letter }) => letter === code);
      if (colour) hands.set(drafts.pick(hands.draft(), view, size + code));
      size = '';
      return Boolean(colour);
    }
    if (/^[sml]$/.test(code) && view.you?.may.includes('sow-stock')) {
      size = code.toUpperCase();
      return true;
    }
    if (code !== 'x' || !view.you?.may.includes('stop')) return false;
    hands.stop();
    return true;
  };

  return ({ key, code }) => {
    const way = ARROWS[key];
    if (way) return hands.go(way);
    if (/^[0-9]$/.test(code) && hands.view().phase !== 'power') {
      hands.card(Number(code));
      return true;
    }
    if (key === 'escape') {
      size = '';
      const empty = drafts.isEmpty(hands.draft());
      hands.clear();
      return !empty;
    }
    if (!hands.mine()) return false;
    if (key === 'backspace') hands.set(drafts.back(hands.draft()));
    else if (key === 'enter') hands.doIt();
    else if (hands.view().phase !== 'power') return sowing(code);
    else if (code === 'd') hands.decline();
    else return false;
    return true;
  };
}

/** Enter on something that may be chosen does what was chosen already, as the button says; where that is nothing, it chooses as Space does. */
export function entering(doIt: () => boolean): (event: Pick<KeyboardEvent, 'key' | 'repeat' | 'preventDefault'>) => void {
  return (event) => {
    if (event.key === 'Enter' && !event.repeat && doIt()) event.preventDefault();
  };
}

interface Seen {
  readonly element: HTMLElement;
  readonly x: number;
  readonly y: number;
}

/** Of these the one that lies nearest that way; what lies beside the line counts double. */
export function nearestOf<T extends { readonly x: number; readonly y: number }>(from: T, others: readonly T[], way: Way): T | null {
  const along = (one: T) => {
    if (way === 'left') return from.x - one.x;
    if (way === 'right') return one.x - from.x;
    return way === 'up' ? from.y - one.y : one.y - from.y;
  };
  const beside = (one: T) => Math.abs(way === 'left' || way === 'right' ? one.y - from.y : one.x - from.x);
  const ahead = others.filter((one) => along(one) > 1 && beside(one) <= 2 * along(one));
  return ahead.sort((one, other) => along(one) + 2 * beside(one) - along(other) - 2 * beside(other))[0] ?? null;
}

/** Move the focus to the nearest thing of the board that way; the first of them if none has it yet. */
export function nearest(root: HTMLElement | undefined, way: Way): boolean {
  const stage = root?.closest('.stage') ?? root;
  const all: Seen[] = [...(stage?.querySelectorAll<HTMLElement>('[data-nav]:not(:disabled)') ?? [])].flatMap((element) => {
    const box = element.getBoundingClientRect();
    return box.width ? [{ element, x: box.left + box.width / 2, y: box.top + box.height / 2 }] : []; // what is folded away has no place
  });
  const here = all.find(({ element }) => element === document.activeElement);
  const next = here ? nearestOf(here, all, way) : (all.find(({ element }) => element.tabIndex === 0) ?? all[0]);
  next?.element.focus();
  return Boolean(next);
}
