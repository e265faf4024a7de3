/** What may be picked up or chosen now. Only `you` is read: what a move would do is the house's to say. */
import type { Target } from '../../board/contract';
import { sowCard, sowStock, useOn, type LogisticsView, type Place, type Pyramid, type Use, type You } from './forms';

export function cardTarget(card: number): string {
  return `card-${card}`;
}
export function kindTarget(pyramid: Pyramid): string {
  return `kind-${pyramid}`;
}
export function hueTarget(letter: string): string {
  return `hue-${letter}`;
}
export function placeTarget([side, card, height]: Place): string {
  return `place-${side}-${card}-${height}`;
}
export function pieceTarget(side: number, pyramid: Pyramid): string {
  return `piece-${side}-${pyramid}`;
}

function sowingTargets(view: LogisticsView, you: You): Target[] {
  const cards = you.cards.map((card) => ({ id: cardTarget(card), move: sowCard(card), key: String(card) }));
  const barred = you.barred.map(({ card, why }) => ({ id: cardTarget(card), key: String(card), refused: why.id }));
  const stock = Object.entries(view.stocks[view.seat ?? 0] ?? {}).filter(([, count]) => count > 0);
  const kinds = you.pyramids ? stock.map(([pyramid]) => ({ id: kindTarget(pyramid), move: sowStock([pyramid]) })) : [];
  const stop = you.may.includes('stop') ? [{ id: 'stop', move: { type: 'stop' }, key: 'x' }] : [];
  return [...cards, ...barred, ...kinds, ...stop];
}

/** The targets of a power; of a swap those that may still be named, once one place is held. */
export function useTargets(use: Use, held: string | null): Target[] {
  const pieces = (use.pieces ?? []).map((piece) => ({ id: pieceTarget(...piece), move: useOn(use, [], piece) ?? undefined }));
  const places = use.places ?? [];
  if (use.move !== 'swap') {
    return [...pieces, ...places.map((place) => ({ id: placeTarget(place), move: useOn(use, [place], null) ?? undefined }))];
  }
  const first = places.find((place) => placeTarget(place) === held);
  if (!first) return places.map((place) => ({ id: placeTarget(place) }));
  return places
    .filter((place) => place !== first)
    .map((place) => ({ id: placeTarget(place), move: useOn(use, [first, place], null) ?? undefined }));
}

export function targets(view: LogisticsView, held: string | null): readonly Target[] {
  const you = view.you;
  if (!you?.may.length) return [];
  if (view.phase !== 'power') return sowingTargets(view, you);
  const decline = { id: 'decline', move: { type: 'decline' }, key: 'd' };
  return [...you.uses.flatMap((use) => useTargets(use, held)), decline];
}
