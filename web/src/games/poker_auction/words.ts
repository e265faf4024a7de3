/** The names of cards and hands, in the game's own words. */
import { capital, type Speech } from '../../words/speech';
import type { Change, Made } from './view';

/** A card in full, as it is read out: "jack of clubs", "9 of dots", "hidden card". */
export function cardName(card: string | null, tiles: boolean, words: Speech): string {
  if (card === null) return words.word(tiles ? 'board-hidden-tile' : 'board-hidden-card');
  if (tiles) return words.word(`tile-${card}`);
  return words.word('board-card', { rank: words.named('rank', card[0] ?? ''), suit: words.named('board-suit', card[1] ?? '') });
}

/** A card as it is written: "J♣", "9 of dots". */
export function cardSign(card: string, tiles: boolean, words: Speech): string {
  return words.word(tiles ? `tile-${card}` : `card-${card}`);
}

/** What a hand makes, as a heading: "Full house". */
export function heading(makes: string, words: Speech): string {
  return capital(words.word(`board-combination-${makes}`));
}

/** So many ranks name a hand that makes nothing. */
const HIGH = 3;

/** Which ranks make it: "jacks over aces". */
export function detail({ makes, ranks }: Made, words: Speech): string {
  const [first = '', second = ''] = ranks;
  if (!first) return '';
  return words.word(`detail-${makes}`, {
    'first-many': words.named('many', first),
    'second-many': second ? words.named('many', second) : '',
    'first-upto': words.named('upto', first),
    ranks: ranks.slice(0, HIGH).map((rank) => words.named('rank', rank)).join(', '),
  });
}

/** What some cards make, in a few words: "nine high", "two pairs". */
export function inShort(made: Made, words: Speech): string {
  if (makesNothing(made) && made.ranks[0]) return words.word('board-highest', { rank: words.named('rank', made.ranks[0]) });
  return words.word(`board-combination-${made.makes}`);
}

const makesNothing = (made: Made): boolean => made.makes === 'high-card' || made.makes === 'high-tile';

/** What a hand becomes: its name, the ranks if only they change, or whether it is the same. Where one of the two has fewer than five cards (not `full`), a kicker is added or lost, and none is better. */
export function becomes(now: Made, change: Change, words: Speech, full = true): string {
  if (now.makes !== change.makes) return inShort(change, words);
  const telling = (made: Made) => (makesNothing(made) ? made.ranks.slice(0, 1) : made.ranks).join();
  if (telling(now) !== telling(change)) return makesNothing(change) ? inShort(change, words) : detail(change, words);
  if (change.change === 'same') return words.word('board-same');
  const kickers = change.change === 'better' ? ['board-more-kickers', 'board-better-kicker'] : ['board-fewer-kickers', 'board-weaker-kicker'];
  return words.word(kickers[full ? 1 : 0]!);
}

/** Chips; where there is little room a great many are told in thousands. */
export function chips(amount: number, words: Speech, narrow = false): string {
  return narrow && amount >= 100_000 ? words.word('board-thousands', { count: Math.round(amount / 1000) }) : words.figure(amount);
}
