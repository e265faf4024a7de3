/** What the house tells about a game of Poker Auction (src/ridotto/games/poker_auction/view.py). */
import type { View } from '../../board/contract';

export interface Made {
  readonly makes: string;
  readonly ranks: readonly string[];
}

export interface Hand extends Made {
  readonly best: readonly string[];
}

export interface Change extends Made {
  readonly change: 'better' | 'same' | 'worse';
}

export interface Amounts {
  readonly least: number;
  readonly most: number;
  readonly step: number;
}

export interface Lot {
  readonly card: string;
  readonly number: number;
  readonly seller: number | null;
  readonly bid: number;
  readonly bidder: number | null;
  readonly bids_left: readonly number[];
  readonly bidders: readonly number[];
  readonly declined: readonly number[];
  readonly offers: readonly (readonly [seat: number, amount: number])[];
  readonly to_seller: number;
  readonly to_bank: number;
}

export interface YourMoves extends Hand {
  readonly lay: readonly string[];
  readonly bid: Amounts | null;
  readonly may_pass: boolean;
  readonly last_bid: number | null;
  readonly with_lot: Change | null;
  readonly without: readonly Change[];
}

export interface ShownHand extends Hand {
  readonly seat: number;
  readonly place: number;
  readonly kicker: string | null;
  readonly won: number;
  readonly balance: number;
}

export interface Showdown {
  readonly deal: number;
  readonly bank: number;
  readonly hands: readonly ShownHand[];
}

export interface PokerView extends View {
  readonly mode: 'classic' | 'mahjong' | 'open-deck';
  readonly phase: 'lay' | 'lot' | 'over';
  readonly deal: number;
  readonly deals: number;
  readonly round: number;
  readonly rounds: number;
  readonly ante: number;
  readonly hammer_ms: number;
  readonly move_ms: number;
  readonly quick_lots: boolean;
  readonly bids_per_lot: number;
  readonly full_hand: number;
  readonly first: number;
  readonly mover: number | null;
  readonly balances: readonly number[];
  readonly bank: number;
  readonly lot: Lot | null;
  readonly hand_sizes: readonly number[];
  readonly known: readonly (readonly string[])[];
  readonly deck_size: number;
  readonly passed: readonly string[];
  readonly passed_makes: Hand | null;
  readonly out: readonly number[];
  readonly hands: readonly (readonly string[])[];
  readonly makes: readonly string[];
  readonly showdown: Showdown | null;
  readonly hand?: readonly string[];
  readonly you?: YourMoves;
}

/** Is it played with tiles? */
export const hasTiles = (view: PokerView): boolean => view.mode === 'mahjong';

/** How things stood at the last showdown, before anybody paid for the next deal. */
export function atShowdown(view: PokerView): PokerView {
  if (!view.showdown) return view;
  const { deal, bank, hands } = view.showdown;
  const balances = view.balances.map((balance, seat) => hands.find((hand) => hand.seat === seat)?.balance ?? balance);
  return { ...view, deal, bank, balances, round: view.rounds, ante: 0, lot: null, mover: null };
}

/** A game that ended by word: the cards lie as they lay, nothing may be done, and no clock runs. */
export function stilled(view: PokerView): PokerView {
  const you = view.you && { ...view.you, lay: [], bid: null, may_pass: false, with_lot: null, without: [] };
  return { ...view, due: null, ...(you ? { you } : {}) };
}
