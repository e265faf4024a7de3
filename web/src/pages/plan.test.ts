import { describe, expect, it } from 'vitest';
import { company, firstGame, invitation, newPlan, offeredBots, specOf, unrated, withSeats, withSitter, type PlannedGame } from './plan';

const GAME: PlannedGame = {
  name: 'poker_auction',
  seats: [2, 10],
  bots: ['novice', 'steady', 'keen', 'master', 'random'],
  options: { properties: { deals: { type: 'integer', default: 30 } } },
};
const CROWD: PlannedGame = { ...GAME, name: 'venice', seats: [1, 100_000] };

describe('a table to open', () => {
  const plan = newPlan(GAME, { deals: 30 }, 0);

  it('begins with the fewest seats, and nobody opens one for themselves alone', () => {
    expect(plan.others).toEqual([null]);
    expect(newPlan(CROWD, {}, 0).others).toEqual([null]);
  });

  it('offers every level, and a bot without a plan only where there is no other', () => {
    expect(offeredBots(GAME)).toEqual(['novice', 'steady', 'keen', 'master']);
    expect(offeredBots({ ...GAME, bots: ['random'] })).toEqual(['random']);
  });

  it('keeps who sits there when seats are added or taken away', () => {
    const three = withSitter(withSeats(plan, GAME, 3), 1, 'steady');
    expect(withSeats(three, GAME, 4).others).toEqual([null, 'steady', null]);
    expect(withSeats(three, GAME, 99).others).toHaveLength(9);
    expect(withSeats(three, GAME, Number.NaN).others).toHaveLength(1);
    expect(company(three)).toEqual({ bots: ['steady'], people: 1 });
  });

  it('is rated only between people who have accounts', () => {
    expect(unrated(plan, false)).toBe('guest');
    expect(unrated(withSitter(plan, 0, 'steady'), true)).toBe('bots');
    expect(specOf({ ...plan, rated: true }, GAME, true).rated).toBe(true);
    expect(specOf({ ...withSitter(plan, 0, 'steady'), rated: true }, GAME, true).rated).toBe(false);
  });

  it('is sent without what is as usual', () => {
    expect(specOf({ ...plan, options: { deals: 3 }, clock: 'days', start: 'time', at: 7 }, GAME, false)).toEqual({
      game: 'poker_auction',
      options: { deals: 3 },
      seats: 2,
      bots: [],
      clock: { type: 'days', days: 2 },
      public: true,
      rated: false,
      start: 7,
    });
  });

  it('for a first game seats the gentlest bot', () => {
    expect(firstGame(GAME)).toMatchObject({ seats: 2, bots: [{ bot: 'novice' }], public: false });
  });

  it('for an invitation is by link', () => {
    expect(invitation(CROWD)).toMatchObject({ seats: 2, public: false });
  });
});
