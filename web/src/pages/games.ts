/** The games of the house as pages speak of them. */
import type { Game, Language } from '../protocol/forms';
import type { Values } from '../words/speech';

/** The order in which the house shows its games; those it does not know follow. */
const ORDER = ['podstavec', 'logistics', 'poker_auction', 'venice', 'standoff'];
const DAY_MINUTES = 1440;

/** Games in the order of the house. */
export function inHouseOrder<T extends { name: string }>(games: readonly T[]): T[] {
  const place = (game: T): number => (ORDER.includes(game.name) ? ORDER.indexOf(game.name) : ORDER.length);
  return [...games].sort((a, b) => place(a) - place(b));
}

/** Its name in a language. */
export function titleOf(game: Game, language: Language): string {
  return game.titles?.[language] ?? game.title;
}

/** The label of a bot, or of an option and its values; what has none is called as it is. */
export function labelOf(game: Game | undefined, language: Language, id: string, otherwise: string): string {
  return game?.labels?.[language]?.[id] ?? otherwise;
}

/** Least and most players; `most` is 0 where it is the same number. */
export function playersOf(game: Game): { least: number; most: number } {
  const [least, most] = game.seats;
  return { least, most: most === least ? 0 : most };
}

/** Does a usual game go on for days? */
export function takesDays(game: Game): boolean {
  return (game.minutes?.[1] ?? 0) >= DAY_MINUTES;
}

/** Is all of it held by the hours of its own clock? Then no clock for moves would ever ring. */
export const keepsTime = (game: Game): boolean => game.own_clock === true && takesDays(game);

/** How long a usual game takes, as a message; null where nobody knows. */
export function lengthOf(game: Game): { id: string; values: Values } | null {
  if (!game.minutes) return null;
  const [least, most] = game.minutes;
  if (takesDays(game) && least < DAY_MINUTES) return { id: 'page-length-either', values: { minutes: least, days: Math.round(most / DAY_MINUTES) } };
  if (takesDays(game)) return { id: 'page-length-days', values: { days: Math.round(most / DAY_MINUTES) } };
  const minutes = least === most ? `${least}` : `${least}–${most}`;
  return { id: 'page-length-minutes', values: { minutes } };
}
