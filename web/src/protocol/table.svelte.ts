/** A table as the house tells of it: everything on the screen of a game hangs on one of these. */
import { api, query, Trouble } from './api';
import { ServerClock } from './clock.svelte';
import type {
  Answer, Ask, ChatLine, Happening, Hello, Hold, Moment, People, RatedSeat, Seats, ViewFrame, TableInfo, Told, View,
} from './forms';
import { TableSocket, type Link, type Wire } from './socket';

/** The position has changed: from what to what, and by which events. */
export interface Change {
  readonly before: View | null;
  readonly events: readonly Happening[];
  readonly after: View;
}

const MOST_CHAT = 300;
const PAGE = 200;

function address(table: string, key: string | null): string {
  const { protocol, host } = globalThis.location ?? { protocol: 'http:', host: 'localhost' };
  return `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/api/tables/${encodeURIComponent(table)}/live${query({ key })}`;
}

export class Table {
  info: TableInfo | null = $state.raw(null);
  people: People = $state.raw({});
  /** The position now, whole; null before the game begins. */
  view: View | null = $state.raw(null);
  seq = $state(0);
  due: number | null = $state(null);
  /** The clock stands while the player reads. Told together with the position, so that no clock runs in between. */
  held: Hold | null = $state.raw(null);
  undoable = $state(0);
  awaited: Seats = $state.raw([]);
  /** What happened, moment by moment, without views. */
  log: readonly Moment[] = $state.raw([]);
  chat: readonly ChatLine[] = $state.raw([]);
  present: readonly number[] = $state.raw([]);
  onlookers = $state(0);
  ratings: readonly RatedSeat[] | null = $state.raw(null);
  link: Link = $state.raw({ state: 'connecting' });
  /** Until when the house was known to be there, by its clock: so long what is shown was how things stood. */
  heard = $state(0);
  readonly clock = new ServerClock();

  #constants: Readonly<Record<string, unknown>> = {};
  #changed: ((change: Change) => void)[] = [];
  #said: ((line: ChatLine) => void)[] = [];
  #resumed: number | null = 0;
  readonly #socket: TableSocket;

  constructor(
    readonly id: string,
    readonly key: string | null,
    open?: (address: string) => Wire,
  ) {
    this.#socket = new TableSocket(address(id, key), { told: (frame) => this.hear(frame), alive: () => (this.heard = Math.max(this.heard, this.clock.now)), link: (link) => this.#linked(link) }, open);
  }

  get online(): boolean {
    return this.link.state === 'open';
  }

  /** The own seat; null for who only watches, or before seats are drawn. */
  get seat(): number | null {
    return this.info?.seat ?? null;
  }

  /** The time at the table, a few times a second: it stands while the clock is held. */
  get time(): number {
    return this.held?.since ?? this.clock.now;
  }

  /** May the clock be held for whoever sits here? */
  get mayHold(): boolean {
    return this.online && this.seat !== null && this.info?.holds === true;
  }

  /** The same to the millisecond. */
  readonly read = (): number => this.held?.since ?? this.clock.read();

  start(): void {
    this.clock.start();
    this.#socket.start();
    void this.#hearChat();
  }

  stop(): void {
    this.clock.stop();
    this.#socket.stop();
  }

  retry(): void {
    this.#socket.retry();
  }

  onchange(listen: (change: Change) => void): void {
    this.#changed.push(listen);
  }

  onsaid(listen: (line: ChatLine) => void): void {
    this.#said.push(listen);
  }

  ask(ask: Ask): Promise<Answer> {
    return this.#socket.command({ type: 'ask', ask }, ask.do === 'hint');
  }

  say(text: string): Promise<Answer> {
    return this.#socket.command({ type: 'say', text });
  }

  /** A view with the fields that never change during a game. */
  whole(view: View): View {
    return { ...this.#constants, ...view };
  }

  /** The position at a moment, as the own eyes saw it. */
  async moment(n: number): Promise<{ view: View; events: readonly Happening[] } | null> {
    const page = await api.moments(this.id, this.key, n, 1);
    const found = page.moments[0];
    return found?.view ? { view: { ...page.constants, ...found.view }, events: found.events } : null;
  }

  /** A frame has come. */
  hear(frame: Told): void {
    if ('now' in frame) {
      this.clock.hear(frame.now);
      this.heard = frame.now;
    }
    switch (frame.type) {
      case 'hello':
        return this.#greeted(frame);
      case 'view':
        return this.#shown(frame);
      case 'people':
        this.people = { ...this.people, ...frame.people };
        return;
      case 'table':
        this.info = frame.info;
        return;
      case 'presence':
        this.present = frame.seats;
        this.onlookers = frame.onlookers;
        return;
      case 'chat':
        return this.#heard(frame.line);
      case 'ratings':
        this.ratings = frame.changes;
    }
  }

  #linked(link: Link): void {
    this.link = link;
    if (link.state === 'waiting' && !this.info) void this.#look();
    if (link.state === 'connecting') {
      this.#resumed = this.seq;
      this.clock.forget();
    }
  }

  /** The first connection failed: is there such a table at all? */
  async #look(): Promise<void> {
    await api.table(this.id, this.key).catch((trouble: unknown) => {
      if (!(trouble instanceof Trouble) || ![403, 404].includes(trouble.status)) return;
      this.#socket.stop();
      this.link = { state: 'shut', code: 4000 + trouble.status, why: trouble.why, id: trouble.error };
    });
  }

  #greeted(hello: Hello): void {
    const from = this.#resumed; // null: it came again, unasked, and what was shown before no longer counts
    this.#resumed = null;
    this.info = hello.info;
    this.#constants = hello.constants ?? {};
    this.view = hello.view ? this.whole(hello.view) : null;
    this.due = hello.due;
    this.held = hello.info.held ?? null;
    this.undoable = hello.undoable ?? hello.info.undoable;
    this.awaited = hello.awaited ?? hello.info.awaited;
    this.seq = hello.seq;
    const kept = from === null ? [] : this.log.filter((moment) => moment.n <= from);
    this.log = [...kept, ...hello.missed];
    if (this.view) this.#tell({ before: null, events: [], after: this.view });
    if (from === null || !hello.complete) void this.#relearn();
  }

  #shown(shown: ViewFrame): void {
    const before = this.view;
    if (shown.constants) this.#constants = shown.constants;
    this.view = this.whole(shown.view);
    this.due = shown.due;
    this.held = shown.held ?? null;
    this.undoable = shown.undoable;
    if (shown.awaited) this.awaited = shown.awaited;
    const moment: Moment = {
      n: shown.seq, at: shown.at ?? shown.now, seat: shown.seat ?? null, by: shown.by ?? null, events: shown.events,
    };
    const last = this.log.at(-1);
    if (last?.n === shown.seq) this.log = [...this.log.slice(0, -1), { ...last, events: [...last.events, ...shown.events] }];
    else this.log = [...this.log, moment];
    this.seq = shown.seq;
    this.#tell({ before, events: shown.events, after: this.view });
  }

  #tell(change: Change): void {
    for (const listen of this.#changed) listen(change);
  }

  /** Read the log anew, page by page: more was missed than a greeting carries. */
  async #relearn(): Promise<void> {
    const moments: Moment[] = [];
    for (let from = 1, last = this.seq; from <= last; from += PAGE) {
      const page = await api.moments(this.id, this.key, from, PAGE).catch(() => null);
      if (!page) return;
      moments.push(...page.moments.map(({ view: _view, ...rest }) => rest));
      last = page.last;
    }
    const known = moments.at(-1)?.n ?? 0;
    this.log = [...moments, ...this.log.filter((moment) => moment.n > known)];
  }

  async #hearChat(): Promise<void> {
    const page = await api.chat(this.id, this.key).catch(() => null);
    if (!page) return;
    this.people = { ...page.people, ...this.people };
    const known = new Set(page.lines.map((line) => line.id));
    this.chat = [...page.lines, ...this.chat.filter((line) => !known.has(line.id))];
  }

  #heard(line: ChatLine): void {
    if (this.chat.some((known) => known.id === line.id)) return;
    this.chat = [...this.chat, line].slice(-MOST_CHAT);
    for (const listen of this.#said) listen(line);
  }
}
