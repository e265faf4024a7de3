/** What somebody puts together before it is sent, kept for a table until the tab is closed: a reload does not lose it. */

export interface Kept {
  /** What was kept under this name, such as a round; null: nothing, or it was of another. */
  readonly read: (name: string) => unknown;
  readonly write: (name: string, made: unknown) => void;
}

export function keptFor(table: string): Kept {
  const key = `ridotto-made-${table}`;
  return {
    read(name) {
      try {
        const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as { name: string; made: unknown } | null;
        return kept?.name === name ? kept.made : null;
      } catch {
        return null;
      }
    },
    write(name, made) {
      try {
        sessionStorage.setItem(key, JSON.stringify({ name, made }));
      } catch {
        // kept until the page is left
      }
    },
  };
}
