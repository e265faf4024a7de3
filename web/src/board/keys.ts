/** Keys of a board: heard anywhere on the page, except while somebody writes or a dialog is open. */

export interface Pressed {
  /** As the key is written on it, in lower case: `r`, `enter`, `arrowleft`. */
  readonly key: string;
  /** The place of the key, whatever the layout: `r` for the key that is R on a Latin keyboard. */
  readonly code: string;
  readonly shift: boolean;
}

/** Answer true if the key meant something; then the page does nothing else with it. */
export type Keys = (pressed: Pressed) => boolean;

/** Is the key pressed in a field, or in something that lies over the board? */
export function isWriting(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName) || target.closest('dialog, .drawer') !== null;
}

export function listenKeys(keys: Keys): () => void {
  const heard = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isWriting(event.target)) return;
    const onButton = event.target instanceof HTMLElement && event.target.closest('button, a') !== null;
    if (event.repeat && event.key === 'Enter') return; // whoever holds it down has sent one thing
    if (onButton && (event.key === 'Enter' || event.key === ' ')) return; // the button's own
    const code = event.code.replace(/^Key|^Digit/, '').toLowerCase();
    if (keys({ key: event.key.toLowerCase(), code, shift: event.shiftKey })) event.preventDefault();
  };
  window.addEventListener('keydown', heard);
  return () => window.removeEventListener('keydown', heard);
}

/** A button that was clicked by pointer does not keep the keys: Space and Enter are the page's again. */
export function lettingGo(page: HTMLElement): () => void {
  const clicked = (event: MouseEvent) => {
    const button = event.detail > 0 && event.target instanceof Element ? event.target.closest('button') : null;
    if (button === document.activeElement) button?.blur();
  };
  page.addEventListener('click', clicked);
  return () => page.removeEventListener('click', clicked);
}
