/** A finished game, moment by moment, from any seat: which moment is shown, and the way to another. */
import type { Moment, Moments, View } from '../../protocol/forms';
import type { Eyes } from './marks';

/** A moment with the whole position after it. */
export interface Frame extends Moment {
  readonly view: View;
}

interface Reel {
  readonly eyes: Eyes;
  readonly frames: readonly Frame[];
}

export type Ask = (eyes: Eyes, from: number, limit: number) => Promise<Moments>;

const PAGE = 100;

export class Projector {
  /** What these eyes saw, oldest first; null before it is loaded. */
  reel: Reel | null = $state.raw(null);
  /** Which of its frames is shown. */
  index = $state(0);
  #ask: Ask;
  #reels = new Map<Eyes, Promise<Reel>>();

  constructor(ask: Ask) {
    this.#ask = ask;
  }

  get frames(): readonly Frame[] {
    return this.reel?.frames ?? [];
  }

  get frame(): Frame | null {
    return this.frames[this.index] ?? null;
  }

  get last(): number {
    return Math.max(0, this.frames.length - 1);
  }

  /** Look with these eyes, at their moment `n`; without it, after an entry of the record (the same as before; the start, at first). */
  async look(eyes: Eyes, n: number | null = null, after: number | null = null): Promise<void> {
    const entry = after ?? this.frame?.entry ?? null;
    const reel = await this.#load(eyes);
    this.reel = reel;
    if (n !== null) this.index = this.#at((frame) => frame.n <= n);
    else this.index = entry === null ? 0 : this.#at((frame) => (frame.entry ?? 0) <= entry);
  }

  /** Go to a frame; past the ends is at the ends. */
  go(index: number): void {
    this.index = Math.min(this.last, Math.max(0, index));
  }

  /** The frame of a moment that was told by its number. */
  indexOf(n: number): number {
    return this.#at((frame) => frame.n <= n);
  }

  #at(reached: (frame: Frame) => boolean): number {
    return Math.max(0, this.frames.findLastIndex(reached));
  }

  #load(eyes: Eyes): Promise<Reel> {
    let loading = this.#reels.get(eyes);
    if (!loading) {
      loading = this.#read(eyes);
      this.#reels.set(eyes, loading);
      loading.catch(() => this.#reels.delete(eyes)); // it is asked again when it is wanted again
    }
    return loading;
  }

  async #read(eyes: Eyes): Promise<Reel> {
    const frames: Frame[] = [];
    for (let from = 1; ; ) {
      const page = await this.#ask(eyes, from, PAGE);
      for (const moment of page.moments) {
        frames.push({ ...moment, view: { ...page.constants, ...moment.view } as View });
      }
      const end = page.moments.at(-1)?.n;
      if (end === undefined || end >= page.last) return { eyes, frames };
      from = end + 1;
    }
  }
}
