/** What a player has half made: pyramids picked from the stock, a card looked at, targets of a power. */
import type { Move } from '../../protocol/forms';
import { placeTarget } from './targets';
import { sowCard, sowStock, useOn, type LogisticsView, type Place, type Pyramid, type Stack, type Use } from './view';

export interface Choice {
  /** From the stock, in the order of sowing. */
  readonly picks: Stack;
  /** The own card that is kept, and the one that is only pointed at. */
  readonly card: number | null;
  readonly pointed: number | null;
  /** Which of the colours of a power. */
  readonly use: number;
  /** Targets of the power on cards: one, or the two of a swap. */
  readonly places: readonly Place[];
  readonly pointedPlace: Place | null;
  /** A pyramid in a vault. */
  readonly piece: readonly [side: number, pyramid: Pyramid] | null;
}

export const NOTHING: Choice = {
  picks: [],
  card: null,
  pointed: null,
  use: 0,
  places: [],
  pointedPlace: null,
  piece: null,
};

export function useOf(choice: Choice, view: LogisticsView): Use | null {
  const uses = view.you?.uses ?? [];
  return uses[choice.use] ?? uses[0] ?? null;
}

/** The move that the choice makes so far, kept or only pointed at; null: none yet. */
export function moveOf(choice: Choice, view: LogisticsView): Move | null {
  const use = useOf(choice, view);
  if (use) {
    const pointed = choice.pointedPlace && use.move !== 'swap' ? [choice.pointedPlace] : [];
    return useOn(use, choice.places.length ? choice.places : pointed, choice.piece);
  }
  if (choice.picks.length) return sowStock(choice.picks);
  const card = choice.card ?? choice.pointed;
  return card === null ? null : sowCard(card);
}

/** Is there something that a player has decided for, so that the button may do it? */
export function isKept(choice: Choice, view: LogisticsView): boolean {
  const use = useOf(choice, view);
  if (!use) return choice.picks.length > 0 || choice.card !== null;
  if (use.move === 'take') return choice.piece !== null;
  return choice.places.length === (use.move === 'swap' ? 2 : 1);
}

export function isEmpty(choice: Choice): boolean {
  return !choice.picks.length && choice.card === null && !choice.places.length && !choice.piece;
}

/** How many of a kind are left beside those picked. */
export function leftOf(choice: Choice, stock: Readonly<Record<Pyramid, number>>, pyramid: Pyramid): number {
  return (stock[pyramid] ?? 0) - choice.picks.filter((one) => one === pyramid).length;
}

/** One more pyramid from the stock, as long as the house allows so many. */
export function pick(choice: Choice, view: LogisticsView, pyramid: Pyramid): Choice {
  const stock = view.stocks[view.seat ?? 0] ?? {};
  if (choice.picks.length >= (view.you?.pyramids ?? 0) || leftOf(choice, stock, pyramid) < 1) return choice;
  return { ...choice, picks: [...choice.picks, pyramid], card: null, pointed: null };
}

/** Take back the pick at this number and those after it. */
export function unpick(choice: Choice, at: number): Choice {
  return { ...choice, picks: choice.picks.slice(0, Math.max(0, at)) };
}

export function keepCard(choice: Choice, card: number): Choice {
  return { ...choice, picks: [], card };
}

export function point(choice: Choice, pointed: number | null): Choice {
  return choice.pointed === pointed ? choice : { ...choice, pointed };
}

export function pointPlace(choice: Choice, pointedPlace: Place | null): Choice {
  return { ...choice, pointedPlace };
}

/** Name a target on a card. Of a swap the first, then the second; a third begins anew, and one named twice is let go. */
export function keepPlace(choice: Choice, view: LogisticsView, place: Place): Choice {
  const use = useOf(choice, view);
  if (use?.move !== 'swap') return { ...choice, places: [place] };
  const without = choice.places.filter((one) => placeTarget(one) !== placeTarget(place));
  if (without.length < choice.places.length) return { ...choice, places: without };
  return { ...choice, places: choice.places.length < 2 ? [...choice.places, place] : [place] };
}

/** Another pyramid of the same card for the first or second of a swap. */
export function replacePlace(choice: Choice, at: number, place: Place): Choice {
  if (choice.places.some((one, i) => i !== at && placeTarget(one) === placeTarget(place))) return choice;
  return { ...choice, places: choice.places.map((one, i) => (i === at ? place : one)) };
}

export function keepPiece(choice: Choice, piece: readonly [number, Pyramid]): Choice {
  return { ...choice, piece };
}

/** Use another colour of a tree's power. */
export function switchUse(use: number): Choice {
  return { ...NOTHING, use };
}

/** One step back: the last pick, the last target, or the card. */
export function back(choice: Choice): Choice {
  if (choice.picks.length) return unpick(choice, choice.picks.length - 1);
  if (choice.places.length) return { ...choice, places: choice.places.slice(0, -1) };
  return { ...choice, card: null, piece: null };
}
