/** The REST side of the house. Every refusal is thrown as a `Trouble` with its sentence. */
import { settings } from '../look/settings.svelte';
import type {
  AnalysisShown, Answer, Ask, ChatLine, Deal, Game, GameSchema, Language, Me, Message, Moments, People, RatedSeat, Seating, TableInfo, TableSpec,
} from './forms';
import { contribution } from './fairness';

export interface TableShown {
  readonly table: TableInfo;
  readonly people: People;
}

/** Something was not done, and why. */
export class Trouble extends Error {
  constructor(
    readonly status: number,
    readonly error: string,
    readonly why: string,
    readonly rule: string | null = null,
    readonly message_: Message | null = null,
    readonly retryAfter: number | null = null,
  ) {
    super(why);
  }
}

/** Anything the house can be asked; the answer is what it sends, or undefined where it sends nothing. */
export async function request<T>(method: string, address: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { accept: 'application/json', 'accept-language': settings.language };
  if (body !== undefined) headers['content-type'] = 'application/json';
  let answer: Response;
  try {
    // What somebody has changed of themselves reaches the house even if the page is left at once.
    const keepalive = method === 'PATCH';
    answer = await fetch(address, { method, headers, body: body === undefined ? null : JSON.stringify(body), keepalive });
  } catch {
    throw new Trouble(0, 'offline', '');
  }
  if (answer.ok) return (answer.status === 204 ? undefined : await answer.json()) as T;
  const told = (await answer.json().catch(() => ({}))) as Record<string, unknown>;
  throw new Trouble(
    answer.status,
    String(told.error ?? answer.status),
    String(told.why ?? answer.statusText),
    (told.rule as string | undefined) ?? null,
    (told.message as Message | undefined) ?? null,
    (told.retry_after as number | undefined) ?? null,
  );
}

/** `?a=1&b=2` of what is there. */
export function query(values: Readonly<Record<string, string | number | boolean | null | undefined>>): string {
  const given = Object.entries(values).filter((entry): entry is [string, string | number | boolean] => entry[1] != null);
  return given.length ? `?${new URLSearchParams(given.map(([key, value]) => [key, String(value)]))}` : '';
}

const table = (id: string) => `/api/tables/${encodeURIComponent(id)}`;

/** Where the record of a finished game is to be had, as a file. */
export const recordLink = (id: string, key: string | null): string => `${table(id)}/record${query({ key })}`;

export const api = {
  visitor: () => request<{ me: Me | null }>('GET', '/api/visitor'),
  guest: (language: Language) => request<Me>('POST', '/api/guests', { language }),
  change: (change: { name?: string; language?: Language }) => request<Me>('PATCH', '/api/me', change),
  words: (language: Language, game: string) =>
    request<{ language: Language; game: string; resources: string[] }>('GET', `/api/words/${language}${query({ game: game || null })}`),
  games: () => request<{ games: Game[] }>('GET', '/api/games'),
  game: (name: string) => request<Game>('GET', `/api/games/${encodeURIComponent(name)}`),
  schema: (name: string) => request<GameSchema>('GET', `/api/games/${encodeURIComponent(name)}/schema`),
  table: (id: string, key: string | null) => request<TableShown>('GET', table(id) + query({ key })),
  open: (spec: TableSpec) => request<TableShown>('POST', '/api/tables', { spec, contribution: contribution() }),
  playNow: (game: string) => request<TableShown>('POST', '/api/play-now', { game, contribution: contribution() }),
  playOn: (id: string, from: { seat: number; entry: number; bot: string; key: string | null }) =>
    request<TableShown>('POST', `${table(id)}/play-on`, { ...from, contribution: contribution() }),
  join: (id: string, key: string | null) => request<TableShown>('POST', `${table(id)}/join`, { contribution: contribution(), key }),
  leave: (id: string) => request<TableShown>('POST', `${table(id)}/leave`),
  begin: (id: string) => request<TableShown>('POST', `${table(id)}/begin`),
  command: (id: string, name: string, ask: Ask) => request<Answer>('POST', `${table(id)}/commands`, { id: name, ask }),
  moments: (id: string, key: string | null, from: number, limit: number, seat: number | 'onlooker' | null = null) =>
    request<Moments>('GET', `${table(id)}/moments${query({ seat, from, limit, key })}`),
  fairness: (id: string, key: string | null) =>
    request<{ table: string; deal: Deal; how: string; seats?: Seating; rematch_of?: string | null }>('GET', `${table(id)}/fairness${query({ key })}`),
  analysis: (id: string, key: string | null) => request<AnalysisShown>('GET', `${table(id)}/analysis${query({ key })}`),
  analyse: (id: string, key: string | null) => request<AnalysisShown>('POST', `${table(id)}/analysis${query({ key })}`),
  ratings: (id: string, key: string | null) =>
    request<{ scored: boolean; changes: RatedSeat[]; people: People }>('GET', `${table(id)}/ratings${query({ key })}`),
  /** The last lines; how many is the house's default (`ChatPage.limit` in protocol/api.py). */
  chat: (id: string, key: string | null) => request<{ lines: ChatLine[]; people: People }>('GET', `${table(id)}/chat${query({ key })}`),
  mute: (person: string, muted: boolean) => request<void>(muted ? 'PUT' : 'DELETE', `/api/me/mutes/${encodeURIComponent(person)}`),
  report: (id: string, complaint: { person: string; reason: string; line: number | null; key: string | null }) =>
    request<void>('POST', `${table(id)}/reports`, complaint),
};

/** The text of a rulebook, as Markdown. */
export async function rulebook(game: string, language: Language): Promise<string> {
  const answer = await fetch(`/api/games/${encodeURIComponent(game)}/rules${query({ language })}`);
  if (!answer.ok) throw new Trouble(answer.status, String(answer.status), answer.statusText);
  return answer.text();
}
