/** How long a showdown stays on the screen: eight seconds, or until it is waved away. The next deal goes on beneath it. */
import type { PokerView } from './view';

export const SHOWN_MS = 8000;

export class Shown {
  open = $state(false);
  /** Did it come while somebody looked? Then its hands turn. */
  fresh = $state(false);
  /** When it closes by itself, by this computer's clock. */
  until = $state(0);
  #deal: number | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Something happened: a new showdown opens; one that was there when the page was opened only if it is recent. */
  see(view: PokerView, now: number): void {
    const deal = view.showdown?.deal ?? 0;
    const first = this.#deal === null;
    if (deal === this.#deal) return;
    this.#deal = deal;
    if (!deal) return;
    const left = first ? SHOWN_MS - since(view, now) : SHOWN_MS;
    this.fresh = !first;
    if (left > 0 && view.phase !== 'over') this.#show(left);
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
