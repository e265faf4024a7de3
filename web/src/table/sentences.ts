/** The log in words: names stand out, chapters have headings, results are set apart. */
import type { Board, ChapterPlace } from '../board/contract';
import type { Happening, Moment, OwnNames, People, TableInfo, View } from '../protocol/forms';
import { withMinus, type Speech } from '../words/speech';
import { words } from '../words/words.svelte';
import { calledAt } from './names';
import { byWord, whyOver, wonBy } from './outcome';

/** A run of a sentence; names are bold. */
export interface Run {
  readonly text: string;
  readonly name: boolean;
}

export interface Line {
  readonly n: number;
  readonly key: string;
  readonly runs: readonly Run[];
  readonly result: boolean;
  readonly by: Moment['by'];
  /** Whom it is about. */
  readonly seat: number | null;
  /** The heading before this line. */
  readonly chapter: string | null;
  /** It was taken back. */
  readonly gone?: boolean;
}

// private signs around names, so that they can be found again in the finished sentence
const OPEN = '\uE000';
const CLOSE = '\uE001';

/** Somebody who speaks a game's sentences with every name marked. */
export function markingSpeech(game: string, names: readonly string[], own: OwnNames): Speech {
  return words.speech(game, names.map((name) => (name ? OPEN + name + CLOSE : '')), own);
}

/** A sentence with marked names, cut into runs. */
export function runs(sentence: string): Run[] {
  const found: Run[] = [];
  for (const part of sentence.split(OPEN)) {
    const [name, rest] = part.includes(CLOSE) ? (part.split(CLOSE) as [string, string]) : [null, part];
    if (name) found.push({ text: name, name: true });
    if (rest) found.push({ text: rest, name: false });
  }
  return found;
}

/** A line ends without a full stop, as in a list, and a debt has a minus. */
function trimmed(sentence: string): string {
  return withMinus(sentence.endsWith('.') && !sentence.endsWith('..') ? sentence.slice(0, -1) : sentence);
}

/** The moments that an undo took back: as many moves of who asked for it, and what others answered. */
function takenBack(moments: readonly Moment[], undo: Happening, at: number, gone: ReadonlySet<number>): number[] {
  const found: number[] = [];
  let left = Number(undo.moves);
  for (const moment of [...moments].reverse()) {
    if (moment.n >= at || gone.has(moment.n) || moment.events.some(({ type }) => type === 'house-undone')) continue;
    if (left === 0) break;
    found.push(moment.n);
    if (moment.seat === undo.seat) left -= 1;
  }
  return left === 0 ? found : [];
}

/** Every line of the log; `first` is the position it begins with, where that is not the beginning of a game. */
export function logLines(moments: readonly Moment[], board: Board | null, speech: Speech, first: View | null = null): Line[] {
  const chapters = board?.chapters?.(moments, speech, first);
  const lines: Line[] = [];
  let chapter: string | null = null;
  let moved = false; // until somebody has, the clock that stood has not gone before
  let repeated = { sentence: '', times: 0 };
  const gone = new Set<number>();
  const headed = (place: ChapterPlace) => chapters?.get(place)?.replaceAll(OPEN, '').replaceAll(CLOSE, '') ?? chapter;
  for (const moment of moments) {
    chapter = headed(moment.n);
    moved ||= moment.seat !== null;
    for (const [index, event] of moment.events.entries()) {
      chapter = headed(`${moment.n}.${index}`);
      if (event.type === 'house-undone') for (const n of takenBack(moments, event, moment.n, gone)) gone.add(n);
      if (board?.unsaid?.includes(event.type)) continue;
      const result = board?.results?.includes(event.type) ?? false;
      const starts = event.type === 'house-postponed' && event.held === true && !moved;
      const sentence = trimmed(starts ? words.app('log-clock-starts') : speech.tell(event));
      const last = lines.at(-1);
      if (!chapter && last?.n === moment.n && sentence === repeated.sentence) {
        // the same again in one moment, such as five cards that are drawn: told once, with how often
        repeated.times += 1;
        lines[lines.length - 1] = { ...last, runs: [...runs(sentence), { text: ` ×${repeated.times}`, name: false }] };
        continue;
      }
      repeated = { sentence, times: 1 };
      const seat = typeof event.seat === 'number' ? event.seat : null;
      lines.push({ n: moment.n, key: `${moment.n}.${index}`, runs: runs(sentence), result, by: moment.by, seat, chapter });
      chapter = null;
    }
  }
  return gone.size ? lines.map((line) => (gone.has(line.n) ? { ...line, gone: true } : line)) : lines;
}

/** The last line of a finished game: who came first and why; that somebody resigned or all agreed was just said. */
export function ending(info: Pick<TableInfo, 'status' | 'outcome' | 'decided'>, moments: readonly Moment[], speech: Speech): Line[] {
  if (info.status !== 'over' || !info.outcome) return [];
  const said = [wonBy(info, speech, null), byWord(info) ? '' : trimmed(whyOver(info, speech))].filter(Boolean).join('. ');
  return [{ n: moments.at(-1)?.n ?? 0, key: 'end', runs: runs(said), result: true, by: null, seat: null, chapter: null }];
}

/** What happened before the game: who opened the table, what the house has sealed, who sat down. */
export function prelude(info: TableInfo, people: People, names: readonly string[]): Line[] {
  const name = (person: string) => OPEN + calledAt(info, names, people, person) + CLOSE;
  const others = info.seats.flatMap((seat) => (seat.person && seat.person !== info.host ? [seat.person] : []));
  const sentences = [
    ...(info.played_on ? [words.app('before-played-on')] : []),
    words.app('before-opened', { player: name(info.host) }),
    words.app('before-sealed', { commitment: `${info.commitment.slice(0, 4)} ${info.commitment.slice(4, 8)}…` }),
    ...others.map((person) => words.app('before-joined', { player: name(person) })),
  ];
  return sentences.map((sentence, index) => ({
    n: 0, key: `before.${index}`, runs: runs(trimmed(sentence)), result: false, by: null, seat: null, chapter: index ? null : words.app('before'),
  }));
}
