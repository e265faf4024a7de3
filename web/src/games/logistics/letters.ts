/** The letters on pyramids, in the reader's language: every piece below the board or the end panel reads them. */
import { getContext, setContext } from 'svelte';
import type { Speech } from '../../words/speech';
import type { Pyramid } from './forms';

const KEY = Symbol('logistics letters');

export function setLetters(words: () => Speech): void {
  setContext(KEY, words);
}

/** The letter of a pyramid's colour. */
export function getLetter(): (pyramid: Pyramid) => string {
  const words = getContext<() => Speech>(KEY);
  return (pyramid) => words().word(`pyramid-${pyramid}`).slice(1).toUpperCase();
}
