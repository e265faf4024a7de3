/**
 * How seats look: seats 1 to 4 have a colour and a pattern of their own, more are slate and told by number. The colours
 * stand in tokens.css (`.seat-3`), the patterns in Patterns.svelte (`pat-seat-3`).
 */

export const PATTERNED = 4;

/** The class that sets `--seat`, `--seat-ink`, `--seat-wash` and `--on-seat` for a seat (from 0); null: nobody's. */
export function seatClass(seat: number | null): string {
  return seat !== null && seat < PATTERNED ? `seat-${seat + 1}` : 'seat-more';
}

/** What fills a shape of this seat in SVG: its pattern. */
export function seatFill(seat: number | null): string {
  return seat !== null && seat < PATTERNED ? `url(#pat-seat-${seat + 1})` : 'var(--quiet)';
}

/** The letter that stands on somebody's chip. */
export function initial(name: string): string {
  return (Array.from(name.trim())[0] ?? '?').toLocaleUpperCase();
}
