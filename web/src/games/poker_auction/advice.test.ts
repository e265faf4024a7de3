import { describe, expect, it } from 'vitest';
import { advise, lit, matter } from './advice';
import { speech, view } from './testing';

describe('a hint', () => {
  it('lights the card, the amount, or the button that passes', () => {
    expect(lit(view('lay'), { type: 'lay', card: 'Jc' })).toEqual({ Jc: '' });
    expect(lit(view('lot'), { type: 'bid', amount: 145 })).toEqual({ 'bid-145': '', amount: '145' });
    expect(lit(view('lot'), { type: 'pass' })).toEqual({ pass: '' });
  });

  it('says the move in both languages', () => {
    const said = (language: 'en' | 'ru') => [
      advise(view('lay'), { type: 'lay', card: 'Jc' }, speech(language)),
      advise(view('mahjong'), { type: 'lay', card: '9d' }, speech(language)),
      advise(view('lot'), { type: 'bid', amount: 145 }, speech(language)),
      advise(view('lot'), { type: 'pass' }, speech(language)),
    ];
    expect(said('en')).toEqual(['Sell the jack of clubs.', 'Sell the 9 of dots.', 'Bid 145.', 'Pass.']);
    expect(said('ru').slice(2)).toEqual(['Поставьте 145.', 'Пасуйте.']);
  });

  it('is on one lot until that is sold, however often somebody bids', () => {
    const lot = view('lot');
    const overtaken = view('lot', { lot: { ...lot.lot!, bid: 150 } });
    const next = view('lot', { lot: { ...lot.lot!, number: lot.lot!.number + 1 } });
    expect([matter(overtaken) === matter(lot), matter(next) === matter(lot), matter(view('lay')) === matter(lot)]).toEqual([true, false, false]);
  });
});
