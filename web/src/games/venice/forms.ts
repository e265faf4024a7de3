/** What the house tells of a week of Venice: the view of one seat, as the rules write it. */
import type { Move, View } from '../../board/contract';

export interface Triple {
  readonly force: number;
  readonly popularity: number;
  readonly influence: number;
}

export type Resource = keyof Triple;
export const RESOURCES: readonly Resource[] = ['force', 'popularity', 'influence'];

export interface Item {
  readonly kind: 'agenda' | 'asset';
  readonly title: string;
  readonly flavour: string;
  readonly ru: { readonly title: string; readonly flavour: string };
  readonly value?: number;
  readonly cost?: Triple;
  readonly provides?: Triple;
  readonly emblem?: string;
}

export interface Result {
  readonly item: string;
  readonly price: number;
  readonly count: number;
  /** Absent in a crowd. */
  readonly seat?: number;
}

export interface Opened {
  readonly seat: number;
  readonly item: string;
  readonly price: number;
  readonly count: number;
}

export interface Auction {
  readonly kind: 'opening' | 'common' | 'closing';
  readonly due: number;
  readonly held: boolean;
  readonly items: readonly { readonly item: string; readonly offered: number }[];
  readonly results: readonly Result[];
  readonly bids?: readonly Opened[];
}

export interface Standing {
  readonly bid: number;
  readonly auction: number;
  readonly item: string;
  readonly price: number;
  readonly count: number;
  readonly placed?: number;
}

export interface Past {
  readonly bid: number;
  readonly auction: number;
  readonly item: string;
  readonly price: number;
  readonly count: number;
  readonly won?: number;
  readonly void?: boolean;
}

/** An account before the end; what takes too long to find while the game goes on is absent. */
export interface Prospect {
  readonly money: number;
  readonly resources: Triple;
  readonly lacks: Triple;
  readonly owes: number;
  readonly realizes?: Readonly<Record<string, number>>;
  readonly value?: number;
  readonly ends?: number;
  readonly short?: readonly number[];
}

export interface Last {
  readonly auction: number;
  readonly won: number;
  readonly paid: number;
  readonly gained: Triple;
  readonly value?: number;
}

export interface Account {
  readonly seat: number;
  readonly place: number;
  readonly money: number;
  readonly loan: number;
  readonly repaid: number;
  readonly realized: Readonly<Record<string, number>>;
  readonly value: number;
  readonly score: number;
}

export type Deed = 'borrow' | 'bid' | 'change' | 'withdraw' | 'ready';

export interface YourMoves {
  readonly may: readonly Deed[];
  readonly borrow: number | null;
  readonly room: readonly Readonly<Record<string, number>>[];
  readonly ready: boolean;
  readonly highest: number;
}

export type Holding = Readonly<Record<string, number>>;

export interface VeniceView extends View {
  readonly seats: number;
  readonly items: Readonly<Record<string, Item>>;
  readonly limit: number;
  readonly rate: number;
  readonly interest: 'simple' | 'compound';
  readonly pace: 'calendar' | 'minutes';
  readonly minutes: number;
  readonly zone: string;
  readonly held: number;
  readonly auctions: readonly Auction[];
  /** Of every seat; in a crowd only the own. */
  readonly holdings: readonly Holding[] | Holding;
  /** Of every seat; in a crowd how many. */
  readonly ready: readonly boolean[] | number;
  readonly money?: number;
  readonly loan?: number;
  readonly bids?: readonly Standing[];
  readonly past?: readonly Past[];
  readonly now?: Prospect;
  readonly with_bids?: Prospect;
  readonly last?: Last;
  readonly account?: Account;
  readonly final?: { readonly accounts: readonly Account[] };
  readonly podium?: readonly Account[];
  readonly you?: YourMoves;
}

export type VeniceMove = Move &
  (
    | { readonly type: 'borrow'; readonly amount: number }
    | { readonly type: 'bid'; readonly auction: number; readonly item: string; readonly price: number; readonly count: number }
    | { readonly type: 'change'; readonly bid: number; readonly price: number; readonly count: number }
    | { readonly type: 'withdraw'; readonly bid: number }
    | { readonly type: 'ready' }
  );

/** With more seats than this a view names nobody, and the rest is read page by page. */
const CROWD = 50;
export const isCrowd = (view: VeniceView): boolean => view.seats > CROWD;

/** What a seat holds; nothing where that is not in the view. */
export function holdingOf(view: VeniceView, seat: number | null): Holding {
  if (seat === null) return {};
  if (Array.isArray(view.holdings)) return (view.holdings as readonly Holding[])[seat] ?? {};
  return seat === view.seat ? (view.holdings as Holding) : {};
}

/** How many are ready. */
export function readyCount(view: VeniceView): number {
  return typeof view.ready === 'number' ? view.ready : view.ready.filter(Boolean).length;
}
