import { describe, expect, it } from 'vitest';
import { advise, dayOf, lit } from './advice';
import { viewOf, wordsIn } from './fixture';
import type { VeniceMove } from './forms';

const view = viewOf('week');
const bid: VeniceMove = { type: 'bid', auction: 4, item: 'opera', price: 5, count: 2 };
const change: VeniceMove = { type: 'change', bid: 12, price: 6, count: 1 };
const withdraw: VeniceMove = { type: 'withdraw', bid: 12 };

describe('a hint', () => {
  it('lights the lot with the price, on the page of its day', () => {
    expect(lit(view, bid)).toEqual({ 'tab-4': '', 'row-4-opera': '5 × 2' });
    expect(dayOf(view, bid)).toBe(4);
  });

  it('lights a standing bid, and what it is to say instead', () => {
    expect(lit(view, change)).toEqual({ 'tab-2': '', 'row-2-cardinal': '6 × 1', 'bid-12': '' });
    expect(lit(view, withdraw)).toEqual({ 'tab-2': '', 'row-2-cardinal': '', 'bid-12': '' });
    expect(dayOf(view, withdraw)).toBe(2);
    expect(lit(view, { ...withdraw, bid: 99 })).toEqual({});
  });

  it('lights the loan, or the button that says ready', () => {
    expect(lit(viewOf('start'), { type: 'borrow', amount: 175 })).toEqual({ borrow: '175' });
    expect(lit(view, { type: 'ready' })).toEqual({ ready: '' });
    expect(dayOf(view, { type: 'ready' })).toBeNull();
  });

  it('says the move in both languages', () => {
    const said = (language: 'en' | 'ru') => [change, withdraw, { type: 'borrow', amount: 175 }, { type: 'ready' }].map((move) => advise(view, move, wordsIn(language)));
    expect(said('en')).toEqual([
      'Tuesday: change your bid on Cardinal to 6 each for up to 1.', 'Tuesday: withdraw your bid of 5 on Cardinal.', 'Borrow 175.', 'Say that you are ready.',
    ]);
    for (const sentence of said('ru')) expect(sentence).toMatch(/^[^{}]+\.$/);
  });
});
