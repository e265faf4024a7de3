import { describe, expect, it } from 'vitest';
import { advise, lit, squaresOf } from './advice';
import { viewOf, wordsOf } from './fixtures';
import { moves, type StandoffView } from './view';

const view = { ...viewOf('place'), hand: ['blitz', '1-credit', '1-credit', 'hack'] } as StandoffView;

describe('a hint', () => {
  it('lights the cards in the hand that it names, each once', () => {
    expect(lit(view, moves.credit('1-credit'))).toEqual({ 'hand-1': '' });
    expect(lit(view, moves.play('hack', { seat: 1 }))).toEqual({ 'hand-3': '', 'seat-1': '' });
    expect(lit(view, moves.drop(['1-credit', '1-credit']))).toEqual({ 'hand-1': '', 'hand-2': '' });
    expect(lit(view, moves.drop([]))).toEqual({ do: '' });
  });

  it('lights a tile of the market, and the button that opens it', () => {
    const [temporary] = view.markets.temporary;
    const permanent = Object.keys(view.markets.permanent)[0]!;
    expect(lit(view, moves.buy(temporary!))).toEqual({ market: '', 'slot-0': '' });
    expect(lit(view, moves.buy(permanent))).toEqual({ market: '', [`buy-${permanent}`]: '' });
  });

  it('lights the buttons of what needs no card', () => {
    expect([moves.draw(), moves.mine(), moves.end(), moves.convert(1), moves.convert(3)].map((move) => lit(view, move))).toEqual([
      { draw: '' }, { mine: '' }, { end: '' }, { trade: '' }, { trade: '3' },
    ]);
    expect(lit(viewOf('hack'), moves.choose(viewOf('hack').you!.choose![1]!))).toMatchObject({ 'choose-1': '' });
  });

  it('marks the squares that it names', () => {
    expect(squaresOf(moves.place('2-polyomino', [[1, 2], [1, 3]]))).toEqual([[1, 2], [1, 3]]);
    expect(squaresOf(moves.fire([4, 4], [6, 4]))).toEqual([[4, 4], [6, 4]]);
    expect(squaresOf(moves.play('airdrop', { square: [0, 9] }))).toEqual([[0, 9]]);
    expect(squaresOf(null)).toEqual([]);
  });

  it('says where it goes', () => {
    expect(advise(view, moves.place('2-polyomino', [[1, 2], [1, 3]]), wordsOf())).toBe('On the squares 1,2 1,3.');
    expect(advise(view, moves.play('airdrop', { square: [0, 9] }), wordsOf('ru'))).toBe('На клетке 0,9.');
    expect(advise(view, moves.draw(), wordsOf())).toBe('');
  });
});
