/** A hint of the house, from asking for it until it is waved away or something else is played. */
import type { Board } from '../board/contract';
import type { Answer, HintGiven, View } from '../protocol/forms';

/** Only a hint that takes longer than this is said to be thought of. */
const SLOW_MS = 250;
/** So often a hint is asked for again at most, where others have acted before it came. */
const TRIES = 3;

/** When others have acted a hint holds while the same thing is decided and the same may be done, as where they act in secret. Else it goes, or it would hide what has happened. */
export function stays(matter: Board['matter'], before: View | null, after: View): boolean {
  return !!matter && !!before && matter(before) === matter(after) && JSON.stringify(before.you) === JSON.stringify(after.you);
}

export class Advice {
  /** The hint that is shown. */
  hint: HintGiven | null = $state.raw(null);
  /** Others have acted before it came: it can be read, and asked for anew. */
  earlier = $state(false);
  /** One was asked for. */
  asked = $state(false);
  /** It takes its time. */
  slow = $state(false);
  #number = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly ask: () => Promise<Answer>,
    private readonly refused: (answer: Answer) => void,
    /** The moment that the table has come to. */
    private readonly now: () => number,
  ) {}

  /** Ask for a hint; an answer that comes after it was waved away, or after a move, is dropped. */
  async wish(): Promise<void> {
    if (this.asked) return;
    this.clear();
    const number = this.#number;
    this.asked = true;
    this.#timer = setTimeout(() => (this.slow = this.asked), SLOW_MS);
    let answer: Answer | null = null;
    for (let tries = 0; tries < TRIES && (!answer || this.#isLate(answer)); tries += 1) {
      answer = await this.ask().catch(() => null);
      if (number !== this.#number) return;
      if (!answer) break;
    }
    this.clear();
    if (answer?.type === 'done' && answer.hint) [this.hint, this.earlier] = [answer.hint, this.#isLate(answer)];
    else if (answer) this.refused(answer);
  }

  /** Was it thought of before what is told already? A bid may have been made meanwhile that it does not know. */
  #isLate(answer: Answer): boolean {
    return answer.type === 'done' && (answer.hint?.seq ?? Infinity) < this.now();
  }

  /** The position has changed. A hint that is still thought of is of the new one, and so is one that came before it. */
  moved(stays: boolean): void {
    if (stays || (this.hint?.seq ?? -1) >= this.now()) return;
    this.hint = null;
    this.earlier = false;
  }

  /** Wave it away, or play something. */
  clear(): void {
    this.#number += 1;
    this.hint = null;
    this.asked = this.slow = this.earlier = false;
    clearTimeout(this.#timer);
  }
}
