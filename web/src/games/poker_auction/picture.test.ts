import { describe, expect, it } from 'vitest';
import { changeOf, gone, picture, without } from './picture';
import { view, VIEW_NAMES } from './testing';

describe('the picture of a table', () => {
  it('seats everyone clockwise from the own left hand', () => {
    const { left, top, right, me } = picture(view('lot'));
    expect([left, top, right].map((seats) => seats.map((seat) => seat.seat))).toEqual([[1, 2], [], [3, 4]]);
    expect(me?.seat).toBe(0);
  });

  it('seats nine others with five of them across the top', () => {
    const { left, top, right } = picture(view('ten'));
    expect([left, top, right].map((seats) => seats.map((seat) => seat.seat))).toEqual([[1, 2], [3, 4, 5, 6, 7], [8, 9]]);
  });

  it('shows an onlooker every seat, and no hand', () => {
    const { left, top, right, me, hand } = picture(view('watched'));
    expect([...left, ...top, ...right].map((seat) => seat.seat)).toEqual([0, 1, 2, 3, 4]);
    expect([me, hand]).toEqual([null, null]);
  });

  it('counts hidden cards beside the known ones, and never shows one', () => {
    const marco = picture(view('lot')).left[1]!;
    expect([marco.known, marco.hidden]).toEqual([['3s', '3d'], 2]);
  });

  it.each([
    ['lot', [null, 'sells', 'high', null]],
    ['mahjong', [null, 'high', 'passed', 'sells']],
    ['out', [null, null, null, null]],
  ] as const)('tags who sells, who bids and who has passed: %s', (name, tags) => {
    const { left, top, right } = picture(view(name));
    expect([...left, ...top, ...right].map((seat) => seat.tag)).toEqual(tags);
  });

  it('tags who is out, and counts no bids of theirs', () => {
    const { me } = picture(view('out'));
    expect([me?.tag, me?.bidsLeft]).toEqual(['out', null]);
  });

  it('brackets the best five as the house gives them, and keeps the others in their order', () => {
    const { hand } = picture(view('lot'));
    expect(hand?.best).toEqual(['As', 'Ac', 'Jh', 'Js', 'Th']);
    expect(hand?.rest).toEqual(['7h']);
  });

  it('leaves empty places in the hand of an open deck, and none elsewhere', () => {
    expect(picture(view('open-deck')).hand?.places).toBe(1);
    expect(picture(view('open-deck')).passedPlaces).toBe(1);
    expect(picture(view('lot')).hand?.places).toBe(0);
  });

  it('gives the ring a part for each second of the clock that runs', () => {
    expect([picture(view('lot')).segments, picture(view('lay')).segments]).toEqual([10, 30]);
    expect(picture(view('lot', { hammer_ms: 1000 })).segments).toBe(1);
    expect(picture(view('lot', { hammer_ms: 3_600_000 })).segments).toBe(30);
  });

  it('draws every view that the engine gives', () => {
    for (const name of VIEW_NAMES) expect(picture(view(name)).clockMs).toBeGreaterThan(0);
  });
});

describe('the ladder of a showdown', () => {
  it('stands best first, with what is left beside the best five, and who took the bank', () => {
    const shown = picture(view('showdown')).showdown!;
    expect(shown.rungs.map((rung) => rung.seat)).toEqual([2, 0, 4, 3, 1]);
    expect(shown.rungs[2]!.rest).toEqual(['4s', '4d']);
    expect([shown.winners, shown.bank, shown.deal]).toEqual([[2], 287, 4]);
  });

  it('has several winners where the bank is split', () => {
    expect(picture(view('split')).showdown?.winners).toEqual([0, 1]);
  });

  it('shows the hands of an open deck that ends in a draw, without a winner', () => {
    const shown = picture(view('open-deck-out')).showdown!;
    expect([shown.winners, shown.rungs.length]).toEqual([[], 2]);
    expect(picture(view('open-deck-over')).showdown?.winners).toEqual([0]);
  });
});

describe('the ring', () => {
  it('is eaten clockwise from twelve as time goes', () => {
    expect(gone(10_000, 10_000, 10)).toEqual(Array(10).fill(0));
    expect(gone(6_500, 10_000, 10)).toEqual([1, 1, 1, 0.5, 0, 0, 0, 0, 0, 0]);
    expect(gone(-5, 10_000, 10)).toEqual(Array(10).fill(1));
    expect(gone(99_999, 10_000, 10)).toEqual(Array(10).fill(0));
  });
});

describe('what a hand becomes', () => {
  it('is told with the lot, or without the card that is chosen', () => {
    expect(changeOf(view('lot'), null)?.makes).toBe('full-house');
    expect(changeOf(view('lay'), '7h')).toMatchObject({ makes: 'full-house', change: 'same' });
    expect(changeOf(view('lay'), 'Jc')).toMatchObject({ makes: 'two-pairs', change: 'worse' });
    expect(changeOf(view('watched'), null)).toBeNull();
  });

  it('takes each card as often as it is there', () => {
    expect(without(['9d', '9d', 'R'], ['9d'])).toEqual(['9d', 'R']);
  });
});
