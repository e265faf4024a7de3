/** The house's time, as lists need it: the difference to this device's clock, taken from what the house says. */

class HouseClock {
  #ahead: number | null = null;

  /** The house has said what time it is. What comes late says too little, so the largest difference is the truest. */
  hear(now: number): void {
    const ahead = now - Date.now();
    this.#ahead = this.#ahead === null ? ahead : Math.max(this.#ahead, ahead);
  }

  now(): number {
    return Date.now() + (this.#ahead ?? 0);
  }
}

export const houseClock = new HouseClock();
