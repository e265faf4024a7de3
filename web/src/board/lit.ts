/** Lights what a hint is made of: elements are found by their `data-target`, also those that are drawn later. */
import type { Attachment } from 'svelte/attachments';
import type { Lit } from './contract';

export const NOTHING_LIT: Lit = {};

/** Mark the elements within as `data-lit`, with what is to be read beside the mark; all other marks go. The new ones. */
export function light(root: ParentNode, lit: Lit): HTMLElement[] {
  const fresh: HTMLElement[] = [];
  for (const element of root.querySelectorAll<HTMLElement>('[data-target], [data-lit]')) {
    const mark = lit[element.dataset.target ?? ''];
    if (mark !== undefined && element.dataset.lit === undefined) fresh.push(element);
    if (mark === undefined) delete element.dataset.lit;
    else if (element.dataset.lit !== mark) element.dataset.lit = mark;
  }
  return fresh;
}

/** `{@attach lights(lit)}` on what holds a board. What is lit is scrolled to where it can be seen. */
export function lights(lit: Lit): Attachment<HTMLElement> {
  return (root) => {
    const show = () => light(root, lit).forEach((element) => element.scrollIntoView({ block: 'nearest', inline: 'nearest' }));
    show();
    if (!Object.keys(lit).length) return;
    const drawn = new MutationObserver(show);
    drawn.observe(root, { subtree: true, childList: true, attributeFilter: ['data-target'] });
    return () => drawn.disconnect();
  };
}
