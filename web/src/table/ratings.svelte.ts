/** The ratings of those who sit at a table, asked once for each person and game. */
import { request } from '../protocol/api';
import type { TableInfo } from '../protocol/forms';

interface PlayerPage {
  readonly ratings: readonly { readonly game: string; readonly rating: number }[];
}

let known: Record<string, number> = $state.raw({});
const asked = new Set<string>();

/** By person; who has no rating in this game is absent. */
export function ratingsOf(info: TableInfo): Record<string, number> {
  const found: Record<string, number> = {};
  if (!info.rated) return found;
  for (const { person } of info.seats) {
    if (!person) continue;
    const key = `${info.game}/${person}`;
    if (!asked.has(key)) {
      asked.add(key);
      void ask(info.game, person, key);
    }
    const rating = known[key];
    if (rating !== undefined) found[person] = rating;
  }
  return found;
}

async function ask(game: string, person: string, key: string): Promise<void> {
  const page = await request<PlayerPage>('GET', `/api/people/${encodeURIComponent(person)}`).catch(() => null);
  const rating = page?.ratings.find((each) => each.game === game)?.rating;
  if (rating !== undefined) known = { ...known, [key]: rating };
}
