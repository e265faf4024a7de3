/** What somebody is told of draws that are offered. */

/** Who waits for the answer of whoever sits in `seat`: nobody, once it was given. */
export function offeredBy(offers: readonly number[], seat: number): readonly number[] {
  return offers.includes(seat) ? [] : offers;
}

/** What has become of the offer of whoever sits in `seat`, between who offered a draw before and who does now. That of another needs no notice: it is shown as long as it stands. */
export function drawNews(before: readonly number[], after: readonly number[], seat: number, declined: number | null = null): 'draw-yours' | 'draw-declined' | 'draw-gone' | null {
  if (before.includes(seat) === after.includes(seat)) return null;
  if (after.includes(seat)) return 'draw-yours';
  return declined === null || declined === seat ? 'draw-gone' : 'draw-declined';
}
