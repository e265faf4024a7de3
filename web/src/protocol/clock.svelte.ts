/** The house's time, as well as a browser can know it: no frame comes from the future, so the largest difference is nearest. */

const TICK_MS = 250;

export class ServerClock {
  #ahead: number | null = null;
  /** Now, by the house's clock; changes a few times a second while somebody looks. */
  now: number = $state(Date.now());
  #timer: ReturnType<typeof setInterval> | undefined;

  /** A frame said that it is `now` at the house. */
  hear(now: number, local: number = Date.now()): void {
    const ahead = now - local;
    if (this.#ahead === null || ahead > this.#ahead) this.#ahead = ahead;
    this.now = this.read(local);
  }

  /** A new connection: this computer's clock may have been set meanwhile. */
  forget(): void {
    this.#ahead = null;
  }

  read(local: number = Date.now()): number {
    return local + (this.#ahead ?? 0);
  }

  start(): void {
    this.#timer ??= setInterval(() => (this.now = this.read()), TICK_MS);
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
  }
}

/** What is left, as `6:48`, `1:02:09`, or `2 d 4 h`; never less than nothing. */
export function left(ms: number, units: { days: string; hours: string }): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  const two = (n: number) => String(n).padStart(2, '0');
  if (hours >= 48) return `${Math.floor(hours / 24)} ${units.days} ${hours % 24} ${units.hours}`;
  if (hours) return `${hours}:${two(minutes % 60)}:${two(seconds % 60)}`;
  return `${minutes}:${two(seconds % 60)}`;
}
