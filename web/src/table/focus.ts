/** Where the keyboard's focus is, and where it goes. */
import type { Attachment } from 'svelte/attachments';

/** Is somebody writing, or busy in a dialog? Then the focus stays with them. */
export function isHeld(): boolean {
  const held = document.activeElement;
  return held instanceof HTMLElement && held.matches('input, textarea, select, dialog *, .drawer *');
}

/**
 * Enter belongs to whatever the keyboard is at. Where that does something else than the button with the mark ↵, the mark is taken away
 * (`data-enter`, see `frame.css`); what does the same says so by `data-enters`.
 */
export function tellsEnter(root: HTMLElement): () => void {
  const look = () => {
    const at = root.contains(document.activeElement) ? document.activeElement : null;
    const own = at?.matches('button, a, input, textarea, select, summary') && at.matches(':focus-visible') && !at.matches('[data-enters], :has(.key-enter)');
    root.toggleAttribute('data-enter', Boolean(own));
  };
  const later = () => queueMicrotask(look); // what loses the focus has it no more by then, and the next one has it
  root.addEventListener('focusin', look);
  root.addEventListener('focusout', later);
  return () => {
    root.removeEventListener('focusin', look);
    root.removeEventListener('focusout', later);
  };
}

const OFF = ':disabled, :disabled *';
const ABLE = 'button:enabled, input:enabled, a[href]';
/** A button is off for a moment while the house answers: so long the focus waits for it. */
const ANSWER_MS = 200;

/**
 * `{@attach keepsFocus(place)}`: when what had the focus within is gone, such as a button that was pressed, keys go on from `place` and not from the top of the page.
 * When it is only off, they go on beside it, where something is not.
 */
export function keepsFocus(place: () => HTMLElement | undefined): Attachment<HTMLElement> {
  return (root) => {
    let held: HTMLElement | null = null;
    let waited: ReturnType<typeof setTimeout> | undefined;
    const isLost = () => document.activeElement === document.body || document.activeElement === held;
    const hold = (event: FocusEvent) => (held = event.target as HTMLElement);
    // what is taken away loses the focus first, and is gone by the end of the task; what stays was left on purpose, unless it is off
    const leave = ({ target }: FocusEvent) => queueMicrotask(() => (held = held === target && held?.isConnected && !held.matches(OFF) ? null : held));
    const goOn = (to: HTMLElement | null | undefined) => {
      const lost = isLost();
      held = null;
      if (lost) to?.focus({ preventScroll: true });
    };
    const beside = () => held?.isConnected && held.matches(OFF) && goOn(held.parentElement?.querySelector<HTMLElement>(ABLE) ?? place());
    const look = () => {
      clearTimeout(waited);
      if (!held) return;
      if (!held.isConnected) goOn(place());
      else if (held.matches(OFF)) waited = setTimeout(beside, ANSWER_MS);
      else if (document.activeElement === document.body) held.focus({ preventScroll: true });
    };
    const gone = new MutationObserver(look);
    gone.observe(root, { subtree: true, childList: true, attributeFilter: ['disabled'] });
    root.addEventListener('focusin', hold);
    root.addEventListener('focusout', leave);
    return () => {
      clearTimeout(waited);
      gone.disconnect();
      root.removeEventListener('focusin', hold);
      root.removeEventListener('focusout', leave);
    };
  };
}
