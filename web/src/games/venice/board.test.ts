import { describe, expect, it } from 'vitest';
import { describe as described } from './describe';
import { draftOf, isBeyond, lotOf, moveOf, settled, tooDear } from './draft';
import { EMBLEMS } from './emblems';
import { viewOf, wordsIn } from './fixture';
import { hint } from './hint';
import { picture } from './picture';
import { lineOf, status } from './status';
import { steps, type Opening } from './steps';
import { targets } from './targets';
import { firstAuction, left, opening, place, sameClock, since } from './time';

const tuesday = (item: string) => lotOf(picture(viewOf('week')), { auction: 2, item })!;

describe('a bid that is being written', () => {
  it('begins with the standing bid, or with the first free price', () => {
    expect(draftOf(2, tuesday('cardinal'), 12)).toEqual({ auction: 2, item: 'cardinal', bid: 12, price: 5, count: 2 });
    expect(draftOf(2, tuesday('choir'), null)).toEqual({ auction: 2, item: 'choir', bid: null, price: 1, count: 1 });
  });

  it('is a new bid or a change, and nothing where both figures stay', () => {
    const lot = tuesday('cardinal');
    const draft = draftOf(2, lot, 12);
    expect(moveOf(draft, lot)).toBeNull();
    expect(moveOf({ ...draft, price: 6 }, lot)).toEqual({ type: 'change', bid: 12, price: 6, count: 2 });
    expect(moveOf({ ...draft, bid: null }, lot)).toEqual({ type: 'bid', auction: 2, item: 'cardinal', price: 5, count: 2 });
    expect(moveOf({ ...draft, count: 0 }, lot)).toBeNull();
  });

  it('becomes the bid that was placed, and ends with its auction', () => {
    const week = picture(viewOf('week'));
    const written = { auction: 2, item: 'cardinal', bid: null, price: 5, count: 2 };
    expect(settled({ ...written, sent: true }, week)?.bid).toBe(12);
    expect(settled(written, week)?.bid).toBeNull();
    expect(settled({ auction: 2, item: 'cardinal', bid: 99, price: 5, count: 2 }, week)?.bid).toBe(12);
    expect(settled({ auction: 2, item: 'cardinal', bid: 12, price: 5, count: 2 }, picture(viewOf('results')))).toBeNull();
  });
});

describe('a bid that cannot be paid', () => {
  it('is marked, on Sunday also beyond what is borrowed so far', () => {
    const week = viewOf('week');
    const sunday = { ...viewOf('start'), held: 0, money: 30, loan: 30 };
    const highest = sunday.you!.highest;
    expect([week.money!, week.money! + 1].map((price) => tooDear(week, price))).toEqual([null, 'board-too-dear']);
    expect([30, 31, highest, highest + 1].map((price) => tooDear(sunday, price))).toEqual([null, 'board-too-dear-so-far', 'board-too-dear-so-far', 'board-too-dear-loan']);
    expect(wordsIn('en').word('board-too-dear-so-far', { money: 30 })).toBe('more than the 30 borrowed so far');
    expect(wordsIn('ru').word('board-too-dear-so-far', { money: 30 })).toBe('больше занятых пока 30');
  });
});

describe('a loan that is being written', () => {
  it('is beyond what the treasury gives where it is too much, or no number', () => {
    expect([501, 500, 1, 0].map((amount) => isBeyond(amount, 0, 500))).toEqual([true, false, false, true]);
    expect(isBeyond(0, 200, 500)).toBe(false);
    expect(wordsIn('en').word('board-lends-most', { limit: 500 })).toBe('up to 500');
    expect(wordsIn('ru').word('board-lends-most', { limit: 500 })).toBe('до 500');
  });
});

describe('what may be done', () => {
  it('is what `you` says', () => {
    const ids = targets(viewOf('week'), null).map((target) => target.id);
    expect(ids).toContain('lot-2-choir');
    expect(ids).toContain('bid-12');
    expect(ids).not.toContain('lot-1-opera');
    expect(ids).not.toContain('loan');
    expect(targets(viewOf('week'), 'bid-12')).toEqual([{ id: 'withdraw', move: { type: 'withdraw', bid: 12 }, key: 'Delete' }]);
    expect(targets(viewOf('start'), null).map((target) => target.id)).toContain('loan');
  });

  it('is nothing at the end, and for an onlooker', () => {
    expect(targets(viewOf('end'), null)).toEqual([]);
    const { you: _you, ...watched } = viewOf('week');
    expect(targets(watched as never, null)).toEqual([]);
  });
});

describe('steps', () => {
  const held = [{ type: 'auction-held', auction: 2, sold: 14 }];

  it('open an auction row by row, and the result waits for the player', () => {
    const list = steps(viewOf('week'), held, viewOf('results'));
    expect(list.map((step) => (step.data as Opening).shown)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(list.every((step) => step.ms <= 400 || step.waits)).toBe(true);
    expect(list.at(-1)).toMatchObject({ name: 'result', waits: true });
    const words = wordsIn('en');
    expect(lineOf(list.at(-1)!, words)).toMatchObject({ lead: 'Tuesday was held.', more: 'You won 5 and paid 31.' });
    const last = list.at(-1)!;
    const past = last.view.past!.map((bid) => (bid.auction === 2 && bid.item === 'salt-barge' ? { ...bid, won: 0, void: false } : bid));
    const equal = last.view.auctions.map((auction, number) =>
      number === 2 ? { ...auction, results: past.filter((bid) => bid.item === 'salt-barge' && bid.auction === 2).map(({ item, price }) => ({ item, price, count: 1, seat: 1 })) } : auction,
    );
    expect(lineOf({ ...last, view: { ...last.view, past, auctions: equal } }, words).more).toContain('One of your bids was as high as one that won, but placed later.');
    expect(lineOf(list.at(-1)!, wordsIn('ru')).more).toBe('Вы взяли 5 и заплатили 31.');
  });

  it('give way when the next auction is held, or due', () => {
    const after = viewOf('results');
    const result = steps(viewOf('week'), held, after).at(-1)!;
    const wednesday = after.auctions[3]!;
    expect(result.past?.(after, wednesday.due - 1)).toBe(false);
    expect(result.past?.(after, wednesday.due)).toBe(true);
    const auctions = after.auctions.map((auction, number) => (number === 3 ? { ...auction, held: true } : auction));
    expect(result.past?.({ ...after, auctions }, 0)).toBe(true);
    expect(steps(viewOf('results'), [{ type: 'auction-held', auction: 6, sold: 2 }], viewOf('end')).at(-1)!.past?.(viewOf('end'), Infinity)).toBe(false);
  });

  it('hold nobody up at the end, nor onlookers', () => {
    const last = steps(viewOf('results'), [{ type: 'auction-held', auction: 6, sold: 2 }], viewOf('end'));
    expect(last.some((step) => step.waits)).toBe(false);
    const watched = { ...viewOf('results'), seat: null };
    expect(steps(viewOf('week'), held, watched).some((step) => step.waits)).toBe(false);
  });

  it('flash the row of a bid, and nothing on the first sight of a table', () => {
    const after = viewOf('week');
    const bid = { type: 'bid-changed', seat: 0, bid: 12, auction: 2, item: 'cardinal', price: 6, count: 2 };
    expect(steps(after, [bid], after)).toMatchObject([{ name: 'flash', data: { auction: 2, item: 'cardinal' } }]);
    expect(steps(null, held, viewOf('results'))).toEqual([]);
    expect(steps(after, [{ type: 'said-ready', seat: 1 }], after)).toEqual([]);
  });
});

describe('words', () => {
  it('say who may do what until when', () => {
    expect(status(viewOf('week'), wordsIn('en'))).toMatchObject({ lead: 'Your bids for Tuesday are in.', more: 'You may change them until 17:15 in Rome.' });
    expect(status({ ...viewOf('week'), pace: 'minutes' }, wordsIn('en')).more).toMatch(/^You may change them until \d\d:\d\d:\d\d\.$/);
    expect(status(viewOf('start'), wordsIn('en')).lead).toBe('Borrow, then bid for Sunday.');
    expect(status(viewOf('results'), wordsIn('ru')).more).toBe('Менять их можно до 17:15 (Италия).');
    expect(status(viewOf('end'), wordsIn('en', ['Lev'])).more).toBe('Lev wins with 99.');
  });

  it('describe every lot for who hears the screen', () => {
    const said = described(viewOf('week'), wordsIn('en'));
    expect(said.summary).toContain('Money 57');
    expect(said.lines[1]).toBe('Cardinal, gives 10 popularity, 10 influence, 3 offered, your bid 5 each for up to 2');
    expect(described(viewOf('week'), wordsIn('ru')).lines[3]).toBe('Хор Сан-Марко, даёт: популярность 10, всего 5, нет ставок');
    expect(described(viewOf('end'), wordsIn('en')).summary).toBe('The week is over.');
  });

  it('guide a first game, each once at its moment', () => {
    const words = wordsIn('en');
    expect(hint(viewOf('start'), words)).toMatchObject({ id: 'loan', clause: 'VEN-7' });
    expect(hint(viewOf('start'), words)?.text).toContain('5%');
    expect(hint({ ...viewOf('start'), loan: 100 }, words)?.id).toBe('bid');
    expect(hint({ ...viewOf('week'), held: 1 }, words)?.id).toBe('assets');
    expect(hint(viewOf('week'), words)).toBeNull();
    const sunday = steps(viewOf('start'), [{ type: 'auction-held', auction: 0, sold: 3 }], { ...viewOf('start'), held: 1 }).at(-1)!;
    expect([sunday.waits, hint(sunday.view, words)?.id]).toEqual([true, 'assets']); // and the frame asks while it waits
    expect(hint({ ...viewOf('start'), seat: null }, words)).toBeNull();
  });

  it('stand in both languages with the same names', () => {
    const ids = (language: 'en' | 'ru') => {
      const words = wordsIn(language);
      return ['board-week', 'board-status-in', 'hint-line', 'board-end-final', 'board-void'].map((id) => words.word(id, { auction: 0, time: '', place: '' }) !== id);
    };
    expect(ids('en')).toEqual(ids('ru'));
  });
});

describe('times', () => {
  it('are counted down, in days while they are far', () => {
    expect(left(9_713_000)).toEqual({ days: 0, clock: '2:41:53', closing: false });
    expect(left(3 * 86_400_000 + 5).days).toBe(3);
    expect(left(59_000)).toEqual({ days: 0, clock: '0:59', closing: true });
    expect(left(-5).clock).toBe('0:00');
  });

  it('name the place of the zone as the language does', () => {
    const due = viewOf('week').auctions[2]!.due;
    expect(place(due, 'en', 'America/New_York')).toBe('New York');
    expect(place(due, 'ru', 'Europe/Rome')).toBe('Италия');
    expect(sameClock(due, Intl.DateTimeFormat().resolvedOptions().timeZone)).toBe(true);
    expect(since(due, due + 20 * 86_400_000, 'en')).toContain('Nov');
    expect(since(due, due + 60_000, 'en')).toMatch(/^\d\d:\d\d$/);
  });
});

describe('the first auction', () => {
  const at = (iso: string) => new Date(iso).getTime();

  it('is on the first Sunday whose 17:15 is still ahead, by the clocks of the zone', () => {
    expect(firstAuction(at('2026-11-20T10:00:00Z'), 'Europe/Rome')).toBe(at('2026-11-22T16:15:00Z'));
    expect(firstAuction(at('2026-11-22T16:14:00Z'), 'Europe/Rome')).toBe(at('2026-11-22T16:15:00Z'));
    expect(firstAuction(at('2026-11-22T16:15:00Z'), 'Europe/Rome')).toBe(at('2026-11-29T16:15:00Z'));
    expect(firstAuction(at('2026-11-22T01:00:00Z'), 'America/New_York')).toBe(at('2026-11-22T22:15:00Z'));
  });

  it('keeps its hour where clocks are set in between', () => {
    expect(firstAuction(at('2026-10-24T12:00:00Z'), 'Europe/Rome')).toBe(at('2026-10-25T16:15:00Z'));
    expect(firstAuction(at('2026-03-28T12:00:00Z'), 'Europe/Rome')).toBe(at('2026-03-29T15:15:00Z'));
  });

  it('is told by the clock of the reader, and by the clock of the table where that shows another hour', () => {
    const first = at('2026-11-22T16:15:00Z');
    const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
    const far = own === 'Asia/Tokyo' ? 'Europe/Rome' : 'Asia/Tokyo';
    expect(opening(first, own, true, wordsIn('en'))).not.toMatch(/your clock|begins/);
    expect(opening(first, far, false, wordsIn('en'))).toMatch(/by your clock \(\d\d:15 in (Tokyo|Rome)\), if the game begins before it\.$/);
    expect(opening(first, far, false, wordsIn('ru'))).toMatch(/по вашим часам \(\d\d:15, [^()]+\), если игра начнётся раньше\.$/);
  });
});

describe('emblems', () => {
  it('are drawn for every item of the house’s own pack', () => {
    expect(Object.keys(viewOf('week').items).filter((item) => !EMBLEMS[item])).toEqual([]);
  });
});
