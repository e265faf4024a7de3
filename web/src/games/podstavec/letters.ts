/** The letters on balls, in the reader's language: every piece below the board reads them. */
import { getContext, setContext } from 'svelte';
import { settings } from '../../look/settings.svelte';
import type { Speech } from '../../words/speech';
import type { Colour } from './forms';

const KEY = Symbol('podstavec letters');

export function setLetters(words: () => Speech): void {
  setContext(KEY, words);
}

/** The letter and the name of a colour. Whoever wants no letters has names still: they are what is read aloud. */
export function getLetters(): { letter: (colour: Colour) => string; ball: (colour: Colour) => string; stand: (colour: Colour | null) => string; pedestal: () => string } {
  const words = getContext<() => Speech>(KEY);
  return {
    letter: (colour) => (settings.letters ? words().word('board-letter', { colour }) : ''),
    ball: (colour) => words().word('board-ball', { colour }),
    stand: (colour) => words().word('board-stand', { colour: colour ?? 'none' }),
    pedestal: () => words().word('board-pedestal'),
  };
}
