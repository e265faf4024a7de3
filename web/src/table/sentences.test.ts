import { describe, expect, it } from 'vitest';
import type { Board } from '../board/contract';
import { chapters } from '../games/poker_auction/around';
import { speech } from '../games/poker_auction/testing';
import type { Moment } from '../protocol/forms';
import { logLines } from './sentences';

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
      ['1.0', null], ['1.2', 'Round 2: one more card each'], ['2.0', null], ['2.1', 'Showdown'], ['2.3', 'Deal 2'],
    ]);
  });
});
