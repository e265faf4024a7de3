/** What the keys of this board mean. */

export type Action =
  | { readonly name: 'digit'; readonly digit: string }
  | { readonly name: 'step'; readonly steps: number }
  | { readonly name: 'raise'; readonly place: number }
  | { readonly name: 'choose'; readonly by: number }
  | { readonly name: 'erase' | 'send' | 'pass' | 'clear' | 'hand' | 'seats' };

const RAISES = 'qwer';

/** Digits write the amount, ↑ ↓ + − one step (with Shift ten), Q W E R the raises, Enter sends, P passes, ← → choose. */
export function actionOf(key: string, code: string, shift: boolean): Action | null {
  if (/^\d$/.test(key)) return { name: 'digit', digit: key };
  const steps = shift && key.startsWith('arrow') ? 10 : 1;
  switch (key) {
    case 'arrowup':
    case '+':
    case '=':
      return { name: 'step', steps };
    case 'arrowdown':
    case '-':
      return { name: 'step', steps: -steps };
    case 'arrowleft':
      return { name: 'choose', by: -1 };
    case 'arrowright':
      return { name: 'choose', by: 1 };
    case 'enter':
      return { name: 'send' };
    case 'escape':
      return { name: 'clear' };
    case 'backspace':
      return { name: 'erase' };
  }
  const letters: Record<string, Action> = { p: { name: 'pass' }, h: { name: 'hand' }, s: { name: 'seats' } };
  const place = RAISES.indexOf(code);
  return place >= 0 && code.length === 1 ? { name: 'raise', place } : (letters[code] ?? null);
}
