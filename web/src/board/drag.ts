/**
 * Drag by pointer, without a library: a piece with `{@attach drag(...)}` can be lifted, carried by a ghost and dropped on
 * whatever element carries `data-drop`. A short press without moving stays a click.
 */

export interface Dragged {
  /** What is carried; the drop gets it. */
  readonly what: string;
  /** May it be lifted now? */
  readonly enabled: () => boolean;
  readonly onlift?: (what: string) => void;
  /** Over which `data-drop` it is now; null: over none. */
  readonly onover?: (place: string | null) => void;
  /** Dropped on a place, or beside all of them (null). */
  readonly ondrop: (what: string, place: string | null) => void;
}

const LEAST_PX = 5;

function placeUnder(x: number, y: number): string | null {
  const found = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-drop]');
  return found?.dataset.drop ?? null;
}

/** The picture that follows the pointer: a copy of the piece, made of the same nodes. */
function ghostOf(node: HTMLElement | SVGElement): HTMLElement {
  const box = node.getBoundingClientRect();
  const ghost = document.createElement('div');
  ghost.className = 'drag-ghost';
  ghost.style.width = `${box.width}px`;
  ghost.style.height = `${box.height}px`;
  ghost.append(node.cloneNode(true));
  // sizes hang on variables of the place it is lifted from
  ghost.style.setProperty('--u', getComputedStyle(node).getPropertyValue('--u'));
  document.body.append(ghost);
  return ghost;
}

export function drag(options: Dragged, picture: (node: HTMLElement) => HTMLElement | SVGElement = (node) => node) {
  return (node: HTMLElement): (() => void) => {
    let from: { x: number; y: number; id: number } | null = null;
    let ghost: HTMLElement | null = null;
    let over: string | null = null;
    let carried = false;

    const down = (event: PointerEvent) => {
      if (event.button !== 0 || !options.enabled()) return;
      from = { x: event.clientX, y: event.clientY, id: event.pointerId };
      node.setPointerCapture(event.pointerId); // a quick hand leaves the piece before it has moved far enough
      carried = false;
    };
    const move = (event: PointerEvent) => {
      if (!from || event.pointerId !== from.id) return;
      if (!ghost) {
        if (Math.hypot(event.clientX - from.x, event.clientY - from.y) < LEAST_PX) return;
        ghost = ghostOf(picture(node));
        carried = true;
        options.onlift?.(options.what);
      }
      ghost.style.translate = `${event.clientX}px ${event.clientY}px`;
      const place = placeUnder(event.clientX, event.clientY);
      if (place !== over) options.onover?.((over = place));
    };
    const end = (event: PointerEvent) => {
      if (!from || event.pointerId !== from.id) return;
      from = null;
      if (!ghost) return;
      ghost.remove();
      ghost = null;
      node.blur(); // as after a click by pointer, Enter is not this button's
      options.onover?.((over = null));
      const dropped = event.type === 'pointerup' ? placeUnder(event.clientX, event.clientY) : null;
      options.ondrop(options.what, dropped);
    };
    /** The click that ends a drag is not a click. */
    const click = (event: MouseEvent) => {
      if (!carried) return;
      carried = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    };

    node.style.touchAction = 'none';
    node.addEventListener('pointerdown', down);
    node.addEventListener('pointermove', move);
    node.addEventListener('pointerup', end);
    node.addEventListener('pointercancel', end);
    node.addEventListener('click', click, true);
    return () => {
      ghost?.remove();
      node.removeEventListener('pointerdown', down);
      node.removeEventListener('pointermove', move);
      node.removeEventListener('pointerup', end);
      node.removeEventListener('pointercancel', end);
      node.removeEventListener('click', click, true);
    };
  };
}
