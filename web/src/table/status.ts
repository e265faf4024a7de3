/** The one line that always says who must do what. */
import type { Board, Line, Step, View } from '../board/contract';
import type { Table } from '../protocol/table.svelte';
import type { Speech } from '../words/speech';
import { words } from '../words/words.svelte';
import { awaySeats, givenUp, isAmong } from './awaited';
import { byWord, whyOver, wonBy } from './outcome';

export interface Status extends Line {
  /** The house waits for this player. */
  readonly yours: boolean;
}

export interface Scene {
  readonly table: Table;
  readonly board: Board | null;
  readonly view: View | null;
  readonly step: Step | null;
  readonly names: readonly string[];
  readonly speech: Speech;
  /** The moment of the past that is looked at; null: now. */
  readonly past: number | null;
  /** What the board says of something half made. */
  readonly said?: Line | null;
  /** The clock stands until this player is ready to begin. */
  readonly starting?: boolean;
  /** The table is this visitor's own. */
  readonly host?: boolean;
}

const app = (id: string, values: Record<string, string | number> = {}) => words.app(id, values);

export function statusOf(scene: Scene): Status {
  const { table, past } = scene;
  const info = table.info;
  if (!info) return { lead: app('loading'), yours: false };
  if (!table.online) return offline(table);
  if (!scene.board && info.status !== 'open') return { lead: app('loading'), yours: false }; // a game's words come with its board
  if (past !== null) return { lead: app('status-past', { n: past }), more: app('status-past-more'), yours: false };
  if (scene.step) {
    const line = scene.step.line ?? scene.board?.status(scene.step.view, scene.speech, scene.step);
    if (line) return { ...line, yours: false };
  }
  switch (info.status) {
    case 'open':
      return waiting(scene);
    case 'closed':
      return { lead: app('status-closed'), more: app('status-closed-more'), yours: false };
    case 'aborted':
      return { lead: app(table.view ? 'status-aborted' : 'status-never'), more: info.why ? scene.speech.say(info.why) : '', yours: false };
    case 'over':
      return { lead: app('status-over'), more: byWord(info) ? `${wonBy(info, scene.speech, null)}.` : whyOver(info, scene.speech), yours: false };
    default:
      return playing(scene);
  }
}

function offline(table: Table): Status {
  const time = words.time(table.heard || Date.now(), { timeStyle: 'medium' });
  return { lead: app('status-offline'), more: app('status-offline-more', { time }), short: app('status-offline-short', { time }), yours: false };
}

function waiting({ table, host }: Scene): Status {
  const info = table.info!;
  const free = info.capacity - info.taken;
  const more = info.reserved ? 'status-waiting-kept' : info.entered ? 'status-waiting-more' : 'status-waiting-join';
  if (free > 0) return { lead: app('status-waiting', { free }), more: app(more), yours: false };
  return { lead: app('status-full'), more: app(info.start !== 'host' ? 'status-full-time' : host ? 'status-full-you' : 'status-full-host'), yours: false };
}

function playing({ table, board, view, names, speech, said, starting }: Scene): Status {
  if (givenUp(table.info!, table.seat)) return { lead: app('status-resigned'), more: app('status-resigned-more'), yours: false };
  if (table.held && !starting) return { lead: app('status-held'), more: app('status-held-more'), yours: false };
  const awaited = table.awaited;
  const mine = table.seat !== null && (awaited === 'all' || awaited.includes(table.seat));
  const own = said ?? (view && board ? board.status(view, speech) : null);
  const turn = view?.turn ?? [];
  const may = table.seat !== null && (turn === 'all' || turn.includes(table.seat));
  if (table.held) return { lead: app('status-starting'), more: may && own ? own.lead : app('status-starting-more'), yours: true };
  const absent = mine || may || said ? [] : awaySeats(table.info!, table.present, table.seat).filter((seat) => isAmong(awaited, seat));
  if (own && !absent.length) return { ...own, yours: own.yours ?? may };
  if (mine) return { lead: app('status-yours'), yours: true };
  const named = (seats: readonly number[]) => ({ players: seats.map((seat) => names[seat] || speech.player(seat)).join(', '), count: seats.length });
  if (own) {
    const away = app('status-away', named(absent));
    return { ...own, more: away, short: away, yours: own.yours ?? may };
  }
  const others = awaited === 'all' ? [] : awaited;
  if (!others.length) return { lead: app('status-nobody'), yours: may };
  return { lead: app('status-others', named(others)), ...(absent.length ? { more: app('status-away', named(absent)) } : {}), yours: false };
}
