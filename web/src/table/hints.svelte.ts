/** Which sentences of guidance this browser has shown already. */

const KEY = 'ridotto-hints';
const ALL = '*';

function stored(): Record<string, string[]> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, string[]>;
  } catch {
    return {};
  }
}

class Hints {
  #seen: Record<string, string[]> = $state.raw(stored());

  wanted(game: string, id: string): boolean {
    const seen = this.#seen[game] ?? [];
    return !seen.includes(id) && !seen.includes(ALL);
  }

  seen(game: string, id: string): void {
    this.#seen = { ...this.#seen, [game]: [...(this.#seen[game] ?? []), id] };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#seen));
    } catch {
      // remembered until the page is closed
    }
  }

  /** No guidance in this game any more. */
  never(game: string): void {
    this.seen(game, ALL);
  }
}

export const hints = new Hints();
