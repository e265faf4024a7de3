/** What is drawn for a view of Poker Auction. Nothing here knows a rule: it sorts what the view says onto the table. */
import type { Change, Hand, Lot, PokerView, ShownHand } from './view';

export type Tag = 'high' | 'sells' | 'passed' | 'out' | null;

/** Somebody at the table, as the others see them. */
export interface SeatPicture {
  readonly seat: number;
  readonly chips: number;
  /** Cards that all have seen. */
  readonly known: readonly string[];
  readonly hidden: number;
  /** Bids left on this lot; null where nothing is for sale. */
  readonly bidsLeft: number | null;
  readonly tag: Tag;
  readonly bid: number;
}

export interface HandPicture extends Hand {
  /** The cards beside the best five, in the order in which they are held. */
  readonly rest: readonly string[];
  /** Empty places, where a hand has a full number of cards. */
  readonly places: number;
}

/** A line of the showdown's ladder. */
export interface Rung extends ShownHand {
  readonly rest: readonly string[];
}

export interface ShowdownPicture {
  readonly deal: number;
  readonly bank: number;
  readonly rungs: readonly Rung[];
  /** Who took of the bank; in an open deck who has won. */
  readonly winners: readonly number[];
}

export interface Picture {
  readonly tiles: boolean;
  readonly open: boolean;
  /** Everyone but the own seat, clockwise from its left hand; for an onlooker everyone. */
  readonly left: readonly SeatPicture[];
  readonly top: readonly SeatPicture[];
  readonly right: readonly SeatPicture[];
  readonly me: SeatPicture | null;
  readonly lot: Lot | null;
  /** How long the clock that runs now runs in all. */
  readonly clockMs: number;
  /** The parts of the ring: one a second, unless they would be too many. */
  readonly segments: number;
  readonly hand: HandPicture | null;
  /** How the passed-out row of an open deck stands. */
  readonly passedPlaces: number;
  readonly showdown: ShowdownPicture | null;
}

const BESIDE = 4;
/** So many others sit left and right of the lot; more also sit above it. */
const MOST_SEGMENTS = 40;
const USUAL_SEGMENTS = 30;

export function picture(view: PokerView): Picture {
  const count = view.balances.length;
  const shown = view.seat === null ? range(count) : range(count - 1).map((step) => (view.seat! + 1 + step) % count);
  const seats = shown.map((seat) => seatPicture(view, seat));
  const sides = seats.length <= BESIDE ? Math.ceil(seats.length / 2) : 2;
  const right = seats.length <= BESIDE ? seats.length - sides : 2;
  const clockMs = view.phase === 'lot' && view.mode !== 'open-deck' ? view.hammer_ms : view.move_ms;
  const seconds = Math.max(1, Math.round(clockMs / 1000));
  return {
    tiles: view.mode === 'mahjong',
    open: view.mode === 'open-deck',
    left: seats.slice(0, sides),
    top: seats.slice(sides, seats.length - right),
    right: seats.slice(seats.length - right),
    me: view.seat === null ? null : seatPicture(view, view.seat),
    lot: view.lot,
    clockMs,
    segments: seconds <= MOST_SEGMENTS ? seconds : USUAL_SEGMENTS,
    hand: handPicture(view),
    passedPlaces: Math.max(0, view.full_hand - view.passed.length),
    showdown: showdownPicture(view),
  };
}

function range(count: number): number[] {
  return Array.from({ length: count }, (_, number) => number);
}

function seatPicture(view: PokerView, seat: number): SeatPicture {
  const known = view.known[seat] ?? [];
  return {
    seat,
    chips: view.balances[seat] ?? 0,
    known,
    hidden: Math.max(0, (view.hand_sizes[seat] ?? 0) - known.length),
    bidsLeft: view.lot && !view.out.includes(seat) ? (view.lot.bids_left[seat] ?? 0) : null,
    tag: tagOf(view, seat),
    bid: view.lot?.bid ?? 0,
  };
}

function tagOf({ lot, out }: PokerView, seat: number): Tag {
  if (out.includes(seat)) return 'out';
  if (lot?.bidder === seat) return 'high';
  if (lot?.declined.includes(seat)) return 'passed';
  return lot?.seller === seat ? 'sells' : null;
}

/** What is left of some cards when others are taken away, each as often as it is there. */
export function without(cards: readonly string[], taken: readonly string[]): string[] {
  const left = [...cards];
  for (const card of taken) {
    const place = left.indexOf(card);
    if (place >= 0) left.splice(place, 1);
  }
  return left;
}

function handPicture({ hand, you, full_hand }: PokerView): HandPicture | null {
  if (!hand || !you) return null;
  const { makes, ranks, best } = you;
  return { makes, ranks, best, rest: without(hand, best), places: Math.max(0, full_hand - hand.length) };
}

function showdownPicture(view: PokerView): ShowdownPicture | null {
  const { showdown, outcome } = view;
  if (!showdown) return null;
  const rungs = showdown.hands.map((hand) => ({ ...hand, rest: without(view.hands[hand.seat] ?? [], hand.best) }));
  const won = rungs.filter((rung) => rung.won > 0).map((rung) => rung.seat);
  const first = outcome?.places.flatMap((place, seat) => (place === 1 ? [seat] : [])) ?? [];
  const draw = first.length === view.balances.length;
  const winners = view.mode === 'open-deck' ? (draw ? [] : first) : won;
  return { deal: showdown.deal, bank: showdown.bank, rungs, winners };
}

/** The ring when so much time is left: how much of each part is gone, from 0 to 1, clockwise from twelve. */
export function gone(leftMs: number, clockMs: number, segments: number): number[] {
  const eaten = (1 - Math.min(1, Math.max(0, leftMs / clockMs))) * segments;
  return range(segments).map((part) => Math.min(1, Math.max(0, eaten - part)));
}

/** What a hand becomes with the lot, or without the card that is chosen. */
export function changeOf({ you }: PokerView, chosen: string | null): Change | null {
  if (!you) return null;
  if (chosen === null) return you.with_lot;
  return you.without[you.lay.indexOf(chosen)] ?? null;
}
