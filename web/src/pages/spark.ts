/** The small curve of a rating: its line, the ground under it, and where it ends. */

export interface Spark {
  line: string;
  fill: string;
  end: { x: number; y: number };
}

/** Draw values from left to right into a picture of this size; a single value is a level line. */
export function spark(values: number[], width: number, height: number): Spark {
  const points = values.length === 1 ? [values[0]!, values[0]!] : values;
  const low = Math.min(...points);
  const span = Math.max(...points) - low || 1;
  const x = (index: number): number => round(3 + (index * (width - 8)) / (points.length - 1));
  const y = (value: number): number => round(height - 4 - ((value - low) / span) * (height - 8));
  const line = points.map((value, index) => `${index ? 'L' : 'M'}${x(index)} ${y(value)}`).join('');
  const last = points.length - 1;
  return { line, fill: `${line}L${x(last)} ${height}L3 ${height}z`, end: { x: x(last), y: y(points[last]!) } };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
