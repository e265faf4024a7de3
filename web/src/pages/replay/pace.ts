/** How long the rest of some work will take, as it has gone on of late. */

/** What is longer ago than this tells nothing of how fast it goes now. */
const LATELY_MS = 60_000;
/** Less than this is too little to tell anything: what was done at once may be what is done fastest, or slowest. */
const LEAST_MS = 6000;
const LEAST_DONE = 0.1;
/** Where so much was not done for a whole minute it is slow, and less tells enough. */
const LEAST_DONE_SLOWLY = 0.02;

interface Seen {
  readonly at: number;
  /** How much was done then, between 0 and 1. */
  readonly done: number;
}

export class Pace {
  #seen: Seen[] = [];
  #doing = '';

  /** So much was done at this time, while this was being done; if that is less than before, or something else is being
   *  done, which goes at another pace, it has begun anew. The time until the first of it was waiting, or setting up. */
  see(done: number, at: number, doing = ''): void {
    const last = this.#seen.at(-1);
    if (doing !== this.#doing || (last && done < last.done)) this.#seen = [];
    this.#doing = doing;
    if (done > 0 && this.#seen.at(-1)?.done !== done) this.#seen.push({ at, done });
    while (this.#seen.length > 2 && (this.#seen[1]?.at ?? at) < at - LATELY_MS) this.#seen.shift();
  }

  /** How long it will take from now on, in milliseconds; null as long as nobody can tell. */
  left(now: number): number | null {
    const first = this.#seen[0];
    const last = this.#seen.at(-1);
    if (!first || !last) return null;
    const [done, took] = [last.done - first.done, now - first.at];
    if (done < (took < LATELY_MS ? LEAST_DONE : LEAST_DONE_SLOWLY) || took < LEAST_MS) return null;
    return ((1 - last.done) * took) / done;
  }
}
