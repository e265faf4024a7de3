import { describe, expect, it } from 'vitest';
import type { Board } from '../board/contract';
import { chapters } from '../games/poker_auction/around';
import { speech } from '../games/poker_auction/testing';
import type { Moment, TableInfo } from '../protocol/forms';
import { endedBy, wonBy } from './outcome';
import { bundleOf, Speech } from '../words/speech';
import { words } from '../words/words.svelte';
import { ending, logLines, prelude } from './sentences';

describe('the log', () => {
  it('has a heading before what begins with it, also in the middle of a moment', () => {
    const board = { chapters, unsaid: ['deal-started', 'round-started'] } as unknown as Board;
    const moment = (n: number, ...events: Moment['events'][number][]): Moment => ({ n, at: 0, seat: null, by: null, events });
    const dealt = { type: 'cards-dealt', seat: 0, cards: ['10c'], tiles: false };
    const back = { type: 'card-taken-back', seat: 1, card: '4h', tiles: false };
    const shown = { type: 'hand-shown', seat: 1, cards: ['4h'], makes: 'high-card', tiles: false };
    const moments = [moment(1, back, { type: 'round-started', round: 2 }, dealt), moment(2, back, shown, { type: 'deal-started', deal: 2, seat: 0 }, dealt)];
    const lines = logLines(moments, board, speech('en'));
    expect(lines.map(({ key, chapter }) => [key, chapter])).toEqual([
      ['1.0', null], ['1.2', 'Round 2: one more each'], ['2.0', null], ['2.1', 'Showdown'], ['2.3', 'Deal 2'],
    ]);
  });

  it('says that the clock starts where it stood before the first move, and later that it goes on', () => {
    const stood = (n: number): Moment => ({ n, at: 0, seat: null, by: null, events: [{ type: 'house-postponed', minutes: 1, by: 9, held: true }] });
    const move: Moment = { n: 2, at: 0, seat: 0, by: null, events: [] };
    const said = logLines([stood(1), move, stood(3)], null, speech('en')).map(({ runs }) => runs.map((run) => run.text).join(''));
    expect(said[0]).toBe(words.app('log-clock-starts').replace(/\.$/, ''));
    expect(said[1]).not.toBe(said[0]);
  });

  it('marks what was taken back: the moves, and what was answered to them', () => {
    const move = (n: number, seat: number | null, type = 'moved', more = {}): Moment => ({ n, at: 0, seat, by: null, events: [{ type, seat: seat ?? 0, ...more }] });
    const undo = (n: number, moves: number): Moment => move(n, null, 'house-undone', { moves, answers: 0 });
    const gone = (...moments: Moment[]) => logLines(moments, null, speech('en')).filter((line) => line.gone).map(({ n }) => n);
    expect(gone(move(1, 1), move(2, 0), move(3, 1), undo(4, 1), move(5, 0))).toEqual([2, 3]);
    expect(gone(move(1, 0), move(2, 0), undo(3, 1), undo(4, 1), move(5, 0))).toEqual([1, 2]);
    expect(gone(move(1, 1), undo(2, 1))).toEqual([]); // what was not noticed
  });

  it('says first from where a game goes on that is played on from another', () => {
    const info = { seats: [], host: 'p', commitment: '12345678' } as unknown as TableInfo;
    const on = prelude({ ...info, played_on: { table: 't', entry: 7, seat: 0 } }, {}, []);
    expect(on).toHaveLength(prelude(info, {}, []).length + 1);
    expect(on[0]!.runs.map((run) => run.text).join('')).toBe('It goes on from a moment of another game');
  });

  it('ends with who came first and why', () => {
    const said = speech('en');
    const info = { status: 'over', outcome: { places: [2, 1], scores: [0, 9], reason: 'best-hand' }, decided: null } as const;
    const moment: Moment = { n: 7, at: 0, seat: null, by: null, events: [] };
    expect(ending(info, [moment], said).map(({ n, runs, result }) => [n, runs.map((run) => run.text).join(''), result])).toEqual([
      [7, 'Anna wins. Everyone has five cards; the best hand wins', true],
    ]);
    expect(ending({ ...info, status: 'playing', outcome: null }, [moment], said)).toEqual([]);
  });

  it('does not say again at its end that somebody resigned', () => {
    const decided = { id: 'decided-resigned', values: { seats: [0] } };
    const info = { status: 'over', outcome: { places: [2, 1], scores: [0, 0], reason: 'resigned' }, decided } as const;
    const moment: Moment = { n: 7, at: 0, seat: null, by: null, events: [{ type: 'house-resigned', seat: 0 }] };
    expect(ending(info, [moment], speech('en')).map(({ runs }) => runs.map((run) => run.text).join(''))).toEqual(['Anna wins']);
  });

  it('speaks to the winner, alone or with others', () => {
    const said = speech('en');
    const won = (places: number[], you: number | null) => wonBy({ outcome: { places, scores: [0, 0, 0], reason: 'best-hand' } }, said, you);
    expect(won([1, 2, 3], 0)).toBe('You win');
    expect(won([1, 2, 3], 1)).toBe('Lev wins');
    expect(won([1, 1, 3], 1)).toBe('You and Lev share first place');
    expect(won([1, 1, 3], null)).toBe('Lev and Anna share the win');
    expect(won([1, 1, 1], 1)).toBe('A draw');
  });
});

describe('why a game ended', () => {
  const speech = new Speech('en', bundleOf('en', ['reason-enough = Somebody holds enough.']), ['Lev']);
  const over = (decided: string | null) => endedBy({ outcome: { places: [1], scores: [0], reason: 'enough' }, decided: decided ? { id: decided, values: {} } : null }, speech);

  it('is said beside what decided it, and not where it was resigned or where it is all that is said', () => {
    expect([over('decided-display'), over('decided-resigned'), over(null)]).toEqual(['Somebody holds enough.', '', '']);
  });
});
