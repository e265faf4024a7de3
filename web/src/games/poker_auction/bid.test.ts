import { describe, expect, it, vi } from 'vitest';
import { Bid } from './bid.svelte';
import { actionOf } from './keys';
import { picture } from './picture';
import { SHOWN_MS, Shown } from './shown.svelte';
import { view } from './testing';
import { stilled } from './view';

const lot = view('lot');
const offered = lot.you!;

/** The same lot after somebody bid more. */
const overtaken = view('lot', { you: { ...offered, bid: { least: 151, most: 978, step: 1 } }, lot: { ...lot.lot!, bid: 150 } });

describe('the amount of a bid', () => {
  it('begins with the least on every lot', () => {
    const bid = new Bid();
    bid.see(lot);
    expect(bid.amount).toBe(121);
    bid.see(view('mahjong'));
    expect(bid.amount).toBe(76);
  });

  it('waits for the own turn where bids go in turn', () => {
    const bid = new Bid();
    bid.see(view('open-deck-waiting'));
    expect(bid.amount).toBeNull();
    bid.see(view('open-deck'));
    expect(bid.amount).toBe(90);
  });

  it('goes along with the least while nobody has chosen another', () => {
    const bid = new Bid();
    bid.see(lot);
    bid.see(overtaken);
    expect(bid.amount).toBe(151);
  });

  it('stays at the bid of whoever leads: nobody is asked to outbid themselves', () => {
    const bid = new Bid();
    const leading = view('lot', { lot: { ...lot.lot!, bid: 121, bidder: 0 }, you: { ...offered, bid: { least: 122, most: 978, step: 1 } } });
    bid.see(lot);
    bid.see(leading);
    expect(bid.amount).toBe(121);
    expect(bid.move(leading)).toBeNull();
    bid.see(overtaken);
    expect(bid.amount).toBe(151);
    bid.see({ ...leading, deal: 5 }); // as after a reload
    expect(bid.amount).toBe(121);
  });

  it('is never changed under a finger once it is chosen: who is overtaken must raise first', () => {
    const bid = new Bid();
    bid.see(lot);
    bid.raise(2, lot);
    bid.see(overtaken);
    expect(bid.amount).toBe(145);
    expect(bid.move(overtaken)).toBeNull();
    bid.step(1, overtaken);
    expect(bid.move(overtaken)).toEqual({ type: 'bid', amount: 151 });
  });

  it('is typed digit by digit, the first one beginning anew', () => {
    const bid = new Bid();
    bid.see(lot);
    for (const digit of '145') bid.type(digit, lot);
    expect(bid.amount).toBe(145);
    bid.erase(lot);
    expect(bid.amount).toBe(14);
    bid.clear(lot);
    expect(bid.amount).toBe(121);
    bid.type('9', lot);
    expect(bid.amount).toBe(9);
    expect(bid.move(lot)).toBeNull();
  });

  it('stays empty while somebody has just emptied the field', () => {
    const bid = new Bid();
    bid.see(lot);
    bid.set(null);
    bid.see(overtaken);
    expect(bid.amount).toBeNull();
  });

  it('does nothing where nothing may be bid', () => {
    const bid = new Bid();
    const waiting = view('waiting');
    bid.see(waiting);
    expect([bid.type('1', waiting), bid.step(1, waiting), bid.raise(0, waiting), bid.erase(waiting), bid.move(waiting)]).toEqual([false, false, false, false, null]);
  });

  it('does nothing any more in a game that ended by word, and no clock runs', () => {
    const ended = stilled(view('lot'));
    const bid = new Bid();
    bid.see(ended);
    expect([bid.type('1', ended), bid.step(1, ended), bid.raise(0, ended), bid.amount, ended.due]).toEqual([false, false, false, null, null]);
    expect(picture(ended).hand).toEqual(picture(view('lot')).hand);
    expect(stilled(view('watched')).you).toBe(undefined);
  });

  it('passes over a raise beyond the balance', () => {
    const bid = new Bid();
    const poor = view('lot', { you: { ...offered, bid: { least: 121, most: 125, step: 1 } } });
    bid.see(poor);
    expect([bid.raise(3, poor), bid.amount]).toEqual([false, 121]);
  });
});

describe('keys', () => {
  it.each([
    ['7', '7', false, { name: 'digit', digit: '7' }],
    ['arrowup', 'arrowup', false, { name: 'step', steps: 1 }],
    ['arrowdown', 'arrowdown', true, { name: 'step', steps: -10 }],
    ['+', 'equal', true, { name: 'step', steps: 1 }],
    ['-', 'minus', false, { name: 'step', steps: -1 }],
    ['q', 'q', false, { name: 'raise', place: 0 }],
    ['к', 'r', false, { name: 'raise', place: 3 }],
    ['з', 'p', false, { name: 'pass' }],
    ['enter', 'enter', false, { name: 'send' }],
    ['arrowright', 'arrowright', false, { name: 'choose', by: 1 }],
    ['escape', 'escape', false, { name: 'clear' }],
    ['h', 'h', false, { name: 'hand' }],
    ['s', 's', false, { name: 'seats' }],
    ['x', 'x', false, null],
  ])('%s means what it says on any layout', (key, code, shift, action) => {
    expect(actionOf(key, code, shift)).toEqual(action);
  });
});

describe('a showdown', () => {
  it('stays for eight seconds, or until it is waved away', () => {
    vi.useFakeTimers();
    const shown = new Shown();
    shown.see(lot, 0);
    expect(shown.open).toBe(false); // it was over before the page was opened
    shown.see(view('showdown'), 0);
    expect([shown.open, shown.fresh]).toEqual([true, true]);
    vi.advanceTimersByTime(SHOWN_MS - 1);
    expect(shown.open).toBe(true);
    vi.advanceTimersByTime(1);
    expect(shown.open).toBe(false);
    vi.useRealTimers();
  });

  it('of the past opens only where time stands at it, as in a replay', () => {
    const during = view('showdown');
    const back = new Shown();
    back.see(view('ten', { showdown: { ...during.showdown!, deal: 9 } }), 0);
    back.see(during, during.due! + 60_000);
    expect(back.open).toBe(false);
    const replay = new Shown();
    replay.see(view('ten', { showdown: { ...during.showdown!, deal: 9 } }), 0);
    replay.see(during, during.due! - during.move_ms);
    expect([replay.open, replay.fresh]).toEqual([true, false]);
    replay.close();
  });

  it('is there after a reload for as long as it would have been', () => {
    const during = view('showdown');
    const dealt = during.due! - during.move_ms;
    const soon = new Shown();
    soon.see(during, dealt + 3000);
    const late = new Shown();
    late.see(during, dealt + SHOWN_MS);
    expect([soon.open, soon.fresh, late.open]).toEqual([true, false, false]);
    soon.close();
  });
});
