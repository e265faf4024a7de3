import { describe, expect, it } from 'vitest';
import { LAY_MS, SOLD_MS, steps, turnsFor } from './steps';
import { view } from './testing';

const lot = view('lot');
const flights = (...events: { type: string; [field: string]: unknown }[]) => steps(lot, events, lot).map((step) => [step.ms, step.data]);

describe('steps', () => {
  it('fly a laid card into the ring', () => {
    expect(flights({ type: 'card-laid', seat: 2, card: 'Jc' })).toEqual([[LAY_MS, { card: 'Jc', from: 'seat-2', to: 'ring', coins: [] }]]);
  });

  it('fly a sold card to its buyer, and chips to seller and bank', () => {
    const sold = { type: 'card-sold', seat: 3, seller_seat: 2, card: 'Jc', price: 120, tax: 60, own: false };
    expect(flights(sold)).toEqual([[SOLD_MS, { card: 'Jc', from: 'ring', to: 'seat-3', coins: ['bank', 'seat-2'] }]]);
    expect(flights({ ...sold, seat: 2, own: true })[0]![1]).toMatchObject({ to: 'seat-2', coins: ['bank'] });
    expect(flights({ type: 'card-taken-back', seat: 2, card: 'Jc' })[0]![1]).toMatchObject({ to: 'seat-2', coins: [] });
  });

  it('fly cards of the open deck to who bought them, or out of the game', () => {
    expect(flights({ type: 'card-passed-out', card: 'Kc' }, { type: 'card-opened', card: '2c' }).map(([, data]) => data)).toEqual([
      { card: 'Kc', from: 'ring', to: 'passed', coins: [] },
      { card: '2c', from: 'deck', to: 'ring', coins: [] },
    ]);
    expect(flights({ type: 'card-bought', seat: 1, card: 'Kc', price: 50 }, { type: 'card-taken', seat: 1, card: '2c' })).toHaveLength(2);
  });

  it('never keep a bid waiting, and show nothing where nothing was before', () => {
    expect(flights({ type: 'bid-made', seat: 3, amount: 120 }, { type: 'bank-won', seat: 3, amount: 9, shared: false })).toEqual([]);
    expect(steps(null, [{ type: 'card-laid', seat: 2, card: 'Jc' }], lot)).toEqual([]);
  });

  it('show the last showdown before the result is told, and no other', () => {
    const over = view('over');
    expect(steps(lot, [], over)).toEqual([{ name: 'showdown', ms: 0, least: turnsFor(over.showdown!.hands.length), view: over, waits: true }]);
    expect(steps(lot, [], view('showdown'))).toEqual([]);
    expect(steps(over, [], over)).toEqual([]);
  });

  it('hold the position and stop its clock while something flies', () => {
    const [step] = steps(lot, [{ type: 'card-laid', seat: 2, card: 'Jc' }], view('showdown'));
    expect([step!.view.due, step!.view.deal]).toEqual([null, lot.deal]);
  });
});
