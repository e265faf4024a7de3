/** What the frame says around the board: players' rows, the log's headings, sentences for a first game. */
import type { Happening, Hint, PlayerLine } from '../../board/contract';
import type { Speech } from '../../words/speech';
import type { PokerView } from './view';
import { chips } from './words';

export function player(view: PokerView, seat: number, words: Speech): PlayerLine {
  const { lot } = view;
  const score = chips(view.balances[seat] ?? 0);
  if (lot?.bidder === seat) return { score, doing: words.word('board-tag-high', { amount: lot.bid }) };
  if (lot?.seller === seat) return { score, doing: words.word('board-tag-sells') };
  return { score, doing: words.word(view.out.includes(seat) ? 'board-tag-out' : 'board-chips') };
}

export function score(value: number | readonly number[]): string {
  return chips(Number(value));
}

/** A new deal, a new round, the showdown; in the open deck every card. */
export function chapter(events: readonly Happening[], view: PokerView | null, words: Speech): string | null {
  for (const event of events) {
    if (event.type === 'deal-started') return words.word('board-chapter-deal', { deal: Number(event.deal) });
    if (event.type === 'round-started') return words.word('board-chapter-round', { round: Number(event.round) });
    if (event.type === 'card-opened') return words.word('board-chapter-card', { number: view?.lot?.number ?? 0 });
  }
  return null;
}

interface Moment {
  readonly id: string;
  readonly clause: string;
  readonly when: (view: PokerView) => boolean;
}

/** The sentences of a first game, in the order in which they are asked for. */
const MOMENTS: readonly Moment[] = [
  { id: 'open', clause: 'PAU-18', when: (view) => view.mode === 'open-deck' && !!view.you?.bid },
  { id: 'open-passed', clause: 'PAU-22', when: (view) => view.mode === 'open-deck' && view.passed.length > 0 },
  { id: 'lay', clause: 'PAU-5', when: (view) => !!view.you?.lay.length },
  { id: 'lot', clause: 'PAU-6', when: (view) => view.mode !== 'open-deck' && !!view.you?.bid && view.lot?.bidder === null },
  { id: 'hammer', clause: 'PAU-8', when: (view) => view.mode !== 'open-deck' && view.lot?.bidder != null },
  { id: 'price', clause: 'PAU-10', when: (view) => view.mode !== 'open-deck' && view.bank > 0 && !view.lot },
  { id: 'known', clause: 'PAU-11', when: (view) => view.mode !== 'open-deck' && view.round > 1 },
  { id: 'tiles', clause: 'PAU-16', when: (view) => view.mode === 'mahjong' },
];

/** The sentences that fit this moment, the most needed first. */
export function hints(view: PokerView, words: Speech): Hint[] {
  if (view.seat === null || view.phase === 'over') return [];
  return MOMENTS.filter((moment) => moment.when(view)).map(({ id, clause }) => ({ id, clause, text: words.word(`board-hint-${id}`) }));
}

export function hint(view: PokerView, words: Speech): Hint | null {
  return hints(view, words)[0] ?? null;
}
