/** What is drawn for a view: the week in seven days with their lots, and the account. Sums only: the rules are the house's. */
import {
  holdingOf,
  isCrowd,
  type Item,
  type Opened,
  type Past,
  type Prospect,
  type Result,
  type Standing,
  type Triple,
  type VeniceView,
} from './forms';

export interface Lot {
  readonly item: string;
  readonly offered: number;
  /** What nobody has bought. */
  readonly left: number;
  /** Own standing bids, the highest price first. */
  readonly bids: readonly Standing[];
  /** Own bids that stood when it was held, the highest price first. */
  readonly past: readonly Past[];
  /** Copies won, and what they cost. */
  readonly won: number;
  readonly paid: number;
  readonly asked: number;
  /** Some of the own bid was void for lack of money. */
  readonly void: boolean;
  readonly missed: Missed | null;
  readonly results: readonly Result[];
  /** All bids that stood, the highest first, once they are public. */
  readonly opened: readonly Opened[];
  /** How many more copies may be asked for. */
  readonly room: number;
}

/** The dearest own bid that was not served in full, though it could be paid. */
export interface Missed {
  readonly price: number;
  /** Others won at the same price, so they stood before it in line (VEN-12). */
  readonly tied: boolean;
  /** Their seats; none in a crowd. */
  readonly earlier: readonly number[];
}

export type When = 'held' | 'next' | 'later';

export interface Day {
  readonly number: number;
  readonly kind: 'opening' | 'common' | 'closing';
  readonly when: When;
  readonly due: number;
  readonly lots: readonly Lot[];
  /** Own standing bids here, and what they ask for together. */
  readonly bids: number;
  readonly asks: number;
  /** Copies won here, and what they cost. */
  readonly won: number;
  readonly paid: number;
  /** What all bids for later days ask for together. */
  readonly later: number;
}

export interface Held {
  readonly item: string;
  readonly count: number;
  /** How many copies would be realized now. */
  readonly realized: number;
}

export interface Ledger {
  readonly money: number;
  readonly loan: number;
  readonly now: Prospect | null;
  readonly withBids: Prospect | null;
  readonly agendas: readonly Held[];
  readonly assets: readonly Held[];
  /** What the last auction brought in resources, where it brought any. */
  readonly gained: Triple | null;
  /** What the agendas would have brought before the last auction, where that was different. */
  readonly was: number | null;
  readonly paid: number;
}

export interface Picture {
  readonly days: readonly Day[];
  /** The next auction; null once the week is over. */
  readonly next: number | null;
  readonly crowd: boolean;
  /** Null for an onlooker. */
  readonly ledger: Ledger | null;
}

const sum = <T>(list: readonly T[], of: (each: T) => number): number => list.reduce((total, each) => total + of(each), 0);
const cost = (list: readonly { price: number; count: number }[]): number => sum(list, (bid) => bid.price * bid.count);

export function picture(view: VeniceView): Picture {
  const days = view.auctions.map((_, number) => dayOf(view, number));
  return {
    days,
    next: view.held < view.auctions.length ? view.held : null,
    crowd: isCrowd(view),
    ledger: view.money === undefined ? null : ledgerOf(view),
  };
}

function dayOf(view: VeniceView, number: number): Day {
  const auction = view.auctions[number]!;
  const bids = (view.bids ?? []).filter((bid) => bid.auction === number);
  const lots = auction.items.map(({ item, offered }) => lotOf(view, number, item, offered));
  return {
    number,
    kind: auction.kind,
    when: auction.held ? 'held' : number === view.held ? 'next' : 'later',
    due: auction.due,
    lots,
    bids: bids.length,
    asks: cost(bids),
    won: sum(lots, (lot) => lot.won),
    paid: sum(lots, (lot) => lot.paid),
    later: cost((view.bids ?? []).filter((bid) => bid.auction > number)),
  };
}

function lotOf(view: VeniceView, number: number, item: string, offered: number): Lot {
  const auction = view.auctions[number]!;
  const here = <T extends { auction: number; item: string; price: number }>(bids: readonly T[] | undefined): T[] =>
    (bids ?? []).filter((bid) => bid.auction === number && bid.item === item).sort((one, other) => other.price - one.price);
  const past = here(view.past);
  const results = auction.results.filter((result) => result.item === item);
  return {
    item,
    offered,
    left: offered - sum(results, (result) => result.count),
    bids: here(view.bids),
    past,
    won: sum(past, (bid) => bid.won ?? 0),
    paid: sum(past, (bid) => (bid.won ?? 0) * bid.price),
    asked: sum(past, (bid) => bid.count),
    void: past.some((bid) => bid.void),
    missed: missedOf(view.seat, past, results),
    results,
    opened: (auction.bids ?? []).filter((bid) => bid.item === item).sort((one, other) => other.price - one.price),
    room: view.you?.room[number]?.[item] ?? 0,
  };
}

function missedOf(seat: number | null, past: readonly Past[], results: readonly Result[]): Missed | null {
  const bid = past.find((each) => (each.won ?? 0) < each.count);
  if (!bid || bid.void) return null;
  const equal = results.filter((result) => result.price === bid.price);
  const others = equal.flatMap((result) => (result.seat === undefined || result.seat === seat ? [] : [result.seat]));
  return { price: bid.price, tied: sum(equal, (result) => result.count) > (bid.won ?? 0), earlier: [...new Set(others)] };
}

function ledgerOf(view: VeniceView): Ledger {
  const holding = holdingOf(view, view.seat);
  const realized = view.account?.realized ?? view.now?.realizes ?? {};
  const held = (kind: Item['kind']): Held[] =>
    Object.entries(holding)
      .filter(([item]) => view.items[item]?.kind === kind)
      .map(([item, count]) => ({ item, count, realized: realized[item] ?? 0 }));
  const value = view.now?.value;
  return {
    money: view.money ?? 0,
    loan: view.loan ?? 0,
    now: view.now ?? null,
    withBids: view.with_bids ?? null,
    agendas: held('agenda').sort((one, other) => worth(view, other) - worth(view, one)),
    assets: held('asset'),
    gained: view.last && view.last.won > 0 && anything(view.last.gained) ? view.last.gained : null,
    was: view.last?.value !== undefined && view.last.value !== value ? view.last.value : null,
    paid: view.last?.paid ?? 0,
  };
}

const worth = (view: VeniceView, held: Held): number => view.items[held.item]?.value ?? 0;
const anything = (triple: Triple): boolean => triple.force + triple.popularity + triple.influence > 0;
