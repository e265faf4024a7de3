/** A rulebook's drawing of a field: letters in rows and columns, with words beside or below it. */
export interface Field {
  /** The squares; where rows and columns are numbered the numbers are the first of each. */
  readonly rows: readonly (readonly string[])[];
  readonly numbered: boolean;
  /** What stands beside the field, as one, and what stands below it, sign by sign. */
  readonly notes: readonly string[];
}

const APART = / {4,}/;
const LEAST = 3;

/** The field that is drawn there, or null where something else is: that is shown as it was drawn. */
export function fieldOf(drawing: string): Field | null {
  const lines = drawing.split('\n');
  const end = lines.findIndex((line) => !line.trim());
  const drawn = (end < 0 ? lines : lines.slice(0, end)).map((line) => line.trim().split(APART));
  const rows = drawn.map(([squares = '']) => squares.split(/\s+/));
  const width = rows.at(-1)?.length ?? 0;
  const numbered = rows[0]?.length === width - 1;
  if (numbered) rows[0]?.unshift('');
  if (Math.min(rows.length, width) < LEAST || rows.some((row) => row.length !== width || row.some((square) => square.length > 2))) return null;
  const beside = drawn.flatMap(([, ...words]) => words).join(' ');
  const below = (end < 0 ? [] : lines.slice(end)).flatMap((line) => line.split(APART));
  return { rows, numbered, notes: [beside, ...below].map((note) => note.trim()).filter(Boolean) };
}
