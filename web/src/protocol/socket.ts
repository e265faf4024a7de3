/** One lasting connection to a table: greets, resumes after a break, and sends again what was not answered. The lobby's lists have their own: `pages/lists.svelte.ts`. */
import { NOT_FOUND, SHUT_OUT, SIGNED_OUT, TOO_MUCH } from './closings';
import type { Answer, Told } from './forms';

export type Link =
  | { readonly state: 'connecting' | 'open' }
  /** The connection is gone; the next try is at `at`, by this browser's clock. */
  | { readonly state: 'waiting'; readonly at: number }
  /** It is of no use to come back: `code` says why, `why` in a sentence, whose id is `id`. */
  | { readonly state: 'shut'; readonly code: number; readonly why: string; readonly id?: string | undefined };

/** The sentence of a house that does not have the game of a table now; the table waits for it. */
export const OFF_SHELF = 'game-off-shelf';
/** The sentence about a game that has ended, and is not to be shown any more. */
export const UNREADABLE = 'game-unreadable';
/** The sentence of a house that has the game of a table by other rules now; the table waits for its own. */
export const OTHER_RULES = 'game-other-rules';
/** Sentences about a table that is there, and of which nothing can be shown now. */
export const NOT_SHOWN: readonly string[] = [OFF_SHELF, OTHER_RULES, UNREADABLE];

/** As much of a WebSocket as is used, so that tests can bring their own. */
export interface Wire {
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface Hearing {
  /** A frame has come, answers excepted. */
  told(frame: Told): void;
  /** The link was alive just now: something came, or it broke before one's eyes. */
  alive(): void;
  link(link: Link): void;
}

const PROTOCOL = 2;
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 15_000;
const SHUT = new Set([SIGNED_OUT, SHUT_OUT, NOT_FOUND]);
const STALE_MS = 20_000;
/** So long the house may take to answer; after that the link is in doubt, and after as long again it is made anew. */
const ANSWER_MS = 3000;

type Waiting = { text: string; patient: boolean; answered: (answer: Answer) => void };

export class TableSocket {
  #wire: Wire | null = null;
  #seq = 0;
  #tries = 0;
  #again: number | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #patience: ReturnType<typeof setTimeout> | undefined;
  #doubted = false;
  #why = '';
  #whyId: string | undefined;
  #done = false;
  #greeted = false;
  #next = 1;
  #hiddenAt: number | null = null;
  readonly #prefix = Math.random().toString(36).slice(2, 10);
  readonly #waiting = new Map<string, Waiting>();

  constructor(
    readonly address: string,
    private readonly hearing: Hearing,
    private readonly open: (address: string) => Wire = (address) => new WebSocket(address) as unknown as Wire,
  ) {}

  /** Connect, now and whenever the connection breaks, until `stop`. */
  start(): void {
    this.#connect();
    globalThis.window?.addEventListener('online', this.#anew);
    globalThis.window?.addEventListener('offline', this.#cut);
    globalThis.document?.addEventListener('visibilitychange', this.#seen);
  }

  stop(): void {
    this.#done = true;
    this.#calm();
    globalThis.window?.removeEventListener('online', this.#anew);
    globalThis.window?.removeEventListener('offline', this.#cut);
    globalThis.document?.removeEventListener('visibilitychange', this.#seen);
    this.#wire?.close();
  }

  /** Try now instead of later. */
  readonly retry = (): void => {
    if (!this.#greeted || this.#doubted) this.#anew();
  };

  /** The network has come or gone: the old link may be dead without a word. A house on this machine is there all the same. */
  readonly #anew = (): void => {
    if (this.#done) return;
    this.#calm();
    const old = this.#wire;
    this.#connect();
    old?.close();
  };

  readonly #cut = (): void => {
    this.#witness();
    this.#anew();
  };

  /** A link that breaks was alive until then, unless it was in doubt: browsers answer the house's pings without a word. */
  #witness(): void {
    if (this.#greeted && !this.#doubted) this.hearing.alive();
  }

  /** Who comes back to a page after a while does not trust a link that may be dead: resume on a new one. */
  readonly #seen = (): void => {
    if (document.visibilityState === 'hidden') {
      this.#hiddenAt = Date.now();
      return;
    }
    const away = this.#hiddenAt === null ? 0 : Date.now() - this.#hiddenAt;
    this.#hiddenAt = null;
    if (!this.#wire) this.retry();
    else if (away > STALE_MS) this.#anew();
  };

  /** Send a command; the answer comes however often the connection breaks meanwhile. `patient`: the house thinks about it, and silence means nothing. */
  command(body: Readonly<Record<string, unknown>>, patient = false): Promise<Answer> {
    const id = `${this.#prefix}-${this.#next++}`;
    const text = JSON.stringify({ ...body, id });
    return new Promise((answered) => {
      this.#waiting.set(id, { text, patient, answered });
      if (this.#greeted) this.#wire?.send(text);
      this.#expect();
    });
  }

  #connect(): void {
    this.#again = null;
    this.hearing.link({ state: 'connecting' });
    const wire = this.open(this.address);
    this.#wire = wire;
    this.#greeted = false;
    wire.onopen = () => wire.send(JSON.stringify({ type: 'resume', seq: this.#seq, protocol: PROTOCOL }));
    wire.onmessage = (event) => wire === this.#wire && this.#hear(JSON.parse(event.data) as Told);
    wire.onclose = (event) => wire === this.#wire && this.#closed(event.code);
  }

  #hear(frame: Told): void {
    if (frame.type === 'hello') this.#welcome();
    if (frame.type === 'hello' || frame.type === 'view') this.#seq = frame.seq;
    if (frame.type === 'farewell') this.#again = frame.again_ms;
    if (frame.type === 'done' || frame.type === 'refused') {
      if (frame.id === null) {
        this.#why = frame.type === 'refused' ? frame.why : '';
        this.#whyId = frame.type === 'refused' ? frame.message?.id : undefined;
      } else this.#answer(frame.id, frame);
    } else this.hearing.told(frame);
    this.hearing.alive();
    if (this.#greeted) this.#trust();
  }

  /** Something was heard: the link is alive. */
  #trust(): void {
    const doubted = this.#doubted;
    this.#calm();
    if (doubted) this.hearing.link({ state: 'open' });
    this.#expect();
  }

  /** An answer is due soon, if one is awaited. */
  #expect(): void {
    if (this.#patience !== undefined || !this.#greeted || [...this.#waiting.values()].every(({ patient }) => patient)) return;
    this.#patience = setTimeout(() => {
      this.#doubted = true;
      this.hearing.link({ state: 'waiting', at: Date.now() + ANSWER_MS });
      this.#timer = setTimeout(this.#anew, ANSWER_MS);
    }, ANSWER_MS);
  }

  #calm(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#patience);
    this.#patience = undefined;
    this.#doubted = false;
  }

  #welcome(): void {
    this.#tries = 0;
    if (this.#greeted) return; // it may come again, unasked
    this.#greeted = true;
    this.hearing.link({ state: 'open' });
    for (const { text } of this.#waiting.values()) this.#wire?.send(text);
  }

  #answer(id: string, answer: Answer): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    waiting?.answered(answer);
  }

  #closed(code: number): void {
    this.#witness();
    this.#calm();
    this.#wire = null;
    this.#greeted = false;
    if (this.#done) return;
    if (SHUT.has(code)) {
      this.stop();
      this.hearing.link({ state: 'shut', code, why: this.#why, id: this.#whyId });
      return;
    }
    const grown = Math.min(FIRST_WAIT_MS * 2 ** this.#tries++, LONGEST_WAIT_MS);
    const wait = code === TOO_MUCH ? LONGEST_WAIT_MS : (this.#again ?? grown * (0.75 + Math.random() / 2));
    this.hearing.link({ state: 'waiting', at: Date.now() + wait });
    this.#timer = setTimeout(() => this.#connect(), wait);
  }
}
