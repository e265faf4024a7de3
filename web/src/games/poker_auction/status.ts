/** Who must do what, in one sentence. */
import type { Line } from '../../board/contract';
import type { Speech } from '../../words/speech';
import { hasTiles, type Lot, type PokerView } from './view';
import { cardName, cardSign } from './words';

export function status(view: PokerView, words: Speech): Line | null {
  if (view.phase === 'over') return null;
  if (!view.lot) return laying(view, words);
  return view.mode === 'open-deck' ? openDeck(view, view.lot, words) : bidding(view, view.lot, words);
}

/** How far the game has come, at the right end of the line. */
export function note(view: PokerView, words: Speech): string {
  const { deal, deals, round, rounds, lot, ante } = view;
  if (view.mode === 'open-deck') return lot ? words.word('board-side-card', { number: lot.number }) : '';
  if (ante) return words.word('board-side-ante', { deal, deals, round, rounds, ante });
  return deals > 1 ? words.word('board-side-deal', { deal, deals, round, rounds }) : words.word('board-side-single', { round, rounds });
}

/** The same in two or three words, where the line has no room for it. */
export function briefNote({ deal, deals, round, rounds }: PokerView, words: Speech): string {
  return deals > 1 ? words.word('board-side-deal-brief', { deal, deals }) : words.word('board-side-single', { round, rounds });
}

/** How long a bid must stand; in the open deck nobody waits for a hammer, and everyone has so long to answer. */
export function pace({ mode, hammer_ms, move_ms }: PokerView, words: Speech): string {
  const seconds = (mode === 'open-deck' ? move_ms : hammer_ms) / 1000;
  return words.word(mode === 'open-deck' ? 'board-pace-move' : 'board-pace-hammer', { seconds });
}

function laying({ seat, mover, mode }: PokerView, words: Speech): Line {
  if (mover === seat && seat !== null) {
    return { lead: words.word('board-status-lay'), more: words.word('board-status-lay-more', { mode }), short: words.word('board-status-lay-short', { mode }) };
  }
  const more = words.word('board-status-chooses-more', { mode });
  return { lead: words.word('board-status-chooses', { player: words.player(mover) }), more, short: more };
}

interface Named {
  readonly player: string;
  readonly amount: number;
  readonly card: string;
}

function bidding(view: PokerView, lot: Lot, words: Speech): Line {
  const { you, seat } = view;
  const tiles = hasTiles(view);
  const named = { player: words.player(lot.bidder ?? lot.seller), amount: lot.bid, card: cardName(lot.card, tiles, words) };
  const signed = { ...named, card: cardSign(lot.card, tiles, words) };
  const line = (lead: string, more: string, short: string): Line => spoken(words, lead, more, short, named, signed);
  if (lot.bidder === null) {
    return lot.seller === seat && seat !== null
      ? line('sale-own', 'sale-own-more', 'sale-own-short')
      : line('sale', 'sale-more', 'sale-short');
  }
  if (lot.bidder === seat) return line('yours', 'yours-more', 'yours-short');
  if (you && you.last_bid !== null) {
    return line('outbid', you.bid ? (you.may_pass ? 'outbid-pass' : 'outbid-more') : 'outbid-done', 'short');
  }
  return line('bids', you?.bid ? 'bids-more' : 'bids-done', 'bids-short');
}

function openDeck(view: PokerView, lot: Lot, words: Speech): Line {
  const { you, mover } = view;
  const least = you?.bid?.least ?? 0;
  const named = { player: words.player(lot.bidder), amount: lot.bid, card: cardName(lot.card, false, words), least };
  const signed = { ...named, card: cardSign(lot.card, false, words) };
  if (you?.bid) {
    const first = lot.bidder === null;
    return spoken(words, 'open', first ? 'open-first' : 'open-more', first ? 'open-first-short' : 'open-short', named, signed);
  }
  const asked = { ...named, player: words.player(mover) };
  return spoken(words, 'asked', 'asked-more', 'asked-short', asked, { ...asked, card: signed.card });
}

function spoken(words: Speech, lead: string, more: string, short: string, named: Named, signed: Named): Line {
  return {
    lead: words.word(`board-status-${lead}`, { ...named }),
    more: words.word(`board-status-${more}`, { ...named }),
    short: words.word(`board-status-${short}`, { ...signed }),
  };
}
