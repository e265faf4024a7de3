/** The table in words, for screen readers: what is for sale, the own hand, then seat by seat. */
import type { Description } from '../../board/contract';
import type { Speech } from '../../words/speech';
import { hasTiles, type PokerView } from './view';
import { cardName, detail } from './words';

export function describe(view: PokerView, words: Speech): Description {
  const lines = [sayLot(view, words), sayHand(view, words), words.word('board-say-bank', { amount: view.bank }), ...saySeats(view, words)];
  return { summary: lines.slice(0, 2).filter(Boolean).join(' '), lines: [...lines, ...sayShowdown(view, words)].filter(Boolean) };
}

/** What is for sale and for how much, or who chooses what will be. */
export function sayLot(view: PokerView, words: Speech): string {
  const { lot, mover, mode } = view;
  if (view.phase === 'over') return words.word('board-say-over');
  if (!lot) return words.word('board-say-turn', { player: words.player(mover), mode });
  const bid =
    lot.bidder === null
      ? words.word('board-say-lot-none')
      : words.word('board-say-lot-bid', { amount: lot.bid, player: words.player(lot.bidder) });
  return words.word('board-say-lot', { card: cardName(lot.card, hasTiles(view), words), bid });
}

/** The own hand, and what it makes. */
export function sayHand(view: PokerView, words: Speech): string {
  const { hand, you } = view;
  if (!hand?.length || !you) return '';
  const cards = hand.map((card) => cardName(card, hasTiles(view), words)).join(', ');
  const makes = words.word(`makes-${you.makes}`);
  return words.word('board-say-hand', { cards, makes, detail: detail(you, words) });
}

/** Everyone's chips and known cards. */
export function saySeats(view: PokerView, words: Speech): string[] {
  return view.balances.map((balance, seat) => {
    const known = view.known[seat] ?? [];
    const said = known.map((card) => cardName(card, hasTiles(view), words)).join(', ');
    const hidden = (view.hand_sizes[seat] ?? 0) - known.length;
    return words.word('board-seat', { player: words.player(seat), chips: balance, known: said || words.word('board-seat-nothing'), hidden });
  });
}

function sayShowdown({ showdown }: PokerView, words: Speech): string[] {
  return (showdown?.hands ?? []).map((shown) =>
    words.word('board-say-shown', {
      place: shown.place,
      player: words.player(shown.seat),
      makes: words.word(`makes-${shown.makes}`),
      detail: detail(shown, words),
      chips: shown.balance,
    }),
  );
}

/** What is said aloud beside the log's own sentence: what the lot would make of the own hand, or what may be bid now. */
export function beside(before: PokerView | null, view: PokerView, words: Speech): string {
  const { lot, you, seat } = view;
  if (!before || !lot || !you || seat === null) return '';
  if (before.lot?.number !== lot.number || before.deal !== view.deal) {
    const better = you.with_lot?.change === 'better' && you.with_lot.makes !== you.makes;
    return better ? words.word('board-say-would-make', { makes: words.word(`makes-${you.with_lot!.makes}`) }) : '';
  }
  if (before.lot.bid === lot.bid || lot.bidder === seat || !you.bid) return '';
  return words.word('board-say-you-may', { least: you.bid.least, left: lot.bids_left[seat] ?? 0 });
}

/** Did somebody bid more than the own last bid, and right after it? */
export function wasOutbid({ lot, seat }: PokerView): boolean {
  const before = lot?.offers.at(-2);
  return !!lot && seat !== null && lot.bidder !== seat && before?.[0] === seat;
}
