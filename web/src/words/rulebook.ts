/** A rulebook read from the house's Markdown: chapters of numbered clauses, examples, tables and drawings. */

/** A run of text; `clause` is a reference to one, such as POD-9. */
export type Piece =
  | { kind: 'text' | 'strong' | 'term' | 'code'; text: string }
  | { kind: 'clause'; text: string };

export type Block =
  | { kind: 'clause'; id: string; title: string | null; text: Piece[] }
  | { kind: 'paragraph'; text: Piece[] }
  /** Its list, if it has one, is told with it. */
  | { kind: 'example'; text: Piece[]; items: Piece[][] }
  | { kind: 'list'; items: Piece[][] }
  | { kind: 'table'; head: Piece[][]; rows: Piece[][][] }
  | { kind: 'drawing'; text: string }
  | { kind: 'heading'; text: string };

export interface Chapter {
  title: string;
  blocks: Block[];
}

export interface Rulebook {
  title: string;
  intro: Piece[][];
  chapters: Chapter[];
}

/** What stands in the contents for a clause that opens with its name. */
export interface Entry {
  id: string;
  number: string;
  title: string;
}

const CLAUSE = /^\*\*([A-Z]{3}-\d+)\*\*\s*/;
const INLINE = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|\b([A-Z]{3}-\d+)\b/g;
const LONGEST_NAME = 44;
const LONGEST_NUMBER = 2;
const LONGEST_WORD = 14;
const LONGEST_LINE = 30;

/** Read a whole rulebook. */
export function readRulebook(markdown: string): Rulebook {
  const book: Rulebook = { title: '', intro: [], chapters: [] };
  for (const lines of paragraphs(markdown)) {
    const first = lines[0] ?? '';
    if (first.startsWith('# ')) {
      book.title = first.slice(2).trim();
    } else if (first.startsWith('## ')) {
      book.chapters.push({ title: first.slice(3).trim(), blocks: [] });
    } else {
      for (const block of readBlocks(lines)) add(book, block);
    }
  }
  return book;
}

function add(book: Rulebook, block: Block): void {
  const chapter = book.chapters.at(-1);
  if (chapter) chapter.blocks.push(block);
  else if (block.kind === 'paragraph') book.intro.push(block.text);
  else book.chapters.push({ title: book.title, blocks: [block] });
}

/** Lines that belong together: parted by empty lines, by headings, and by the walls of a drawing. */
function paragraphs(markdown: string): string[][] {
  const found: string[][] = [];
  let open: string[] = [];
  let drawing = false;
  const close = (): void => {
    if (open.length) found.push(open);
    open = [];
  };
  for (const line of markdown.split(/\r?\n/)) {
    if (drawing || line.startsWith('```')) {
      if (!drawing) close();
      open.push(line);
      if (line.startsWith('```')) {
        if (drawing) close();
        drawing = !drawing;
      }
    } else if (!line.trim()) {
      close();
    } else if (line.startsWith('#')) {
      close();
      found.push([line]);
    } else {
      open.push(line);
    }
  }
  close();
  return found;
}

/** The lines of a quotation without their marks. */
const unquoted = (lines: string[]): string[] => lines.map((line) => line.replace(/^>\s?/, ''));

/** A quotation is an example: each paragraph with the list after it, and drawings beside them; everything else is one block. */
function readBlocks(lines: string[]): Block[] {
  if (!lines[0]?.startsWith('>')) return [readBlock(lines)];
  const found: Block[] = [];
  for (const inner of paragraphs(unquoted(lines).join('\n'))) {
    const block = readBlock(inner);
    const before = found.at(-1);
    if (block.kind === 'paragraph') found.push({ kind: 'example', text: block.text, items: [] });
    else if (block.kind === 'list' && before?.kind === 'example') before.items.push(...block.items);
    else found.push(block);
  }
  return found;
}

function readBlock(lines: string[]): Block {
  const first = lines[0] ?? '';
  if (first.startsWith('```')) return { kind: 'drawing', text: lines.slice(1, -1).join('\n') };
  if (first.startsWith('#')) return { kind: 'heading', text: first.replace(/^#+\s*/, '') };
  if (first.startsWith('|')) return readTable(lines);
  if (first.startsWith('- ')) return { kind: 'list', items: items(lines).map(readPieces) };
  const text = lines.map((line) => line.trim()).join(' ');
  const clause = CLAUSE.exec(text);
  if (!clause?.[1]) return { kind: 'paragraph', text: readPieces(text) };
  const body = readPieces(text.slice(clause[0].length));
  return { kind: 'clause', id: clause[1], title: nameOf(body), text: body };
}

/** A clause may open with its name in italics: *Colour values.* */
function nameOf(body: Piece[]): string | null {
  const first = body[0];
  if (first?.kind !== 'term' || first.text.length > LONGEST_NAME || !first.text.endsWith('.')) return null;
  return first.text.slice(0, -1);
}

function items(lines: string[]): string[] {
  const found: string[] = [];
  for (const line of lines) {
    if (line.startsWith('- ')) found.push(line.slice(2));
    else found.push(`${found.pop() ?? ''} ${line.trim()}`);
  }
  return found;
}

function readTable(lines: string[]): Block {
  const cells = (line: string): Piece[][] =>
    line
      .replace(/^\||\|\s*$/g, '')
      .split('|')
      .map((cell) => readPieces(cell.trim()));
  const rows = lines.filter((line) => !/^\|[\s:|-]+$/.test(line)).map(cells);
  return { kind: 'table', head: rows[0] ?? [], rows: rows.slice(1) };
}

/** Text with its emphasis and its references to clauses. */
export function readPieces(text: string): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const found of text.matchAll(INLINE)) {
    if (found.index > from) pieces.push({ kind: 'text', text: text.slice(from, found.index) });
    const [whole, strong, term, code, clause] = found;
    if (strong !== undefined) pieces.push({ kind: 'strong', text: strong });
    else if (term !== undefined) pieces.push({ kind: 'term', text: term });
    else if (code !== undefined) pieces.push({ kind: 'code', text: code });
    else pieces.push({ kind: 'clause', text: clause ?? whole });
    from = found.index + whole.length;
  }
  if (from < text.length) pieces.push({ kind: 'text', text: text.slice(from) });
  return pieces;
}

/** The same text without emphasis. */
export function plain(pieces: Piece[]): string {
  return pieces.map((piece) => piece.text).join('');
}

/** How much stands in the cells of a column: a number or a letter, a word or two, a line, or whole sentences. */
export type ColumnKind = 'number' | 'word' | 'line' | 'sentence';

export function columnKinds(rows: Piece[][][]): ColumnKind[] {
  const count = Math.max(0, ...rows.map((row) => row.length));
  return Array.from({ length: count }, (_, column) => {
    const longest = Math.max(...rows.map((row) => plain(row[column] ?? []).length));
    if (longest <= LONGEST_NUMBER) return 'number';
    if (longest <= LONGEST_WORD) return 'word';
    return longest <= LONGEST_LINE ? 'line' : 'sentence';
  });
}

/** Everything a block says, for searching. */
export function textOf(block: Block): string {
  switch (block.kind) {
    case 'clause':
      return `${block.id} ${plain(block.text)}`;
    case 'paragraph':
      return plain(block.text);
    case 'example':
      return [block.text, ...block.items].map(plain).join(' ');
    case 'list':
      return block.items.map(plain).join(' ');
    case 'table':
      return [block.head, ...block.rows].flatMap((row) => row.map(plain)).join(' ');
    case 'drawing':
    case 'heading':
      return block.text;
  }
}

/** The clauses of a chapter for its contents; one without a name is called by its first words. */
export function contents(chapter: Chapter): Entry[] {
  return chapter.blocks.flatMap((block) =>
    block.kind === 'clause'
      ? [{ id: block.id, number: block.id.split('-')[1] ?? '', title: block.title ?? opening(plain(block.text)) }]
      : [],
  );
}

function opening(text: string): string {
  const words = text.split(/\s+/);
  let found = '';
  for (const word of words) {
    if (found && `${found} ${word}`.length > 28) break;
    found = found ? `${found} ${word}` : word;
    if (/[.:;,]$/.test(word)) break;
  }
  const whole = found.replace(/[.:;,]$/, '');
  return whole.length < text.replace(/[.:;,]$/, '').length && !/[.:;,]$/.test(found) ? `${whole} …` : whole;
}

/** What a search leaves: chapters with the blocks that say it; a clause keeps the examples that follow it. */
export function search(book: Rulebook, wanted: string): Chapter[] {
  const needle = fold(wanted);
  if (!needle) return book.chapters;
  return book.chapters
    .map((chapter) => ({ title: chapter.title, blocks: chapter.blocks.filter((block) => fold(textOf(block)).includes(needle)) }))
    .filter((chapter) => chapter.blocks.length > 0);
}

/** As somebody may type it: in any case, with е for ё and a straight apostrophe. */
export function fold(text: string): string {
  return text.trim().toLocaleLowerCase().replaceAll('ё', 'е').replaceAll('’', "'");
}
