/** How long the rest of some work will take, as it has gone on of late. */

/** What is longer ago than this tells nothing of how fast it goes now. */
const LATELY_MS = 60_000;
/** Less than this is too little to tell anything. */
const LEAST_MS = 6000;
const LEAST_DONE = 0.02;

interface Seen {
  readonly at: number;
  /** How much was done then, between 0 and 1. */
  readonly done: number;
}

export class Pace {
  #seen: Seen[] = [];

  /** So much was done at this time; if that is less than before, it has begun anew. */
  see(done: number, at: number): void {
    const last = this.#seen.at(-1);
    if (last && done < last.done) this.#seen = [];
    if (last?.done !== done) this.#seen.push({ at, done });
    while (this.#seen.length > 2 && (this.#seen[1]?.at ?? at) < at - LATELY_MS) this.#seen.shift();
  }

  /** How long it will take from now on, in milliseconds; null as long as nobody can tell. */
  left(now: number): number | null {
    const first = this.#seen[0];
    const last = this.#seen.at(-1);
    if (!first || !last || last.done - first.done < LEAST_DONE || now - first.at < LEAST_MS) return null;
    return ((1 - last.done) * (now - first.at)) / (last.done - first.done);
  }
}
