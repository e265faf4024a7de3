import { describe, expect, it } from 'vitest';
import { outline } from './field';
import { eventsOf, viewOf, type Name } from './fixtures';
import { counted, picture } from './picture';
import { steps } from './steps';

describe('the picture of a position', () => {
  it('has every block of the board, walls apart', () => {
    const { blocks, walls } = picture(viewOf('place'));
    const marks = viewOf('place').board.join('');
    expect(blocks.filter(({ seat }) => seat === 0)).toHaveLength(marks.split('0').length - 1);
    expect(blocks.filter(({ seat }) => seat === 1)).toHaveLength(marks.split('1').length - 1);
    expect(walls).toHaveLength(marks.split('#').length - 1);
  });

  it('fills the gauge from the own side: own, open, black, the others by seat', () => {
    expect(picture(viewOf('place')).slots).toEqual([0, 0, 0, 'open', 'open', 'open', 'open', 'open', 'black', 1, 1, 1]);
    expect(picture(viewOf('waiting')).slots).toEqual([1, 1, 1, 'open', 'open', 'open', 'open', 'open', 'black', 0, 0, 0]);
    expect(picture(viewOf('four')).slots).toEqual([0, 'open', 'open', 'open', 'open', 'open', 'open', 'black', 1, 1, 2, 3]);
    expect(picture(viewOf('end')).open).toBe(0);
  });

  it('shows which cards can be played, which are free, and what is short', () => {
    const hand = picture(viewOf('place')).hand.map(({ card, state, short }) => [card, state, short]);
    expect(hand).toEqual([
      ['4-polyomino', 'now', null],
      ['2-credit', 'free', null],
      ['hack', 'now', null],
      ['airstrike', 'now', null],
      ['initiative', 'off', [2, 0]],
    ]);
  });

  it('keeps the permanent market in the order of the tables, and lights what can be afforded', () => {
    const { permanent, temporary } = picture(viewOf('market'));
    expect(permanent.map(({ card }) => card)).toEqual([
      '1-polyomino', '2-polyomino', '3-polyomino', '4-polyomino', '1-credit', '2-credit', '3-credit', 'refinery',
    ]);
    expect(permanent.filter(({ affordable }) => !affordable).map(({ card }) => card)).toEqual(['4-polyomino', '3-credit']);
    expect(temporary.filter(({ affordable }) => affordable).map(({ card }) => card)).toEqual([
      'restock', 'airstrike', 'obstruction', 'early-access',
    ]);
  });

  it('counts the actions of the whole turn', () => {
    expect(picture(viewOf('place')).purse).toMatchObject({ credits: 7, minerals: 3, actions: 2, all: 4 });
    expect(picture(viewOf('waiting')).purse).toMatchObject({ seat: 1, actions: null });
    expect(picture(viewOf('onlooker')).purse).toMatchObject({ seat: 0, actions: 2 });
  });

  it('takes the reach of tokens from the view, cut off at the border', () => {
    const tokens = picture(viewOf('orbit')).tokens;
    expect(tokens.find(({ token }) => token === 'artillery')?.reach).toHaveLength(15);
    expect(picture(viewOf('place')).tokens.find(({ token }) => token === 'refinery')?.reach).toEqual([]);
  });

  it('gives an onlooker no hand', () => {
    expect(picture(viewOf('onlooker')).hand).toEqual([]);
  });

  it('can be drawn for every position there is', () => {
    const names: Name[] = ['place', 'waiting', 'market', 'hack', 'discard', 'four', 'end', 'orbit', 'early', 'next'];
    for (const name of names) expect(picture(viewOf(name)).slots).toHaveLength(12);
  });
});

describe('an outline', () => {
  it('goes round a square and leaves out the sides that two squares share', () => {
    expect(outline([[0, 0]])).toBe('M0 0h30M0 30h30M0 0v30M30 0v30');
    expect(outline([[0, 0], [0, 1]]).match(/M/g)).toHaveLength(6);
  });
});

describe('cards', () => {
  it('that are alike are counted together', () => {
    expect(counted(['hack', '1-credit', 'hack'])).toEqual([['hack', 2], ['1-credit', 1]]);
  });
});

describe('what happened, step by step', () => {
  it("shows somebody else's card, then their blocks falling into place", () => {
    const shown = steps(viewOf('waiting'), eventsOf('placed'), viewOf('placed'));
    expect(shown.map(({ name }) => name)).toEqual(['played', 'place']);
    expect(shown[0]?.view.board).toEqual(viewOf('waiting').board);
    expect(shown[1]?.view.board).toEqual(viewOf('placed').board);
    expect(shown[1]?.data?.falling).toHaveLength(4);
  });

  it('does not show the own card again', () => {
    const own = { ...viewOf('market'), hand: viewOf('market').hand ?? [] };
    expect(steps(viewOf('place'), eventsOf('placed'), own).map(({ name }) => name)).toEqual(['place']);
  });

  it('lets a shot fly before the block goes', () => {
    const shown = steps(viewOf('waiting'), eventsOf('fired'), viewOf('fired'));
    expect(shown.map(({ name }) => name)).toEqual(['shot', 'destroyed']);
    expect(shown[0]?.data?.shot).toEqual({ from: [8, 5], at: [7, 8] });
  });

  it('shows the card of an airstrike, then what it destroys', () => {
    expect(steps(viewOf('waiting'), eventsOf('struck'), viewOf('struck')).map(({ name }) => name)).toEqual(['played', 'destroyed']);
  });

  it('moves a bought card from its slot and turns its successor in the same one', () => {
    const shown = steps(viewOf('placed'), eventsOf('bought'), viewOf('bought'));
    expect(shown.map(({ name }) => name)).toEqual(['bought', 'refilled']);
    expect(shown[0]?.data?.bought).toEqual({ card: 'airstrike', market: 'temporary', slot: 3 });
    expect(shown[1]?.data?.slot).toBe(3);
    expect(shown[1]?.view.markets.temporary[3]).toBe(viewOf('bought').markets.temporary[3]);
  });

  it('lights nothing while it is shown', () => {
    for (const step of steps(viewOf('waiting'), eventsOf('placed'), viewOf('placed'))) expect(step.view.you).toEqual({});
  });

  it('shows nothing without a position to come from', () => {
    expect(steps(null, eventsOf('placed'), viewOf('placed'))).toEqual([]);
  });
});
