/** How much room the window has, where more than a style depends on it. */
import { MediaQuery } from 'svelte/reactivity';

/** A phone, or a window as low as a phone held sideways; the styles ask the same. */
export const phone = new MediaQuery('(max-width: 719px), (max-width: 1179px) and (max-height: 719px)');
