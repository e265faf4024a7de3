/** Shows what happened step by step, then the position as it stands. */
import type { Step, View } from './contract';

export type Motion = 'full' | 'quick' | 'off';

interface Item {
  readonly steps: readonly Step[];
  readonly after: View;
  readonly n: number;
}

/** With more than this waiting, everything is shown quickly. */
const BACKLOG = 2;
/** So often a step that waits is asked whether it still has something to wait for. */
const CHECK_MS = 500;

export class StepQueue {
  /** The step that is shown now; null at rest. */
  step: Step | null = $state.raw(null);
  /** The position to draw. */
  view: View | null = $state.raw(null);
  /** Up to which moment what happened may be told: a reveal is told at its last step, not before. */
  told: number = $state(Infinity);
  #items: Item[] = [];
  #steps: Step[] = [];
  #after: View | null = null;
  #n = 0;
  /** When the step that is shown came. */
  #since = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `now` is the house's time, by which a step that waits may be past. */
  constructor(
    private readonly motion: () => Motion,
    private readonly now: () => number = () => 0,
  ) {}

  /** Nothing is moving, and nothing waits to be shown. */
  get atRest(): boolean {
    return this.step === null;
  }

  /** Something happened: these steps lead there. */
  push(steps: readonly Step[], after: View, n = 0): void {
    const shown = this.motion() === 'off' ? steps.filter((step) => step.waits) : steps;
    this.#items.push({ steps: shown, after, n });
    this.#dropPast();
    if (this.step === null) this.#next();
  }

  /** Show a position at once; whatever was under way is dropped. */
  jump(view: View | null): void {
    clearTimeout(this.#timer);
    this.#items = [];
    this.#steps = [];
    this.#after = null;
    this.step = null;
    this.told = Infinity;
    this.view = view;
  }

  /** Go on from the step that is shown. */
  readonly goOn = (): void => {
    if (this.step && Date.now() - this.#since >= this.#paced(this.step.least ?? 0)) this.#advance();
  };

  /** Whoever acts need not wait: go to the next step that waits for them, or to how things stand now. */
  readonly skip = (): void => {
    while (this.step && !this.step.waits) this.#advance();
  };

  stop(): void {
    clearTimeout(this.#timer);
  }

  #next(): void {
    const item = this.#items.shift();
    if (!item) return;
    this.#steps = [...item.steps];
    this.#after = item.after;
    this.#n = item.n;
    this.#advance();
  }

  #advance(): void {
    clearTimeout(this.#timer);
    const step = this.#steps.shift();
    if (step) {
      this.step = step;
      this.#since = Date.now();
      this.told = this.#steps.length ? this.#n - 1 : this.#n;
      this.view = step.view;
      if (step.waits) this.#check(step);
      else this.#timer = setTimeout(() => this.#advance(), this.#paced(step.ms));
      return;
    }
    this.step = null;
    this.told = Infinity;
    this.view = this.#after;
    this.#next();
  }

  /** What the newest position has left behind is not shown any more, and what is shown gives way to it. */
  #dropPast(): void {
    const newest = this.#items.at(-1)?.after ?? this.#after;
    if (!newest) return;
    const now = this.now();
    const counts = (step: Step) => !step.past?.(newest, now);
    this.#items = this.#items.map((item) => ({ ...item, steps: item.steps.filter(counts) }));
    this.#steps = this.#steps.filter(counts);
    if (this.step && !counts(this.step)) this.#advance();
  }

  #check(step: Step): void {
    if (!step.past) return;
    this.#timer = setTimeout(() => {
      this.#dropPast();
      if (this.step === step) this.#check(step);
    }, CHECK_MS);
  }

  #paced(ms: number): number {
    if (this.motion() === 'off') return 0;
    const quick = this.motion() === 'quick' || this.#items.length > BACKLOG;
    return quick ? ms / 2 : ms;
  }
}
