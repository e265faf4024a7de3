/** Options that another page has prepared for a new table, kept until the browser is closed. */
import type { Options } from './options';

const KEY = 'ridotto-handed';

/** A page hands options over to the page that opens a table. */
export function handOver(game: string, options: Options): void {
  sessionStorage.setItem(KEY, JSON.stringify({ game, options }));
}

/** What was handed over for this game, if anything was. */
export function handedOver(game: string): Options {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as { game?: string; options?: Options };
    return kept.game === game ? (kept.options ?? {}) : {};
  } catch {
    return {}; // not ours
  }
}
