/** The board of Logistics. */
import type { Board, Moment } from '../../board/contract';
import type { Speech } from '../../words/speech';
import { advise, lit } from './advice';
import Component from './Board.svelte';
import { describe, hint, player, status, why } from './describe';
import Ending from './Ending.svelte';
import { picture, type Picture } from './picture';
import { named } from './sentences';
import { steps } from './steps';
import { targets } from './targets';
import { isSown, type LogisticsView } from './forms';

/** A heading before the first moment of every turn: sowings tell the number of theirs. */
function chapters(moments: readonly Moment[], words: Speech): ReadonlyMap<number, string> {
  const found = new Map<number, string>();
  let last: unknown = null;
  for (const moment of moments) {
    const turn = moment.events.find(isSown)?.turn;
    if (turn === undefined || turn === last) continue;
    last = turn;
    found.set(moment.n, words.word('board-turn', { turn: Number(turn) }));
  }
  return found;
}

/** Ends by the game's own rules; who resigned or agreed on a draw was not beaten by points. */
const OWN_ENDS: readonly string[] = ['no-sow', 'last-turn'];

function headline(view: LogisticsView, words: Speech): string | null {
  const outcome = view.outcome;
  if (!outcome || !OWN_ENDS.includes(outcome.reason)) return null;
  const winner = outcome.places.indexOf(1);
  const [first, second] = [...outcome.scores].map(Number).sort((one, other) => other - one);
  if (outcome.places.filter((place) => place === 1).length > 1) return words.word('board-end-shared', { score: first ?? 0 });
  const points = { first: first ?? 0, second: second ?? 0 };
  return winner === view.seat ? words.word('board-end-you-win', points) : words.word('board-end-wins', { player: words.player(winner), ...points });
}

const logistics: Board<LogisticsView, Picture> = {
  game: 'logistics',
  component: Component,
  picture,
  steps,
  targets,
  lit,
  advise,
  describe,
  status,
  note: (view, words) => words.word('board-turn', { turn: view.turn_number }),
  player,
  score: (score, words) => words.word('board-points', { count: Number(score) }),
  ending: Ending,
  headline,
  why,
  chapters,
  named,
  results: ['captured', 'tree-made'],
  sounds: { captured: 'reveal', 'stock-sown': 'place', 'card-sown': 'place' },
  rule: ({ phase }) => ({ sow: 'LOG-6', extra: 'LOG-9', power: 'LOG-18', over: 'LOG-25' })[phase],
  hint,
};

export default logistics as unknown as Board;
