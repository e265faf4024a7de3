/** Lists of tables that stay true by themselves: the lobby, and one's own tables. The connection to one table: `protocol/socket.ts`. */
import { SvelteMap } from 'svelte/reactivity';
import { SHUT_OUT, SIGNED_OUT } from '../protocol/closings';
import type { People, TableInfo } from '../protocol/forms';
import { houseClock } from './clock';

type Frame =
  | { type: 'tables'; now?: number; tables: TableInfo[]; running?: TableInfo[]; people: People }
  | { type: 'people'; people: People }
  | { type: 'lobby' | 'mine'; now?: number; info: TableInfo };

const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 30_000;

/** A list behind a WebSocket of the house. It is open while somebody follows it, and comes back by itself. */
export class TableList {
  tables = new SvelteMap<string, TableInfo>();
  running = new SvelteMap<string, TableInfo>();
  people: People = $state.raw({});
  /** Has it been told once? */
  known = $state(false);
  #address: string;
  #followers = 0;
  #socket: WebSocket | null = null;
  #again: ReturnType<typeof setTimeout> | undefined;
  #wait = FIRST_WAIT_MS;
  #told: (() => void)[] = [];

  constructor(address: string) {
    this.#address = address;
  }

  /** Keep it true until the returned function is called. */
  follow(): () => void {
    this.#followers += 1;
    if (this.#followers === 1) this.#open();
    return () => {
      this.#followers -= 1;
      if (this.#followers === 0) this.#shut();
    };
  }

  /** Wait until the house has told it once, or cannot. Somebody must follow it. */
  async heard(): Promise<void> {
    if (!this.known) await new Promise<void>((told) => this.#told.push(told));
  }

  #wakeUp(): void {
    for (const told of this.#told.splice(0)) told();
  }

  /** Somebody else has come in: what was known is theirs no longer. */
  forget(): void {
    this.tables.clear();
    this.running.clear();
    this.known = false;
    if (this.#followers > 0) {
      this.#shut();
      this.#open();
    }
  }

  /** What the house has told. */
  hear(frame: Frame): void {
    if ('now' in frame && frame.now !== undefined) houseClock.hear(frame.now);
    if ('people' in frame) this.people = { ...this.people, ...frame.people };
    if (frame.type === 'tables') {
      this.#fill(this.tables, frame.tables);
      this.#fill(this.running, frame.running ?? []);
      this.known = true;
      this.#wakeUp();
    } else if (frame.type === 'lobby') {
      this.#move(frame.info, this.tables, frame.info.status === 'open');
      this.#move(frame.info, this.running, frame.info.status === 'playing');
    } else if (frame.type === 'mine') {
      this.#move(frame.info, this.tables, frame.info.entered);
    }
  }

  #fill(map: SvelteMap<string, TableInfo>, tables: readonly TableInfo[]): void {
    map.clear();
    for (const info of tables) map.set(info.table, info);
  }

  #move(info: TableInfo, map: SvelteMap<string, TableInfo>, belongs: boolean): void {
    if (belongs) map.set(info.table, info);
    else map.delete(info.table);
  }

  #open(): void {
    const url = new URL(this.#address, window.location.href);
    url.protocol = url.protocol.replace('http', 'ws');
    const socket = new WebSocket(url);
    this.#socket = socket;
    socket.onopen = () => (this.#wait = FIRST_WAIT_MS);
    socket.onmessage = (event) => socket === this.#socket && this.hear(JSON.parse(String(event.data)) as Frame);
    socket.onclose = (event) => this.#closed(socket, event.code);
  }

  #closed(socket: WebSocket, code: number): void {
    if (socket !== this.#socket || this.#followers === 0) return;
    this.#wakeUp();
    if (code === SIGNED_OUT || code === SHUT_OUT) return; // it is of no use to come back before somebody comes in
    this.#again = setTimeout(() => this.#open(), this.#wait);
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT_MS);
  }

  #shut(): void {
    clearTimeout(this.#again);
    const socket = this.#socket;
    this.#socket = null;
    if (socket?.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close(); // closed before that, a browser would warn
    else socket?.close();
  }
}

export const lobby = new TableList('/api/lobby/live');
export const mine = new TableList('/api/me/live');
