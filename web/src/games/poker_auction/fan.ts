/** How cards lie in a fan: known ones in front, hidden ones peeking from behind; it tightens until it fits. */

export interface Held {
  /** Null: a back. */
  readonly card: string | null;
  /** Distance to the card before it, in pixels; below zero they overlap. */
  readonly margin: number;
  readonly depth: number;
  readonly art: 'mini' | 'strip';
}

export interface Room {
  /** The width of a card. */
  readonly card: number;
  /** The width there is. */
  readonly width: number;
  /** How far a hidden card peeks out at most. */
  readonly peek: number;
  /** The narrowest strip of a known card that can still be read. */
  readonly strip: number;
}

const GAP = 4;
const APART = 6;
const OVERLAP = 0.62;
const LEAST_PEEK = 3;

export function fan(known: readonly string[], hidden: number, room: Room): Held[] {
  return roomy(known, hidden, room) ?? tight(known, hidden, room);
}

/** Side by side, the backs overlapping; null if there is no room for it. */
function roomy(known: readonly string[], hidden: number, { card, width }: Room): Held[] | null {
  const step = card * (1 - OVERLAP);
  const backs = hidden ? card + (hidden - 1) * step : 0;
  const faces = known.length * (card + GAP) - (known.length ? GAP : 0);
  if (faces + backs + (known.length && hidden ? APART : 0) > width) return null;
  return [
    ...known.map((name, place) => ({ card: name, margin: place ? GAP : 0, depth: 20 + place, art: 'mini' as const })),
    ...Array.from({ length: hidden }, (_, place) => ({
      card: null,
      margin: place ? -card * OVERLAP : known.length ? APART : 0,
      depth: 20 + known.length + place,
      art: 'mini' as const,
    })),
  ];
}

function tight(known: readonly string[], hidden: number, { card, width, peek, strip }: Room): Held[] {
  const faces = known.length;
  const free = width - card;
  const peeking = faces
    ? Math.max(LEAST_PEEK, Math.min(peek, (free - (faces - 1) * strip) / Math.max(1, hidden)))
    : Math.min(peek + LEAST_PEEK, free / Math.max(1, hidden - 1));
  const step = faces > 1 ? Math.min(card + LEAST_PEEK, (free - hidden * peeking) / (faces - 1)) : card;
  const art = step < card ? 'strip' : 'mini';
  return [
    ...known.map((name, place) => ({ card: name, margin: place ? step - card : 0, depth: 20 + place, art }) as const),
    ...Array.from({ length: hidden }, (_, place) => ({
      card: null,
      margin: place || faces ? peeking - card : 0,
      depth: faces ? 15 - place : 20 + place,
      art: 'mini' as const,
    })),
  ];
}
