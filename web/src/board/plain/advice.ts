/** A hint on a plain board: the button of its move, or the fields of its form with what goes into them. */
import type { Move, View } from '../../protocol/forms';
import type { Speech } from '../../words/speech';
import type { Lit } from '../contract';
import { isSeat, label, shown } from './labels';

export const kindTarget = (type: string): string => `do-${type}`;
export const fieldTarget = (type: string, field: string): string => `field-${type}-${field}`;

/** A whole move that one click makes. */
export function moveTarget({ type, ...fields }: Move): string {
  const [only] = Object.values(fields);
  return only === undefined ? kindTarget(type) : `${kindTarget(type)}-${JSON.stringify(only)}`;
}

export function lit(_view: View, move: Move): Lit {
  const { type, ...fields } = move;
  const written = Object.entries(fields).map(([field, value]) => [fieldTarget(type, field), beside(field, value)]);
  return { [moveTarget(move)]: '', [kindTarget(type)]: '', ...Object.fromEntries(written) };
}

/** What stands beside a field that a hint lights; what has a name is said in the hint itself. */
function beside(field: string, value: unknown): string {
  return isSeat(field) || typeof value === 'boolean' ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value);
}

export function advise(_view: View, { type, ...fields }: Move, words: Speech): string {
  const values = Object.entries(fields).map(([field, value]) => shown(value, words, field));
  return `${label(words, type)}${values.length ? `: ${values.join(', ')}` : ''}.`;
}
