/** What a plain board calls the fields of a view and the kinds and fields of moves. */
import { capital, singular, type Speech } from '../../words/speech';

/** `hand_sizes` → `hand sizes`. */
export function spaced(field: string): string {
  return field.replaceAll(/[_-]/g, ' ');
}

/** The game's own word for it, `board-hand-sizes` of its catalogue; otherwise its name made readable: `hand sizes`. */
export function called(words: Pick<Speech, 'has' | 'word'>, field: string): string {
  const id = `board-${field.replaceAll('_', '-')}`;
  return words.has(id) ? words.word(id) : spaced(field);
}

/** The same as it begins a line: `Hand sizes`. */
export function label(words: Pick<Speech, 'has' | 'word'>, field: string): string {
  return capital(called(words, field));
}

/** Is a number in this field a seat? As in sentences, its name says so: `seat`, `other_seat`. */
export const isSeat = (field: string): boolean => /(^|[_-])seat$/.test(field);

/** Any value on one line, as the field that it stands in means it: seats by the names of their players, and yes or no. */
export function shown(value: unknown, words: Pick<Speech, 'has' | 'word' | 'player'>, field = ''): string {
  if (value === null || value === undefined) return '–';
  if (typeof value === 'boolean') return words.word(value ? 'plain-yes' : 'plain-no');
  if (typeof value === 'number' && isSeat(field)) return words.player(value);
  if (Array.isArray(value)) return value.map((each) => shown(each, words, singular(field))).join(', ') || '–';
  if (typeof value === 'object') {
    return Object.entries(value).map(([name, each]) => `${called(words, name)} ${shown(each, words, name)}`).join(', ');
  }
  return String(value);
}
