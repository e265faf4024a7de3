/** The board of Venice: the ledger of a week. */
import type { Board, Moment } from '../../board/contract';
import type { Speech } from '../../words/speech';
import { words as spoken } from '../../words/words.svelte';
import { advise, lit, matter } from './advice';
import Component from './Board.svelte';
import { describe } from './describe';
import { RING, SHIELD } from './emblems';
import Ending from './Ending.svelte';
import { hint } from './hint';
import { picture, type Picture } from './picture';
import { lineOf, status } from './status';
import { steps, withLines } from './steps';
import { targets } from './targets';
import { firstAuction, opening } from './time';
import { holdingOf, isCrowd, type VeniceView } from './forms';

/** How many agendas and assets somebody holds; at the end the final money. */
function player(view: VeniceView, seat: number, words: Speech) {
  const account = view.final?.accounts[seat];
  if (account) return { score: words.figure(account.score) };
  if (isCrowd(view)) return {};
  let [agendas, assets] = [0, 0];
  for (const [item, count] of Object.entries(holdingOf(view, seat))) {
    if (view.items[item]?.kind === 'agenda') agendas += count;
    else assets += count;
  }
  const ready = typeof view.ready !== 'number' && view.ready[seat];
  const marks = [
    { path: SHIELD, filled: true, count: agendas },
    { path: RING, filled: false, count: assets },
  ];
  return { marks, marked: words.word('board-figures', { agendas, assets }), ...(ready ? { doing: words.word('board-is-ready-short') } : {}) };
}

/** The day that was held stands over its results. */
function chapters(moments: readonly Moment[], words: Speech, taken: VeniceView | null = null): Map<number, string> {
  const found = new Map<number, string>();
  const first = moments.find(({ events }) => events.length);
  if (first && !taken) found.set(first.n, words.word('board-week-begins'));
  for (const { n, events } of moments) {
    const held = events.find((event) => event.type === 'auction-held');
    if (held) found.set(n, words.word('label-day', { auction: held.auction as number }));
  }
  return found;
}

/** What the winner realized. */
function why(view: VeniceView, words: Speech): string {
  const first = (view.final?.accounts ?? view.podium ?? []).find((account) => account.place === 1);
  if (!first) return words.word('reason-settled');
  const count = Object.values(first.realized).reduce((total, each) => total + each, 0);
  return words.word('board-end-why', { count, value: first.value, player: words.player(first.seat) });
}

const board: Board<VeniceView, Picture> = {
  game: 'venice',
  component: Component,
  picture,
  steps: (before, events, after) => {
    const speech = spoken.speech('venice', [], after.names);
    return withLines(steps(before, events, after), (step) => lineOf(step, speech));
  },
  targets,
  lit,
  advise,
  matter,
  describe,
  status,
  pace: (view, words) => words.word(view.pace === 'calendar' ? 'board-pace-day' : 'board-pace-minutes', { minutes: view.minutes }),
  opens: ({ pace, zone }, at, fixed, words) => (pace === 'calendar' ? opening(firstAuction(at, String(zone)), String(zone), fixed, words) : ''),
  player,
  score: (score, words) => words.figure(typeof score === 'number' ? score : (score[0] ?? 0)),
  ending: Ending,
  why,
  chapters,
  results: ['auction-held', 'bids-revealed'],
  sounds: { 'bid-placed': 'place', 'bid-changed': 'place', borrowed: 'place', 'auction-held': 'reveal', settled: 'win' },
  rule: ({ outcome, held, loan }) => (outcome ? 'VEN-16' : held === 0 && !loan ? 'VEN-7' : 'VEN-10'),
  hint,
};

export default board;
