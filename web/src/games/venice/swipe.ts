/** A finger drawn left or right over an element: on to the next, or back. */
const FAR = 56;

export function swiped(turn: (by: -1 | 1) => void) {
  return (node: HTMLElement) => {
    let from: { x: number; y: number } | null = null;
    const down = (event: TouchEvent) => {
      const touch = event.touches[0];
      from = event.touches.length === 1 && touch ? { x: touch.clientX, y: touch.clientY } : null;
    };
    const up = (event: TouchEvent) => {
      const touch = event.changedTouches[0];
      if (!from || !touch) return;
      const [dx, dy] = [touch.clientX - from.x, touch.clientY - from.y];
      from = null;
      if (Math.abs(dx) > FAR && Math.abs(dx) > 2 * Math.abs(dy)) turn(dx < 0 ? 1 : -1);
    };
    node.addEventListener('touchstart', down, { passive: true });
    node.addEventListener('touchend', up, { passive: true });
    return () => {
      node.removeEventListener('touchstart', down);
      node.removeEventListener('touchend', up);
    };
  };
}
