/** The analysis of one game: whether there is one, asking for it, and how far it has come. */
import { Trouble } from '../../protocol/api';
import type { Analysis, AnalysisShown, AnalysisStage } from '../../protocol/forms';
import { Pace } from './pace';

const AGAIN_MS = 1000;
const OFFLINE_MS = 5000;

export class Analysing {
  /** Null: nobody has told yet. */
  status: AnalysisShown['status'] | null = $state(null);
  /** While it runs: how much is done, between 0 and 1. */
  progress = $state(0);
  /** While it runs: what is being done; null before it begins. */
  stage: AnalysisStage | null = $state.raw(null);
  /** While it runs: how many milliseconds it will still take; null as long as nobody can tell. */
  left: number | null = $state(null);
  /** The house could not be asked. */
  offline = $state(false);
  analysis: Analysis | null = $state.raw(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #stopped = false;
  #pace = new Pace();

  constructor(
    private readonly look: () => Promise<AnalysisShown>,
    private readonly wish: () => Promise<AnalysisShown>,
  ) {}

  /** Find out how it stands, and follow it until it is there. */
  async follow(): Promise<void> {
    try {
      this.#take(await this.look());
    } catch (error) {
      this.offline = this.status === 'running' && error instanceof Trouble && error.status === 0;
      if (this.offline) this.#later(OFFLINE_MS);
      else this.status = 'none'; // who asks for it hears why not
    }
  }

  /** Ask for it; a refusal is thrown. */
  async ask(): Promise<void> {
    this.#take(await this.wish());
  }

  /** Follow it no longer. */
  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
  }

  #take(shown: AnalysisShown): void {
    const now = Date.now();
    if (this.offline) this.#pace = new Pace(); // nothing was done meanwhile
    this.offline = false;
    this.analysis = shown.analysis ?? null;
    this.progress = shown.progress ?? 0;
    this.stage = shown.stage ?? null;
    this.#pace.see(this.progress, now, this.stage?.doing);
    this.left = this.#pace.left(now);
    this.status = shown.status;
    if (shown.status === 'running') this.#later(AGAIN_MS);
  }

  #later(ms: number): void {
    clearTimeout(this.#timer);
    if (!this.#stopped) this.#timer = setTimeout(() => void this.follow(), ms);
  }
}
