/** What a plain board calls the fields of a view and the kinds and fields of moves. */
import { capital, type Speech } from '../../words/speech';

/** `hand_sizes` → `hand sizes`. */
export function spaced(field: string): string {
  return field.replaceAll(/[_-]/g, ' ');
}

/** The game's own word for it, `board-hand-sizes` of its catalogue; otherwise its name made readable: `Hand sizes`. */
export function label(words: Pick<Speech, 'has' | 'word'>, field: string): string {
  const id = `board-${field.replaceAll('_', '-')}`;
  return capital(words.has(id) ? words.word(id) : spaced(field));
}
