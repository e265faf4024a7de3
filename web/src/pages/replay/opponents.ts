/** Against whom one plays on, of the bots that are offered. */

const USUAL = 'steady';

/** Who is chosen unless somebody chooses: whoever most of the others in the finished game were, `met`. */
export function usualOpponent(bots: readonly string[], met: readonly string[] = []): string {
  const times = (bot: string) => met.filter((one) => one === bot).length;
  const often = bots.filter((bot) => times(bot)).toSorted((one, other) => times(other) - times(one))[0];
  return often ?? (bots.includes(USUAL) ? USUAL : (bots[0] ?? 'random'));
}
