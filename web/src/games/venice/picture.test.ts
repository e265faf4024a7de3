import { describe, expect, it } from 'vitest';
import { viewOf } from './fixture';
import { picture } from './picture';

describe('the week', () => {
  it('knows what was held, what is next, and what I bid and won', () => {
    const { days, next, crowd } = picture(viewOf('week'));
    expect(next).toBe(2);
    expect(crowd).toBe(false);
    expect(days.map((day) => day.when)).toEqual(['held', 'held', 'next', 'later', 'later', 'later', 'later']);
    expect(days.map((day) => [day.won, day.paid])).toEqual([[3, 36], [5, 27], [0, 0], [0, 0], [0, 0], [0, 0], [0, 0]]);
    expect([days[2]!.bids, days[2]!.asks]).toEqual([5, 38]);
  });

  it('puts two bids on one item in order of price, and counts what later days ask for', () => {
    const tuesday = picture(viewOf('week')).days[2]!;
    const bank = tuesday.lots.find((lot) => lot.item === 'merchant-bank')!;
    expect(bank.bids.map((bid) => [bid.price, bid.count])).toEqual([[8, 1], [5, 1]]);
    expect(bank.room).toBe(1);
    expect(tuesday.later).toBe(16);
  });

  it('tells what was won of what was asked', () => {
    const tuesday = picture(viewOf('results')).days[2]!;
    const lots = Object.fromEntries(tuesday.lots.map((lot) => [lot.item, [lot.won, lot.asked, lot.paid, lot.left]]));
    expect(lots).toEqual({
      'war-galley': [1, 1, 11, 0],
      cardinal: [2, 2, 10, 0],
      'merchant-bank': [1, 2, 8, 0],
      choir: [0, 0, 0, 5],
      'salt-barge': [1, 2, 2, 0],
    });
  });

  it('says of a bid that lost whether others were earlier at the same price', () => {
    const view = viewOf('results');
    const [lost] = view.past!.filter((bid) => bid.item === 'salt-barge' && bid.auction === 2).filter((bid) => (bid.won ?? 0) < bid.count);
    const sold = (...wins: { price: number; seat?: number }[]) => {
      const results = wins.map((win) => ({ item: 'salt-barge', count: 1, ...win }));
      const auctions = view.auctions.map((auction, number) => (number === 2 ? { ...auction, results } : auction));
      return picture({ ...view, past: [{ ...lost!, price: 16, count: 1, won: 0 }], auctions }).days[2]!.lots.find((lot) => lot.item === 'salt-barge')!.missed;
    };
    expect(sold({ price: 17, seat: 1 }, { price: 16, seat: 2 }, { price: 16, seat: 2 })).toEqual({ price: 16, tied: true, earlier: [2] });
    expect(sold({ price: 17, seat: 1 })).toEqual({ price: 16, tied: false, earlier: [] });
    expect(sold({ price: 16 })).toEqual({ price: 16, tied: true, earlier: [] });
    const [unpaid] = picture({ ...view, past: [{ ...lost!, won: 0, void: true }] }).days[2]!.lots.filter((lot) => lot.item === 'salt-barge');
    expect(unpaid!.missed).toBeNull();
  });

  it('opens all bids once they are public', () => {
    expect(picture(viewOf('results')).days.every((day) => day.lots.every((lot) => lot.opened.length === 0))).toBe(true);
    const monday = picture(viewOf('end')).days[1]!;
    const opera = monday.lots.find((lot) => lot.item === 'opera')!;
    expect(opera.opened.length).toBeGreaterThan(opera.results.length - 1);
    const prices = opera.opened.map((bid) => bid.price);
    expect(prices).toEqual([...prices].sort((one, other) => other - one));
  });
});

describe('the account', () => {
  it('is what the house says it is', () => {
    const ledger = picture(viewOf('week')).ledger!;
    expect([ledger.money, ledger.loan, ledger.now?.value, ledger.now?.owes, ledger.now?.ends]).toEqual([57, 120, 45, 162, -60]);
    expect(ledger.agendas.map((held) => [held.item, held.realized])).toEqual([
      ['doges-cap', 0],
      ['exile-competitor', 0],
      ['carnival', 1],
    ]);
    expect(ledger.assets.find((held) => held.item === 'senator')?.count).toBe(2);
  });

  it('tells what the last auction has changed', () => {
    const ledger = picture(viewOf('results')).ledger!;
    expect([ledger.was, ledger.now?.value, ledger.paid]).toEqual([45, 145, 31]);
    expect(ledger.gained).toEqual({ force: 25, popularity: 20, influence: 45 });
  });

  it('is nobody’s for an onlooker', () => {
    const { money: _money, loan: _loan, ...others } = viewOf('week');
    expect(picture({ ...others, seat: null } as never).ledger).toBeNull();
  });

  it('shows at the end what was realized', () => {
    const ledger = picture(viewOf('end')).ledger!;
    expect(ledger.now).toBeNull();
    expect(ledger.agendas.filter((held) => held.realized).map((held) => held.item)).toEqual(['doges-cap', 'council-of-ten', 'exile-competitor', 'carnival']);
  });
});

describe('a crowd', () => {
  it('has results without names, and only the own holding', () => {
    const view = viewOf('results');
    const crowd = {
      ...view,
      seats: 1000,
      holdings: (view.holdings as readonly Record<string, number>[])[0]!,
      ready: 12,
      auctions: view.auctions.map((auction) => ({ ...auction, results: auction.results.map(({ seat: _seat, ...rest }) => rest) })),
    };
    const drawn = picture(crowd);
    expect(drawn.crowd).toBe(true);
    expect(drawn.days[2]!.won).toBe(5);
    expect(drawn.ledger!.agendas).toHaveLength(3);
  });
});
