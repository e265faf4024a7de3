/** What may be picked up and by which key, and where it may go: read from `you` alone. What keys do, `Board.svelte` says. */
import type { Target } from '../../board/contract';
import type { Kind, PodstavecView } from './forms';

export const KEYS: Readonly<Record<string, Kind>> = { r: 'red', w: 'white', b: 'black', p: 'pedestals' };
const LETTERS = Object.fromEntries(Object.entries(KEYS).map(([key, kind]) => [kind, key])) as Record<Kind, string>;

export function targets(view: PodstavecView, held: string | null): Target[] {
  const you = view.you;
  if (!you?.may || !you.most) return [];
  const most = you.most;
  if (held !== null) return [{ id: you.may === 'bid' ? 'bid' : 'plan' }];
  const kinds = (['pedestals', 'red', 'white', 'black'] as const).filter((kind) => most[kind] > 0);
  const idle = you.may === 'bid'
    ? { id: 'pass', move: { type: 'bid', red: 0, white: 0, black: 0, pedestals: 0 } }
    : { id: 'keep', key: 'k', move: { type: 'arrange', ...view.displays[view.seat ?? 0]! } };
  return [...kinds.map((kind) => ({ id: kind, key: LETTERS[kind] })), idle];
}
