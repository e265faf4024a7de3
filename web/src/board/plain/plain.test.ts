import { describe, expect, it } from 'vitest';
import type { GameSchema, View } from '../../protocol/forms';
import { bundleOf, Speech } from '../../words/speech';
import { label, shown } from './labels';
import { filledMove, moveForms, readyMoves, type MoveForm } from './moves';
import { picture } from './picture';

const view: View = {
  game: 'three_cards', seat: 0, turn: [0, 1], due: null, outcome: null, tricks: [1, 0], hand_sizes: [2, 2], hand: [3, 7],
  you: { cards: [3, 7], chosen: null },
};
const schema: GameSchema = {
  game: 'three_cards', event: {}, view: {}, options: {}, constant: [],
  move: { anyOf: [{ $ref: '#/$defs/Choose' }, { $ref: '#/$defs/Bid' }] },
  $defs: {
    Choose: { type: 'object', properties: { type: { enum: ['choose'] }, card: { type: 'integer' } }, required: ['type', 'card'] },
    Bid: {
      type: 'object', required: ['type', 'amount'],
      properties: { type: { const: 'bid' }, amount: { type: 'integer' }, loud: { type: 'boolean' }, squares: { type: 'array' } },
    },
  },
};

const words = new Speech('en', bundleOf('en', ['plain-yes = yes\nplain-no = no\nboard-card-left = card that is left\nseat-nameless = seat { $number }']), ['Anna', 'Lev']);

describe('the plain board', () => {
  it('says seats by the names of their players, and yes or no', () => {
    expect(shown(1, words, 'seat')).toBe('Lev');
    expect(shown([1, 0], words, 'other_seats')).toBe('Lev, Anna');
    expect(shown(null, words, 'seat')).toBe('–');
    expect(shown(1, words, 'seats_left')).toBe('1');
    expect(shown([true, false], words, 'peeking')).toBe('yes, no');
    expect(shown({ card_left: 3, from_seat: 0 }, words)).toBe('card that is left 3, from seat Anna');
    expect(picture({ ...view, leader_seat: 1, watched_seats: [null, 0], peeking: true }, words)).toMatchObject({
      rows: [{ field: 'tricks' }, { field: 'hand_sizes' }, { field: 'watched_seats', values: ['–', 'Anna'] }],
      facts: [{ field: 'hand' }, { field: 'leader_seat', value: 'Lev' }, { field: 'peeking', value: 'yes' }],
    });
  });
  it('shows one value a seat as a table and the rest as facts', () => {
    const { rows, facts } = picture(view, words);
    expect(rows).toEqual([{ field: 'tricks', values: ['1', '0'] }, { field: 'hand_sizes', values: ['2', '2'] }]);
    expect(facts).toEqual([{ field: 'hand', value: '3, 7' }]);
  });
  it('takes a list for one value a seat only where it has as many', () => {
    const { rows, facts } = picture({ ...view, heaps: [2, 5, 7] }, words);
    expect(rows.map((row) => row.field)).toEqual(['tricks', 'hand_sizes']);
    expect(facts).toContainEqual({ field: 'heaps', value: '2, 5, 7' });
  });
  it('calls things by the words of the game, or by their names made readable', () => {
    const own = { has: (id: string) => id === 'board-hand-sizes', word: () => 'карт на руках' };
    expect(label(own, 'hand_sizes')).toBe('Карт на руках');
    expect(label(own, 'last_trick')).toBe('Last trick');
  });
  it('offers what `you` lists as whole moves', () => {
    const [choose] = moveForms(schema, view);
    expect(readyMoves(choose!)).toEqual([{ type: 'choose', card: 3 }, { type: 'choose', card: 7 }]);
  });
  it('makes a form of any other move, and a move of the filled form', () => {
    const bid = moveForms(schema, view)[1]!;
    expect(readyMoves(bid)).toBeNull();
    expect(filledMove(bid, { amount: '12', loud: true, squares: '[[1,2]]' })).toEqual({ type: 'bid', amount: 12, loud: true, squares: [[1, 2]] });
    const peek: MoveForm = { type: 'peek', fields: [{ name: 'seat', kind: 'number', choices: [0, 1], required: true }, { name: 'at', kind: 'json', choices: [[1, 2]], required: true }] };
    expect(filledMove(peek, { seat: 1, at: [1, 2] })).toEqual({ type: 'peek', seat: 1, at: [1, 2] });
    expect(filledMove(bid, {})).toEqual({ type: 'bid', amount: 0, loud: false });
  });
});
