/** How a game ended, in words. */
import type { TableInfo } from '../protocol/forms';
import { withMinus, type Speech } from '../words/speech';
import { words } from '../words/words.svelte';

/** Who came first; `you` is the seat of who reads it, where they are spoken to. */
export function wonBy({ outcome }: Pick<TableInfo, 'outcome'>, speech: Speech, you: number | null): string {
  const winners = (outcome?.places ?? []).flatMap((place, seat) => (place === 1 ? [seat] : []));
  if (!outcome || winners.length === outcome.places.length) return words.app('end-draw');
  const list = new Intl.ListFormat(words.language, { type: 'conjunction' });
  const named = (seats: readonly number[]) => list.format(seats.map((seat) => speech.player(seat)));
  const others = winners.filter((seat) => seat !== you);
  if (!others.length) return words.app('end-you-win');
  if (others.length < winners.length) return words.app('end-you-share', { players: named(others) });
  return winners.length === 1 ? words.app('end-wins', { player: named(winners) }) : words.app('end-share', { players: named(winners) });
}

/** Why it ended as it did: the deciding comparison, or the reason. */
export function whyOver(info: Pick<TableInfo, 'outcome' | 'decided'>, speech: Speech): string {
  if (info.decided) return withMinus(speech.say(info.decided));
  const id = `reason-${info.outcome?.reason ?? ''}`;
  return speech.has(id) ? speech.word(id) : '';
}

/** Why it ended at all, where that is another matter than who won: somebody held enough, or the last round was over. */
export function endedBy(info: Pick<TableInfo, 'outcome' | 'decided'>, speech: Speech): string {
  const id = `reason-${info.outcome?.reason ?? ''}`;
  return info.decided && !byWord(info) && speech.has(id) ? speech.word(id) : '';
}

/** It ended by word and not on the board: somebody resigned, or a draw was agreed. */
export function byWord({ decided }: Pick<TableInfo, 'decided'>): boolean {
  return decided?.id === 'decided-resigned' || decided?.id === 'decided-draw';
}
