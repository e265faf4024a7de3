/** A hint on the board: the tiles of the bag with what is to be taken from them or comes back, and the move in words. */
import type { Lit, Move } from '../../board/contract';
import type { Speech } from '../../words/speech';
import { ballsOf } from './draft';
import { spoken, type Arrange, type Bid, type Display, type Kind, type PodstavecView } from './forms';
import { total } from './picture';

const KINDS: readonly Kind[] = ['pedestals', 'red', 'white', 'black'];
const signed = (count: number): string => (count < 0 ? `−${-count}` : `+${count}`);

function amounts(of: (kind: Kind) => number, written: (count: number) => string): Lit {
  return Object.fromEntries(KINDS.filter((kind) => of(kind) !== 0).map((kind) => [kind, written(of(kind))]));
}

const isBid = (move: Move): move is Bid => move.type === 'bid';
const isPass = (bid: Bid): boolean => ballsOf(bid) + bid.pedestals === 0;

/** How many more of a kind would lie in the bag than now: those that come off the display. */
function intoBag(now: Display, then: Display): (kind: Kind) => number {
  return (kind) => (kind === 'pedestals' ? total(now) - total(then) : now[kind] - then[kind]);
}

/** Others arrange and bid at the same time. */
export const matter = ({ round, phase, you }: PodstavecView): string => `${phase} ${round} ${you?.may ?? ''}`;

/** Of a bid how many of each; of an arrangement how many more or fewer the bag then holds. */
export function lit(view: PodstavecView, move: Move): Lit {
  if (isBid(move)) return isPass(move) ? { seal: '' } : amounts((kind) => move[kind], String);
  const changes = amounts(intoBag(view.displays[view.seat ?? 0]!, move as Arrange), signed);
  return Object.keys(changes).length ? changes : { keep: '' };
}

export function advise(view: PodstavecView, move: Move, words: Speech): string {
  if (isBid(move)) return isPass(move) ? words.word('board-advise-pass') : words.word('board-advise-bid', spoken(move));
  if ('keep' in lit(view, move)) return words.word('board-advise-keep');
  const display = move as Arrange;
  const pedestals = total(display);
  return pedestals ? words.word('board-advise-arrange', spoken({ ...display, pedestals })) : words.word('board-advise-bare');
}
