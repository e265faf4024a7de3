/** The board of Poker Auction. */
import type { Board } from '../../board/contract';
import { advise, lit, matter } from './advice';
import Component from './Board.svelte';
import { chapters, hint, player, score } from './around';
import { describe } from './describe';
import { picture, type Picture } from './picture';
import { note, pace, status } from './status';
import { steps } from './steps';
import { targets } from './targets';
import type { PokerView } from './view';

const board: Board<PokerView, Picture> = {
  game: 'poker_auction',
  component: Component,
  picture,
  steps,
  targets,
  lit,
  advise,
  matter,
  lively: true,
  describe,
  status,
  note,
  pace,
  player,
  score,
  chapters,
  rule: ({ phase, mode }) => (mode === 'open-deck' ? { lay: 'PAU-18', lot: 'PAU-18', over: 'PAU-22' } : { lay: 'PAU-5', lot: 'PAU-6', over: 'PAU-14' })[phase],
  hint,
  results: ['card-sold', 'card-bought', 'card-taken', 'bank-won'],
  unsaid: ['deal-started', 'round-started', 'card-opened'],
  sounds: {
    'card-laid': 'place',
    'card-opened': 'place',
    'bid-made': 'place',
    'card-sold': 'reveal',
    'card-bought': 'reveal',
    'hand-shown': 'reveal',
    'bank-won': 'win',
  },
};

export default board as unknown as Board;
