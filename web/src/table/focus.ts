/** Is somebody writing, or busy in a dialog? Then the focus stays with them. */
export function isHeld(): boolean {
  const held = document.activeElement;
  return held instanceof HTMLElement && held.matches('input, textarea, select, dialog *, .drawer *');
}
