/** Against whom one plays on: the levels of a game, the gentlest first. */

const LEVELS = ['novice', 'steady', 'keen', 'master'];
const USUAL = 'steady';
/** Plays anything at all, and is nobody's wish where there is another. */
const RANDOM = 'random';

const place = (bot: string): number => (LEVELS.includes(bot) ? LEVELS.indexOf(bot) : LEVELS.length);

/** The bots to choose from. */
export function opponents(bots: readonly string[]): string[] {
  const thinking = bots.filter((bot) => bot !== RANDOM);
  return (thinking.length ? thinking : [...bots]).sort((one, other) => place(one) - place(other));
}

/** Who is chosen unless somebody chooses. */
export function usualOpponent(bots: readonly string[]): string {
  return bots.includes(USUAL) ? USUAL : (bots[0] ?? RANDOM);
}
