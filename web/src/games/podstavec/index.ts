/** The board of Podstavec. */
import type { Board } from '../../board/contract';
import { advise, lit, matter } from './advice';
import PodstavecBoard from './Board.svelte';
import { chapters, describe, hint, player, score, scored, status } from './describe';
import type { PodstavecView } from './forms';
import { picture, type Picture } from './picture';
import { steps } from './steps';
import { targets } from './targets';

const podstavec: Board<PodstavecView, Picture> = {
  game: 'podstavec',
  component: PodstavecBoard,
  picture,
  steps,
  targets,
  lit,
  advise,
  matter,
  describe,
  status,
  player,
  score,
  scored,
  chapters,
  rule: ({ phase }) => ({ arrange: 'POD-5', bid: 'POD-9', over: 'POD-16' })[phase],
  hint,
  results: ['spoils-won', 'nobody-won'],
  unsaid: ['display-revealed'],
  sounds: { 'bid-placed': 'place', arranged: 'place', 'spoils-won': 'reveal', 'nobody-won': 'reveal' },
};

export default podstavec;
