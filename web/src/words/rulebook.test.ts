import { describe, expect, it } from 'vitest';
import { columnKinds, contents, plain, readPieces, readRulebook, search, textOf } from './rulebook';

const BOOK = `# Podstavec

A game of blind bidding
for two or three.

## Setting up

**POD-1** There are balls of three colours: red, white
and black (POD-7).

## A round

**POD-7** *Colour values.* The colour with more *pedestalized* balls is worth more.

> Five black, four red:
> black beats red.

| bids | result |
|---|---|
| R · B | the **first** wins |

\`\`\`
 o
/|\\
\`\`\`

- one
  and a half
- two
`;

describe('a rulebook', () => {
  const book = readRulebook(BOOK);

  it('has a title, an introduction and chapters', () => {
    expect(book.title).toBe('Podstavec');
    expect(book.intro.map(plain)).toEqual(['A game of blind bidding for two or three.']);
    expect(book.chapters.map((chapter) => chapter.title)).toEqual(['Setting up', 'A round']);
  });

  it('tells clauses, examples, tables, drawings and lists apart', () => {
    expect(book.chapters[1]?.blocks.map((block) => block.kind)).toEqual(['clause', 'example', 'table', 'drawing', 'list']);
  });

  it('finds a drawing in a quotation, too', () => {
    const quoting = readRulebook('# A\n\n## B\n\n> ```\n> . x\n>  x .\n> ```\n');
    expect(quoting.chapters[0]?.blocks).toEqual([{ kind: 'drawing', text: '. x\n x .' }]);
  });

  it('finds the list of an example, and what stands below it', () => {
    const quoting = readRulebook('# A\n\n## B\n\n> Anna begins.\n>\n> - `draw`: one\n>   card\n> - `end`\n>\n> So it goes\n> on.\n');
    const blocks = quoting.chapters[0]?.blocks ?? [];
    expect(blocks.map((block) => [block.kind, textOf(block)])).toEqual([
      ['example', 'Anna begins. draw: one card end'],
      ['example', 'So it goes on.'],
    ]);
  });

  it('knows of a table which columns hold numbers, words, lines and sentences', () => {
    const rows = [['1', 'Rush', 'Sr · Mb · Sb · –', 'three more actions this turn'], ['12', '', '–', 'the opponent may not build there until the turn ends']];
    expect(columnKinds(rows.map((row) => row.map(readPieces)))).toEqual(['number', 'word', 'line', 'sentence']);
    expect(columnKinds([])).toEqual([]);
  });

  it('keeps drawings as they were drawn', () => {
    expect(book.chapters[1]?.blocks[3]).toEqual({ kind: 'drawing', text: ' o\n/|\\' });
  });

  it('joins the lines of a list item', () => {
    const list = book.chapters[1]?.blocks[4];
    expect(list && textOf(list)).toBe('one and a half two');
  });

  it('names a clause by the words it opens with in italics', () => {
    expect(contents(book.chapters[1]!)).toEqual([{ id: 'POD-7', number: '7', title: 'Colour values' }]);
  });

  it('calls a clause without a name by its first words', () => {
    expect(contents(book.chapters[0]!)[0]?.title).toBe('There are balls of three …');
  });

  it('finds clauses by what they say, whatever the case', () => {
    expect(search(book, 'WHITE').flatMap((chapter) => chapter.blocks.map(textOf))).toEqual([
      'POD-1 There are balls of three colours: red, white and black (POD-7).',
    ]);
    expect(search(book, 'nothing of the kind')).toEqual([]);
    expect(search(book, '  ')).toBe(book.chapters);
  });
});

describe('a line of text', () => {
  it('keeps emphasis, code and references to clauses', () => {
    expect(readPieces('see **POD** and *X*, `-o` or POD-13.')).toEqual([
      { kind: 'text', text: 'see ' },
      { kind: 'strong', text: 'POD' },
      { kind: 'text', text: ' and ' },
      { kind: 'term', text: 'X' },
      { kind: 'text', text: ', ' },
      { kind: 'code', text: '-o' },
      { kind: 'text', text: ' or ' },
      { kind: 'clause', text: 'POD-13' },
      { kind: 'text', text: '.' },
    ]);
  });
});
