/** What stands on the chips of those who sit at one table, so that no two of them look alike. */
import { getContext, setContext } from 'svelte';
import { initial } from './seats';

type Faces = () => readonly string[];
const FACES = Symbol('faces');

/** The page of a table tells all chips below it what stands on them, by seat. */
export const setFaces = (faces: Faces): void => void setContext(FACES, faces);
export const getFaces = (): Faces | undefined => getContext<Faces | undefined>(FACES);

/** A letter for each name; who begins alike has a second one, the first by which they can be told apart; those who are only numbered, such as bots, their number. */
export function monograms(names: readonly string[]): string[] {
  const firsts = names.map(initial);
  return names.map((name, seat) => {
    const alike = names.filter((_other, at) => firsts[at] === firsts[seat]);
    if (alike.length < 2 || !name) return firsts[seat] ?? '';
    const counted = alike.filter((other) => baseOf(other) === baseOf(name)).length > 1;
    return `${firsts[seat]}${(counted && numberOf(name)) || letterAt(name, tellingPlace([...new Set(alike.map(baseOf))]))}`;
  });
}

const numberOf = (name: string): string => / (\d{1,2})$/.exec(name)?.[1] ?? '';
const baseOf = (name: string): string => name.replace(/ \d{1,2}$/, '');
const letterAt = (name: string, place: number): string => Array.from(name.trim())[place]?.trim() ?? '';

/** The first place where all of them differ; where there is none, where they differ most. */
function tellingPlace(names: readonly string[]): number {
  const longest = Math.max(...names.map((name) => Array.from(name.trim()).length));
  let best = { place: 1, kinds: 0 };
  for (let place = 1; place <= longest; place += 1) {
    const kinds = new Set(names.map((name) => letterAt(name, place))).size;
    if (kinds > best.kinds) best = { place, kinds };
  }
  return best.place;
}
