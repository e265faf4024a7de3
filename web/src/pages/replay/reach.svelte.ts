/** Can the house be reached? For pages that otherwise ask it nothing. */

const LOOK_MS = 10_000;
const LOOK_AGAIN_MS = 3000;

export class Reach {
  offline = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #stopped = false;

  /** `knock` fails where there is no house. */
  constructor(private readonly knock: () => Promise<unknown>) {}

  /** Look now and then, while the page is seen; ends with the returned function. */
  watch(): () => void {
    const now = () => void this.look();
    for (const change of ['online', 'offline'] as const) window.addEventListener(change, now);
    document.addEventListener('visibilitychange', now);
    this.#later();
    return () => {
      this.#stopped = true;
      clearTimeout(this.#timer);
      for (const change of ['online', 'offline'] as const) window.removeEventListener(change, now);
      document.removeEventListener('visibilitychange', now);
    };
  }

  /** Look now. */
  async look(): Promise<void> {
    clearTimeout(this.#timer);
    if (document.visibilityState !== 'hidden') {
      this.offline = await this.knock().then(() => false, () => true);
    }
    this.#later();
  }

  #later(): void {
    clearTimeout(this.#timer);
    if (!this.#stopped) this.#timer = setTimeout(() => void this.look(), this.offline ? LOOK_AGAIN_MS : LOOK_MS);
  }
}
