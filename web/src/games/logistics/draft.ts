/** What a player has half made: pyramids picked from the stock, a card looked at, targets of a power. */
import type { Move } from '../../protocol/forms';
import { placeTarget } from './targets';
import { sowCard, sowStock, useOn, type LogisticsView, type Place, type Pyramid, type Stack, type Use } from './forms';

export interface Draft {
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

export const NOTHING: Draft = {
  picks: [],
  card: null,
  pointed: null,
  use: 0,
  places: [],
  pointedPlace: null,
  piece: null,
};

export function useOf(draft: Draft, view: LogisticsView): Use | null {
  const uses = view.you?.uses ?? [];
  return uses[draft.use] ?? uses[0] ?? null;
}

/** The move that the draft makes so far, kept or only pointed at; null: none yet. */
export function moveOf(draft: Draft, view: LogisticsView): Move | null {
  const use = useOf(draft, view);
  if (use) {
    const pointed = draft.pointedPlace && use.move !== 'swap' ? [draft.pointedPlace] : [];
    return useOn(use, draft.places.length ? draft.places : pointed, draft.piece);
  }
  if (draft.picks.length) return sowStock(draft.picks);
  const card = draft.card ?? draft.pointed;
  return card === null ? null : sowCard(card);
}

/** Is there something that a player has decided for, so that the button may do it? */
export function isKept(draft: Draft, view: LogisticsView): boolean {
  const use = useOf(draft, view);
  if (!use) return draft.picks.length > 0 || draft.card !== null;
  if (use.move === 'take') return draft.piece !== null;
  return draft.places.length === (use.move === 'swap' ? 2 : 1);
}

export function isEmpty(draft: Draft): boolean {
  return !draft.picks.length && draft.card === null && !draft.places.length && !draft.piece;
}

/** How many of a kind are left beside those picked. */
export function leftOf(draft: Draft, stock: Readonly<Record<Pyramid, number>>, pyramid: Pyramid): number {
  return (stock[pyramid] ?? 0) - draft.picks.filter((one) => one === pyramid).length;
}

/** One more pyramid from the stock, as long as the house allows so many. */
export function pick(draft: Draft, view: LogisticsView, pyramid: Pyramid): Draft {
  const stock = view.stocks[view.seat ?? 0] ?? {};
  if (draft.picks.length >= (view.you?.pyramids ?? 0) || leftOf(draft, stock, pyramid) < 1) return draft;
  return { ...draft, picks: [...draft.picks, pyramid], card: null, pointed: null };
}

/** The card that waits for the next pyramid from the stock: that one `foreseen`, once the house has told; null: none waits. */
export function awaited(draft: Draft, view: LogisticsView, foreseen: number = draft.picks.length): number | null {
  return draft.picks.length && draft.picks.length < (view.you?.pyramids ?? 0) ? foreseen : null;
}

/** Take back the pick at this number and those after it. */
export function unpick(draft: Draft, at: number): Draft {
  return { ...draft, picks: draft.picks.slice(0, Math.max(0, at)) };
}

export function keepCard(draft: Draft, card: number): Draft {
  return { ...draft, picks: [], card };
}

export function point(draft: Draft, pointed: number | null): Draft {
  return draft.pointed === pointed ? draft : { ...draft, pointed };
}

export function pointPlace(draft: Draft, pointedPlace: Place | null): Draft {
  return { ...draft, pointedPlace };
}

/** Name a target on a card. Of a swap the first, then the second; a third begins anew, and one named twice is let go. */
export function keepPlace(draft: Draft, view: LogisticsView, place: Place): Draft {
  const use = useOf(draft, view);
  if (use?.move !== 'swap') return { ...draft, places: [place] };
  const without = draft.places.filter((one) => placeTarget(one) !== placeTarget(place));
  if (without.length < draft.places.length) return { ...draft, places: without };
  return { ...draft, places: draft.places.length < 2 ? [...draft.places, place] : [place] };
}

/** Another pyramid of the same card for the first or second of a swap. */
export function replacePlace(draft: Draft, at: number, place: Place): Draft {
  if (draft.places.some((one, i) => i !== at && placeTarget(one) === placeTarget(place))) return draft;
  return { ...draft, places: draft.places.map((one, i) => (i === at ? place : one)) };
}

export function keepPiece(draft: Draft, piece: readonly [number, Pyramid]): Draft {
  return { ...draft, piece };
}

/** Use another colour of a tree's power. */
export function switchUse(use: number): Draft {
  return { ...NOTHING, use };
}

/** One step back: the last pick, the last target, or the card. */
export function back(draft: Draft): Draft {
  if (draft.picks.length) return unpick(draft, draft.picks.length - 1);
  if (draft.places.length) return { ...draft, places: draft.places.slice(0, -1) };
  return { ...draft, card: null, piece: null };
}
