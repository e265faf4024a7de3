/** What may be picked up, and where what is held may go: read off `you`, nothing else. */
import type { Target } from '../../board/contract';
import { keyOf } from './field';
import { moves, type Playable, type StandoffView } from './view';

/** Of a card held: where it may go. `fire-8,5` is artillery that is held. */
export function targets(view: StandoffView, held: string | null): readonly Target[] {
  const { you } = view;
  if (!you?.may?.length) return [];
  if (held?.startsWith('fire-')) return shots(view, held.slice('fire-'.length));
  if (held) return aims(you.play?.find(({ card }) => card === held));
  return [...cards(view), ...actions(view)];
}

/** The cards of the hand, of the choice, or those that may be dropped. */
function cards(view: StandoffView): Target[] {
  const { you, hand = [] } = view;
  if (you?.choose?.length) return you.choose.map((card, place) => ({ id: `choose-${place}`, move: moves.choose(card), key: keyAt(place) }));
  const why = new Map(you?.unplayable?.map(({ card, rule }) => [card, rule]));
  return hand.map((card, place) => {
    const target: Target = { id: `hand-${place}`, key: keyAt(place) };
    const refused = why.get(card);
    if (refused) return { ...target, refused };
    if (you?.credit?.includes(card)) return { ...target, move: moves.credit(card) };
    return you?.play?.some((playable) => playable.card === card && playable.asks === 'nothing')
      ? { ...target, move: moves.play(card) }
      : target;
  });
}

function keyAt(place: number): string {
  return place < 9 ? String(place + 1) : '';
}

function actions(view: StandoffView): Target[] {
  const { you } = view;
  const found: Target[] = [];
  if (you?.may?.includes('draw')) found.push({ id: 'draw', move: moves.draw(), key: 'd' });
  if (you?.mine) found.push({ id: 'mine', move: moves.mine(), key: 'n' });
  if (you?.convert) found.push({ id: 'trade', move: moves.convert(1), key: 't' });
  for (const gun of you?.fire ?? []) found.push({ id: `fire-${keyOf(gun.square)}`, key: 'g' });
  for (const card of you?.buy ?? []) found.push({ id: `buy-${card}`, move: moves.buy(card) });
  if (you?.may?.includes('end')) found.push({ id: 'end', move: moves.end(), key: 'e' });
  return found;
}

function aims(playable: Playable | undefined): Target[] {
  if (!playable) return [];
  const { card } = playable;
  if (playable.asks === 'square') {
    return (playable.squares ?? []).map((square) => ({ id: keyOf(square), move: moves.play(card, { square }) }));
  }
  if (playable.asks === 'seat') {
    return (playable.seats ?? []).map((seat) => ({ id: `seat-${seat}`, move: moves.play(card, { seat }) }));
  }
  return [];
}

function shots(view: StandoffView, from: string): Target[] {
  const gun = view.you?.fire?.find(({ square }) => keyOf(square) === from);
  return (gun?.targets ?? []).map((at) => ({ id: keyOf(at), move: moves.fire(gun!.square, at) }));
}
