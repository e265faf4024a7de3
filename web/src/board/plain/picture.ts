/** What a plain board shows of a view: what each player has, and what else is there. */
import type { View } from '../contract';
import { spaced } from './labels';

export interface Row {
  readonly field: string;
  readonly values: readonly string[];
}
export interface Fact {
  readonly field: string;
  readonly value: string;
}
export interface PlainPicture {
  readonly rows: readonly Row[];
  readonly facts: readonly Fact[];
}

const HIDDEN = new Set(['game', 'seat', 'turn', 'due', 'outcome', 'you', 'names']);

/** Any value on one line. */
export function shown(value: unknown): string {
  if (value === null || value === undefined) return '–';
  if (Array.isArray(value)) return value.length ? value.map(shown).join(', ') : '–';
  if (typeof value === 'object') return Object.entries(value).map(([name, each]) => `${spaced(name)} ${shown(each)}`).join(', ');
  return String(value);
}

/** Lists of as many values as there are seats are taken for one value a seat. */
export function picture(view: View, seats: number): PlainPicture {
  const fields = Object.entries(view).filter(([field]) => !HIDDEN.has(field));
  const own = view.seat;
  const isRow = ([field, value]: [string, unknown]) => Array.isArray(value) && value.length === seats && seats > 1 && !(own !== null && field === 'hand');
  return {
    rows: fields.filter(isRow).map(([field, value]) => ({ field, values: (value as unknown[]).map(shown) })),
    facts: fields.filter((entry) => !isRow(entry)).map(([field, value]) => ({ field, value: shown(value) })),
  };
}
