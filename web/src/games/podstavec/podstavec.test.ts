import { readFileSync } from 'node:fs';
import { describe as group, expect, it } from 'vitest';
import type { Happening, Moment } from '../../board/contract';
import { bundleOf, Speech } from '../../words/speech';
import { bagNote, chapters, describe, hint, player, score, status, verdict } from './describe';
import { addToBid, addToPlan, arrangement, bagBeside, forecast, lessThan, placeOnStand, planFrom, swap, takeBack, takeOff, unchanged } from './draft';
import type { LastAuction, PodstavecView } from './forms';
import { picture, pieces, stands } from './picture';
import { gains, steps } from './steps';
import { targets } from './targets';

const catalogue = (language: string) => readFileSync(new URL(`../../../../src/ridotto/games/podstavec/messages.${language}.ftl`, import.meta.url), 'utf-8');
const words = new Speech('en', bundleOf('en', [catalogue('en')]), ['Lev', 'Anna', 'Ilya']);

/** Round 8 of a real game: white leads, Anna's bid is in. */
const bidding: PodstavecView = {
  game: 'podstavec', seat: 0, turn: [0], due: null, outcome: null, round: 8, phase: 'bid', scoring: 'colour-first',
  colours: ['red', 'white', 'black'], ends_at: 13, earliest: [2, 1], last: null,
  displays: [{ red: 3, white: 2, black: 0, empty: 0 }, { red: 1, white: 3, black: 1, empty: 0 }],
  supply: 11, spoils: { red: 2, white: 3, black: 0, pedestals: 1 }, values: ['white', 'red', 'black'],
  bag: { red: 5, white: 5, black: 5, pedestals: 2 },
  you: { may: 'bid', most: { red: 5, white: 5, black: 5, pedestals: 2 }, sent: null },
};
const last: LastAuction = {
  round: 8, values: ['white', 'red', 'black'], spoils: { red: 2, white: 3, black: 0, pedestals: 1 },
  bids: [
    { seat: 0, red: 1, white: 2, black: 0, pedestals: 1, laid: ['white', 'white', 'red'] },
    { seat: 1, red: 1, white: 1, black: 1, pedestals: 1, laid: ['white', 'red', 'black'] },
  ],
  tied: [], winner: 0, clause: 'POD-11', column: 3,
};
const after: PodstavecView = {
  ...bidding, round: 9, phase: 'arrange', turn: [0, 1], last, spoils: { red: 1, white: 2, black: 0, pedestals: 1 },
  bag: { red: 6, white: 6, black: 5, pedestals: 2 },
  you: { may: 'arrange', most: { red: 9, white: 8, black: 5, pedestals: 7 }, sent: null },
};
const revealed: Happening[] = [
  { type: 'bid-placed', seat: 0 },
  { type: 'bid-revealed', seat: 0, red: 1, white: 2, black: 0, pedestals: 1 },
  { type: 'bid-revealed', seat: 1, red: 1, white: 1, black: 1, pedestals: 1 },
  { type: 'spoils-won', seat: 0, red: 2, white: 3, black: 0, pedestals: 1 },
];

group('the picture', () => {
  it('puts the own display below, the others above, and the strongest balls first', () => {
    const drawn = picture(bidding);
    expect(drawn.own).toEqual({ seat: 0, stands: ['white', 'white', 'red', 'red', 'red'], sealed: false });
    expect(drawn.others).toEqual([{ seat: 1, stands: ['white', 'white', 'white', 'red', 'black'], sealed: true }]);
    expect(drawn.values.map((each) => [each.colour, each.count])).toEqual([['white', 5], ['red', 4], ['black', 1]]);
    expect(drawn.held).toBe(7);
  });
  it('shows an onlooker the first seat below, and no bag', () => {
    const { bag: _bag, you: _you, ...bare } = bidding;
    const drawn = picture({ ...bare, seat: null });
    expect([drawn.own.seat, drawn.held]).toEqual([0, null]);
  });
  it('lays a lot out with pedestals first, and empty stands last', () => {
    expect(pieces(bidding.spoils, bidding.values)).toEqual(['pedestals', 'white', 'white', 'white', 'red', 'red']);
    expect(stands({ red: 0, white: 1, black: 0, empty: 1 }, bidding.values)).toEqual(['white', null]);
  });
});

group('steps', () => {
  it('compare column by column up to the one that decides, then wait at the award', () => {
    const shown = steps(bidding, revealed, after);
    expect(shown.map((step) => step.data?.column)).toEqual([0, 1, 2, 3, 3]);
    expect(shown.map((step) => step.waits ?? false)).toEqual([false, false, false, false, true]);
    expect(shown.at(-1)?.view).toMatchObject({ spoils: after.spoils, bag: after.bag, phase: 'bid', turn: [] });
    expect(shown[0]?.view.spoils).toEqual(last.spoils);
  });
  it('do not wait for an onlooker', () => {
    const { bag: _bag, you: _you, ...bare } = { ...after, seat: null };
    expect(steps({ ...bidding, seat: null }, revealed, bare).every((step) => !step.waits)).toBe(true);
  });
  it('show displays when they are revealed, and nothing for a sealed bid', () => {
    expect(steps(after, [{ type: 'display-revealed', seat: 0 }], { ...bidding, round: 9 }).map((step) => step.name)).toEqual(['displays']);
    expect(steps(bidding, [{ type: 'bid-placed', seat: 0 }], bidding)).toEqual([]);
    expect(steps(null, revealed, after)).toEqual([]);
  });
  it('know what came into the bag, whoever won', () => {
    expect(gains(bidding, after)).toEqual({ red: 2, white: 3, black: 0, pedestals: 1 });
    const lost = { ...after, bag: bidding.bag!, last: { ...last, winner: 1 } };
    expect(gains(bidding, lost)).toEqual({ red: 1, white: 2, black: 0, pedestals: 1 });
  });
});

group('a plan', () => {
  const most = after.you!.most!;
  const now = planFrom(after.displays[0]!, after.values);

  it('begins as the display stands', () => {
    expect(unchanged(now, after.displays[0]!)).toBe(true);
    expect(bagBeside(now, most)).toEqual({ red: 6, white: 6, black: 5, pedestals: 2 });
  });
  it('takes a ball with a pedestal where no stand is empty, and none without', () => {
    const more = addToPlan(now, 'red', most);
    expect(arrangement(more)).toMatchObject({ red: 4, white: 2, empty: 0 });
    const full = addToPlan(addToPlan(more, 'pedestals', most), 'white', most);
    expect(arrangement(full)).toMatchObject({ red: 4, white: 3, empty: 0 });
    expect(addToPlan(full, 'black', most)).toBe(full);
    const again = addToPlan(takeOff(takeOff(now, 0), 0), 'pedestals', most, now);
    expect(again.at(-1)).toEqual({ ...now[0], ball: null }); // it is the old one, and not new
    expect(addToPlan(again, 'pedestals', most, now).at(-1)?.was).toBeUndefined();
  });
  it('gives back the ball first, then the pedestal', () => {
    const bare = takeOff(now, 0);
    expect(arrangement(bare)).toMatchObject({ white: 1, empty: 1 });
    expect(takeOff(bare, 0)).toHaveLength(4);
    expect(arrangement(takeBack(now, 'red'))).toMatchObject({ red: 2, empty: 1 });
    expect(takeBack(now, 'black')).toBe(now);
  });
  it('replaces and swaps, and remembers what stood there', () => {
    const replaced = placeOnStand(now, 1, 'red', most);
    expect(replaced[1]).toMatchObject({ ball: 'red', was: 'white' });
    expect(placeOnStand(now, 1, 'white', most)).toBe(now);
    expect(swap(now, 0, 4).map((stand) => stand.ball)).toEqual(['red', 'white', 'red', 'red', 'white']);
  });
  it('foretells the colours if the others keep theirs', () => {
    const planned = placeOnStand(addToPlan(now, 'red', most), 1, 'red', most);
    expect(forecast(planned, [after.displays[1]!], after.colours)).toEqual([{ colour: 'red', count: 6 }, { colour: 'white', count: 4 }, { colour: 'black', count: 1 }]);
  });
});

group('a bid', () => {
  it('never holds more than the bag, nor less than nothing', () => {
    const nothing = { red: 0, white: 0, black: 0, pedestals: 0 };
    const most = bidding.you!.most!;
    expect(addToBid(nothing, 'pedestals', most, 5).pedestals).toBe(2);
    expect(addToBid(nothing, 'red', most, -1).red).toBe(0);
    expect(lessThan(most, addToBid(nothing, 'red', most)).red).toBe(4);
  });
});

group('targets', () => {
  it('are what `you` allows, with their keys', () => {
    expect(targets(bidding, null).map((target) => [target.id, target.key])).toEqual([['pedestals', 'p'], ['red', 'r'], ['white', 'w'], ['black', 'b'], ['pass', undefined]]);
    expect(targets(bidding, 'red')).toEqual([{ id: 'bid' }]);
    expect(targets(after, null).at(-1)).toMatchObject({ id: 'keep', move: { type: 'arrange', red: 3, white: 2 } });
    expect(targets({ ...bidding, you: { may: null, most: null, sent: null } }, null)).toEqual([]);
  });
});

group('in words', () => {
  it('the status says what to do and who is in', () => {
    expect(status(bidding, words)).toEqual({ lead: 'Your bid.', more: 'Choose from your bag, then seal it. Anna is in.', short: 'Anna is in.' });
    expect(status({ ...bidding, turn: [1] }, words)?.lead).toBe('Your bid is in.');
    expect(status({ ...bidding, seat: null, turn: [1] }, words)?.lead).toBe('Anna is choosing a bid.');
    expect(status({ ...bidding, phase: 'over', turn: [] }, words)).toBeNull();
    const award = steps(bidding, revealed, after).at(-1)!;
    expect(status(award.view, words, award)).toEqual({ lead: 'You take the spoils.', more: 'A pedestal, 2 red, 3 white.' });
  });
  it('the verdict names what decided', () => {
    expect(verdict(last, words)).toBe('White is worth more than red this round.');
    expect(verdict({ ...last, column: 0 }, words)).toBe('More pedestals win.');
    expect(verdict({ ...last, column: 1 }, words)).toBe('Pedestals are equal: more balls win.');
    expect(verdict({ ...last, clause: 'POD-12', winner: null }, words)).toContain('nobody wins');
    expect(verdict({ ...last, clause: 'POD-13' }, words)).toContain('the third takes');
    expect(verdict({ ...last, clause: 'POD-13', winner: null }, words)).toContain('the third is empty');
  });
  it('a row shows what all may know, and of oneself the whole', () => {
    expect(player(bidding, 0, words)).toEqual({ score: '7 of 13 pedestals', brief: '7 of 13 in all', doing: 'choosing a bid', means: 'All your pedestals, in the bag and on display. Whoever holds 13 after an award ends the game.' });
    expect(player({ ...bidding, ends_at: 7 }, 0, words).score).toBe('7 of 7 pedestals');
    expect(player({ ...bidding, ends_at: 6 }, 0, words).score).toBe('7 pedestals'); // never more than all
    expect(player(bidding, 1, words)).toEqual({ score: '5 on display', doing: 'bid is in' });
  });
  it('a round begins with the first moment after an award', () => {
    const moment = (n: number, ...types: string[]): Moment => ({ n, at: 0, seat: null, by: null, events: types.map((type) => ({ type })) });
    const headings = chapters([moment(1), moment(2, 'arranged'), moment(3, 'bid-revealed', 'spoils-won'), moment(4, 'arranged'), moment(5, 'nobody-won')], words);
    expect([...headings]).toEqual([[2, 'Round 1'], [4, 'Round 2']]);
    expect([...chapters([moment(1), moment(2, 'spoils-won'), moment(3, 'arranged')], words, bidding)]).toEqual([[2, `Round ${bidding.round}`], [3, `Round ${bidding.round + 1}`]]);
  });
  it('a screen reader hears displays, values, spoils and the own bag', () => {
    expect(describe(after, words)).toEqual({
      summary: 'Round 9, arrange the displays',
      lines: [
        'Lev: 3 red, 2 white, 0 black, 0 empty.', 'Anna: 1 red, 3 white, 1 black, 0 empty.', 'Worth most first: white, red, black.',
        'Spoils: a pedestal, 1 red, 2 white. Supply: 11.', 'Your bag: 2 pedestals, 6 red, 6 white, 5 black.', 'White is worth more than red this round.',
      ],
    });
  });
  it('guidance comes in the first two rounds and not later', () => {
    expect(hint({ ...after, round: 1 }, words)?.clause).toBe('POD-5');
    expect(hint({ ...bidding, round: 1 }, words)?.clause).toBe('POD-9');
    expect(hint({ ...after, round: 2 }, words)?.clause).toBe('POD-7');
    expect(hint({ ...bidding, round: 2 }, words)?.clause).toBe('POD-15');
    expect(hint(bidding, words)).toBeNull();
  });
  it('a score is its reds, whites and blacks, by either way of counting', () => {
    expect(score([7, 4, 1], words)).toBe('7 · 4 · 1');
    expect(score([12, 7, 4, 1], words)).toBe('7 · 4 · 1');
  });
  it('both languages have every word that the board asks for', () => {
    const russian = bundleOf('ru', [catalogue('ru')]);
    const asked = catalogue('en').match(/^board-[\w-]+/gm) ?? [];
    expect(asked.length).toBeGreaterThan(60);
    expect(asked.filter((id) => !russian.hasMessage(id))).toEqual([]);
  });
});

it('says beside the bag what becomes of a bid, and of a pass that it was one', () => {
  const pass = { ...last.bids[1]!, red: 0, white: 0, black: 0, pedestals: 0 };
  expect(bagNote(0, last)).toBe('board-bag-arrives');
  expect(bagNote(1, last)).toBe('board-bag-returns');
  expect(bagNote(1, { ...last, bids: [last.bids[0]!, pass] })).toBe('board-bag-passed');
  expect(bagNote(1, { ...last, tied: [0, 1], winner: null })).toBe('board-bid-sent');
});
