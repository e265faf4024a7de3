import { describe, expect, it } from 'vitest';
import { buttonState } from './button';
import { mayBid, raises, stepped, targets } from './targets';
import { view } from './testing';

const CLASSIC = { least: 121, most: 978, step: 1 };
const OPEN = { least: 90, most: 860, step: 10 };

describe('targets', () => {
  it('are the cards that may be laid, and then the ring', () => {
    expect(targets(view('lay'), null).map((target) => target.id)).toEqual(['7h', 'Th', 'Jc', 'Jh', 'Js', 'Ac', 'As']);
    expect(targets(view('lay'), '7h')).toEqual([{ id: 'ring', move: { type: 'lay', card: '7h' }, key: 'Enter' }]);
    expect(targets(view('lay'), '2c')).toEqual([]);
  });

  it('are bids, and a pass only where one may pass', () => {
    const ids = (name: 'lot' | 'mahjong') => targets(view(name), null).map((target) => target.id);
    expect(ids('lot')).toEqual(['bid-121', 'bid-130', 'bid-145', 'bid-170']);
    expect(ids('mahjong').at(-1)).toBe('pass');
  });

  it('are none for who may not act', () => {
    for (const name of ['watched', 'waiting', 'out', 'spent', 'passed', 'over'] as const) expect(targets(view(name), null)).toEqual([]);
  });
});

describe('quick raises', () => {
  it('go by one, ten, twenty-five and fifty, or by steps', () => {
    expect(raises(CLASSIC, 120).map((raise) => raise.amount)).toEqual([121, 130, 145, 170]);
    expect(raises(OPEN, 80).map((raise) => [raise.amount, raise.above])).toEqual([[90, 10], [100, 20], [120, 40], [150, 70]]);
  });

  it('beyond the balance are off', () => {
    expect(raises({ ...CLASSIC, most: 140 }, 120).map((raise) => raise.possible)).toEqual([true, true, false, false]);
    expect(raises({ least: 45, most: 45, step: 1 }, 0).map((raise) => raise.possible)).toEqual([true, false, false, false]);
  });
});

describe('the amount', () => {
  it('steps within what may be bid', () => {
    expect([stepped(121, 1, CLASSIC), stepped(121, -1, CLASSIC), stepped(970, 10, CLASSIC)]).toEqual([122, 121, 978]);
    expect([stepped(90, 1, OPEN), stepped(860, 1, OPEN), stepped(100, -10, OPEN)]).toEqual([100, 860, 90]);
  });

  it('that was overtaken comes up to the least, and never goes down further', () => {
    expect([stepped(100, 1, CLASSIC), stepped(100, -1, CLASSIC)]).toEqual([121, 100]);
  });

  it('may be bid only if it is one of those offered', () => {
    expect([mayBid(121, CLASSIC), mayBid(120, CLASSIC), mayBid(979, CLASSIC), mayBid(null, CLASSIC), mayBid(121, null)]).toEqual([true, false, false, false, false]);
    expect([mayBid(95, OPEN), mayBid(100, OPEN)]).toEqual([false, true]);
  });
});

describe('the button', () => {
  it.each([
    ['lot', 145, 'bid'],
    ['lot', 120, 'raise'],
    ['lot', 9999, 'dear'],
    ['open-deck', 95, 'step'],
    ['high', 40, 'hold'],
    ['spent', null, 'dear'],
    ['passed', null, 'passed'],
    ['open-deck-waiting', 50, 'hold'],
    ['out', null, 'out'],
    ['waiting', null, 'wait'],
  ] as const)('says what it does or why it is off: %s with %s is %s', (name, amount, state) => {
    expect(buttonState(view(name), amount)).toBe(state);
  });

  it('says that no bids are left, or that the hand is full', () => {
    const lot = view('spent').lot!;
    expect(buttonState(view('spent', { lot: { ...lot, bids_left: [0, 5, 5, 4, 5] } }), null)).toBe('spent');
    const full = view('open-deck-waiting', { hand: ['2c', '3c', '4c', '5c', '6c'], lot: { ...view('open-deck-waiting').lot!, bidder: null } });
    expect(buttonState(full, null)).toBe('full');
  });
});
