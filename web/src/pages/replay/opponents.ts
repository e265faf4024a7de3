/** Against whom one plays on, of the bots that are offered. */

const USUAL = 'steady';

/** Who is chosen unless somebody chooses. */
export function usualOpponent(bots: readonly string[]): string {
  return bots.includes(USUAL) ? USUAL : (bots[0] ?? 'random');
}
