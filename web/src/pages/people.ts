/** What the house tells of players: their page, and the leaders of a game. */
import { query, request } from '../protocol/api';
import type { Known, People, TableInfo } from '../protocol/forms';

export interface Point {
  readonly at: number;
  readonly rating: number;
}

export interface Rating {
  readonly game: string;
  readonly rating: number;
  readonly provisional: boolean;
  readonly games: number;
  readonly wins: number;
  readonly place: number | null;
  readonly change: number | null;
  readonly history: readonly Point[];
}

export interface Change {
  readonly table: string;
  readonly game: string;
  readonly place: number;
  readonly before: number;
  readonly after: number;
  readonly at: number;
}

export interface AgainstBot {
  readonly game: string;
  readonly bot: string;
  readonly won: number;
  readonly lost: number;
  readonly drawn: number;
}

export interface PlayerPage {
  readonly person: string;
  readonly name: string;
  readonly kind: Known['kind'];
  readonly since: number;
  readonly seen: number;
  readonly games: number;
  readonly ratings: readonly Rating[];
  readonly rated: readonly Change[];
  readonly recent: readonly TableInfo[];
  readonly bots: readonly AgainstBot[];
  readonly together: { readonly games: number; readonly won: number; readonly lost: number; readonly drawn: number } | null;
  readonly people: People;
}

export interface Ranked {
  readonly place: number;
  readonly person: string;
  readonly rating: number;
  readonly provisional: boolean;
  readonly games: number;
  readonly wins: number;
}

export interface Leaders {
  readonly game: string;
  readonly leaders: readonly Ranked[];
  readonly people: People;
  /** How many have a rating in this game. */
  readonly of: number;
  /** The asker's own line. */
  readonly mine: Ranked | null;
  /** The ratings of thirty days, oldest first, by person. */
  readonly history: Readonly<Record<string, readonly number[]>>;
  /** Who has gained most within seven days. */
  readonly week: readonly { readonly person: string; readonly change: number }[];
}

const LEADERS = 50;

export const askPlayer = (person: string): Promise<PlayerPage> =>
  request('GET', `/api/people/${encodeURIComponent(person)}`);

export const askLeaders = (game: string): Promise<Leaders> =>
  request('GET', `/api/games/${encodeURIComponent(game)}/leaders${query({ limit: LEADERS })}`);

export interface Finished {
  readonly tables: readonly TableInfo[];
  readonly people: People;
}

/** Finished games, newest first, after the last one seen. */
export function askHistory(
  wish: { game: string | null; person: string | null; limit: number },
  seen: TableInfo | undefined,
): Promise<Finished> {
  return request('GET', `/api/history${query({ ...wish, before: seen?.ended, before_table: seen?.table })}`);
}
