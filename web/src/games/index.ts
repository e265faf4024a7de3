/** The boards there are, each loaded when its game is first shown. A new folder with an `index.ts` is found by itself. */
import type { Board } from '../board/contract';

const FOUND = import.meta.glob<{ default: Board }>('./*/index.ts');

/** The board of a game; null where it has none, and the plain board serves. */
export async function boardOf(game: string): Promise<Board | null> {
  const load = FOUND[`./${game}/index.ts`];
  return load ? (await load()).default : null;
}
