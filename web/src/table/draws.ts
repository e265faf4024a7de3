/** What somebody is told of draws that are offered. */

export interface DrawNews {
  readonly word: 'draw-offered' | 'draw-yours' | 'draw-gone';
  /** Who has offered it. */
  readonly by: number;
}

/** Who waits for the answer of whoever sits in `seat`; null: nobody, or it was given. */
export function offeredBy(offers: readonly number[], seat: number): number | null {
  return offers.includes(seat) ? null : (offers[0] ?? null);
}

/** What has changed for whoever sits in `seat`, between who offered a draw before and who does now. */
export function drawNews(before: readonly number[], after: readonly number[], seat: number): DrawNews | null {
  const fresh = after.find((each) => !before.includes(each));
  if (after.includes(seat)) return before.includes(seat) ? null : { word: 'draw-yours', by: seat };
  if (fresh !== undefined) return { word: 'draw-offered', by: fresh };
  return before.includes(seat) ? { word: 'draw-gone', by: seat } : null;
}
