/** Standoff: deck building and polyominoes on a field of 16 by 16. */
import type { Board, Moment } from '../../board/contract';
import type { Speech } from '../../words/speech';
import { advise, lit } from './advice';
import BoardComponent from './Board.svelte';
import { describe } from './describe';
import Ending from './Ending.svelte';
import { picture, type StandoffPicture } from './picture';
import { hint, note, player, status, why } from './status';
import { steps } from './steps';
import { targets } from './targets';
import type { StandoffView } from './view';

/** "Turn 29 · Lev" before the first moment of each turn: a turn begins at the end of the one before. */
function chapters(moments: readonly Moment[], words: Speech, begun: StandoffView | null = null): ReadonlyMap<number, string> {
  const found = new Map<number, string>();
  const heading = (number: number, seat: number) => words.word('board-chapter', { number, player: words.player(seat) });
  const [first] = moments;
  if (first && first.n <= 1) found.set(first.n + 1, heading(begun?.number ?? 1, begun?.player ?? 0));
  for (const moment of moments) {
    for (const event of moment.events) {
      if (event.type === 'turn-started') found.set(moment.n + 1, heading(event.number as number, event.seat as number));
    }
  }
  return found;
}

const standoff: Board<StandoffView, StandoffPicture> = {
  game: 'standoff',
  component: BoardComponent,
  picture,
  steps,
  targets,
  lit,
  advise,
  describe,
  status,
  player,
  note,
  rule: ({ phase }) => ({ action: 'STA-7', choose: 'STA-23', discard: 'STA-14', over: 'STA-25' })[phase],
  hint,
  why,
  chapters,
  ending: Ending,
  score: (score, words) => words.word('board-of-gun', { count: Number(score), all: 12 }),
  unsaid: ['turn-started'],
  sounds: { placed: 'place', 'block-placed': 'place', 'black-placed': 'place', 'block-destroyed': 'reveal', 'hand-opened': 'reveal', bought: 'place' },
};

export default standoff;
