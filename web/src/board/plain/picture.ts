/** What a plain board shows of a view: what each player has, and what else is there. */
import type { View } from '../contract';
import { singular, type Speech } from '../../words/speech';
import { shown } from './labels';

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

/** Lists of as many values as there are seats are taken for one value a seat. */
export function picture(view: View, words: Pick<Speech, 'has' | 'word' | 'player' | 'seats'>): PlainPicture {
  const seats = words.seats;
  const fields = Object.entries(view).filter(([field]) => !HIDDEN.has(field));
  const own = view.seat;
  const isRow = ([field, value]: [string, unknown]) => Array.isArray(value) && value.length === seats && seats > 1 && !(own !== null && field === 'hand');
  return {
    rows: fields.filter(isRow).map(([field, value]) => ({ field, values: (value as unknown[]).map((each) => shown(each, words, singular(field))) })),
    facts: fields.filter((entry) => !isRow(entry)).map(([field, value]) => ({ field, value: shown(value, words, field) })),
  };
}
