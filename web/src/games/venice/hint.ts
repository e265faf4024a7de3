/** What somebody who plays for the first time is told, drawn from the rulebook. */
import type { Hint } from '../../board/contract';
import type { Speech } from '../../words/speech';
import type { VeniceView } from './forms';

export function hint(view: VeniceView, words: Speech): Hint | null {
  if (view.seat === null || view.outcome) return null;
  const say = (id: string, clause: string): Hint => ({ id, text: words.word(`hint-${id}`, { rate: view.rate }), clause });
  if (view.held === 0 && !view.loan) return say('loan', 'VEN-7');
  if (view.held === 0 && !view.bids?.length) return say('bid', 'VEN-10');
  if (view.held === 0) return say('line', 'VEN-12');
  return view.held === 1 ? say('assets', 'VEN-15') : null;
}
