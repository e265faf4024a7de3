/** The axis of moments, which the curve of chances and the line under it share. */

/** Where the axis ends at the right; at the left there is room for the percents of the curve. */
const RIGHT = 14;
export const LEFT = 48;

/** Where on a strip of this width a moment stands. */
export function along(width: number, last: number, left: number): (index: number) => number {
  const room = Math.max(0, width - left - RIGHT);
  return (index) => left + (last ? (index / last) * room : 0);
}
