/** How long a showdown stays on the screen: eight seconds, or until it is waved away. The next deal goes on beneath it. */
import type { PokerView } from './view';

export const SHOWN_MS = 8000;
/** The last one, which no deal goes on beneath: there is time to read it before the result lies over it. */
export const LAST_SHOWN_MS = 15_000;

export class Shown {
  open = $state(false);
  /** Did it come while somebody looked? Then its hands turn. */
  fresh = $state(false);
  /** Was it opened once more, by hand? Then all around it goes on to tell how things stand. */
  back = $state(false);
  /** When it closes by itself, by this computer's clock. */
  until = $state(0);
  #deal: number | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Something happened: a new showdown opens. One that was there before, or in the past, opens only if it is recent. */
  see(view: PokerView, now: number): void {
    const deal = view.showdown?.deal ?? 0;
    const before = this.#deal;
    if (deal === before) return;
    this.#deal = deal;
    this.fresh = before !== null && deal > before;
    this.back = false;
    const left = this.fresh ? SHOWN_MS : SHOWN_MS - since(view, now);
    if (deal && left > 0 && view.phase !== 'over') this.#show(left);
    else this.close();
  }

  /** Look at the last one again. */
  again(): void {
    this.fresh = false;
    this.back = true;
    this.#show(SHOWN_MS);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.open = false;
  }

  #show(ms: number): void {
    clearTimeout(this.#timer);
    this.open = true;
    this.until = Date.now() + ms;
    this.#timer = setTimeout(() => this.close(), ms);
  }
}

/** How long ago the deal began: known while its first mover still chooses. */
function since(view: PokerView, now: number): number {
  const choosing = view.phase === 'lay' && view.round === 1 && view.mover === view.first;
  return choosing && view.due !== null ? now - (view.due - view.move_ms) : Infinity;
}
