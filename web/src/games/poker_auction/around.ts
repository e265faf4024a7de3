/** What the frame says around the board: players' rows, the log's headings, sentences for a first game. */
import type { ChapterPlace, Happening, Hint, Moment, PlayerLine } from '../../board/contract';
import type { Speech } from '../../words/speech';
import type { PokerView } from './view';
import { cardSign, chips } from './words';

export function player(view: PokerView, seat: number, words: Speech): PlayerLine {
  const { lot } = view;
  const score = chips(view.balances[seat] ?? 0, words);
  if (lot?.bidder === seat) return { score, doing: words.word('board-tag-high', { amount: lot.bid }) };
  if (lot?.seller === seat) return { score, doing: words.word('board-tag-sells') };
  return view.out.includes(seat) ? { score, doing: words.word('board-tag-out') } : { score };
}

export function score(value: number | readonly number[], words: Speech): string {
  return chips(Number(value), words);
}

/** A new deal, a new round, the showdown; in the open deck every card: each before the event that it begins with, for it may begin when something else ends. */
export function chapters(moments: readonly Moment[], words: Speech, first: PokerView | null = null): ReadonlyMap<ChapterPlace, string> {
  const found = new Map<ChapterPlace, string>();
  if (first && moments[0]?.n === 1) found.set(1, beginning(first, words));
  let opened = first?.lot?.number ?? 1; // the first card lies open when the game begins
  for (const { n, events } of moments) {
    const shown = events.findIndex((event) => event.type === 'hand-shown');
    for (const [index, event] of events.entries()) {
      if (event.type === 'card-opened') opened += 1;
      const heading = index === shown ? words.word('board-chapter-showdown') : headingOf(event, opened, words);
      if (heading) found.set(`${n}.${index}`, heading);
    }
  }
  return found;
}

/** What it begins with: a deal, or in the open deck the card that lies there. */
function beginning({ mode, deal, lot }: PokerView, words: Speech): string {
  if (mode !== 'open-deck' || !lot) return words.word('board-chapter-deal', { deal });
  return words.word('board-chapter-card', { number: lot.number, card: cardSign(lot.card, false, words) });
}

function headingOf(event: Happening, opened: number, words: Speech): string | null {
  switch (event.type) {
    case 'deal-started':
      return words.word('board-chapter-deal', { deal: Number(event.deal) });
    case 'round-started':
      return words.word('board-chapter-round', { round: Number(event.round) });
    case 'card-opened':
      return words.word('board-chapter-card', { number: opened, card: cardSign(String(event.card), false, words) });
    default:
      return null;
  }
}

interface Guidance {
  readonly id: string;
  readonly clause: string;
  readonly when: (view: PokerView) => boolean;
}

/** The sentences of a first game: the first that fits the moment. */
const GUIDANCE: readonly Guidance[] = [
  { id: 'open', clause: 'PAU-18', when: (view) => view.mode === 'open-deck' && !view.passed.length },
  { id: 'open-passed', clause: 'PAU-22', when: (view) => view.mode === 'open-deck' },
  { id: 'lay', clause: 'PAU-5', when: (view) => !!view.you?.lay.length },
  { id: 'tiles', clause: 'PAU-16', when: (view) => view.mode === 'mahjong' && !view.lot },
  { id: 'price', clause: 'PAU-10', when: (view) => !view.lot },
  { id: 'lot', clause: 'PAU-6', when: (view) => view.lot?.bidder === null },
  { id: 'hammer', clause: 'PAU-8', when: (view) => view.round === 1 },
  { id: 'known', clause: 'PAU-11', when: () => true },
];

export function hint(view: PokerView, words: Speech): Hint | null {
  if (view.seat === null || view.phase === 'over') return null;
  const fits = GUIDANCE.find((each) => each.when(view));
  return fits ? { id: fits.id, clause: fits.clause, text: words.word(`board-hint-${fits.id}`, { mode: view.mode }) } : null;
}
