import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Trouble } from '../../protocol/api';
import type { Analysis, AnalysisShown, Judged, TurningPoint } from '../../protocol/forms';
import type { Line } from '../../table/sentences';
import { bundleOf, Speech } from '../../words/speech';
import { Analysing } from './analysing.svelte';
import { about, chancesAt, judgedLines, leading, markAt, muchOf, noticedAt, spotsOf, turnsOf } from './analysis';
import { along } from './axis';
import { amount, blameless, Judgement, percents } from './judgement';
import type { Frame } from './projector.svelte';
import { Reading } from './reading.svelte';

/** What somebody saw who noticed only these entries of the record. */
const seen = (...entries: number[]) => entries.map((entry, index) => ({ n: index + 1, entry }));
const judged = (n: number, seat: number, lost = 0, measure: Judged['measure'] = 'chance'): Judged => ({
  n, entries: [n], seat, choice: [], agrees: lost === 0, lost, measure, why: { id: 'why' },
});
const line = (n: number, key: string, seat: number | null): Line => ({ n, key, seat, runs: [], result: false, by: null, chapter: null });

describe('an analysis on the line of moments', () => {
  it('finds the moment in which an entry was noticed', () => {
    const frames = seen(0, 2, 5);
    expect([0, 1, 2, 3, 5, 9].map((entry) => noticedAt(frames, entry))).toEqual([0, 1, 1, 2, 2, 2]);
    expect(noticedAt([], 3)).toBe(0);
  });

  it('has one spot for each moment: what was known last', () => {
    const curve = [{ n: 0, chances: [0.5, 0.5] }, { n: 1, chances: [0.4, 0.6] }, { n: 2, chances: [0.7, 0.3] }, { n: 4, chances: [1, 0] }];
    expect(spotsOf(curve, seen(0, 2, 3, 4))).toEqual([
      { index: 0, chances: [0.4, 0.6] },
      { index: 1, chances: [0.7, 0.3] },
      { index: 3, chances: [1, 0] },
    ]);
  });

  it('tells chances at every moment, in proportion between two that were weighed', () => {
    const spots = [{ index: 0, chances: [0.5, 0.5] }, { index: 4, chances: [1, 0] }];
    expect(chancesAt(spots, 0)).toEqual([0.5, 0.5]);
    expect(chancesAt(spots, 1)).toEqual([0.625, 0.375]);
    expect(chancesAt(spots, 4)).toEqual([1, 0]);
    expect(chancesAt(spots, 7)).toEqual([1, 0]);
    expect(chancesAt([], 1)).toEqual([]);
  });

  it('marks only what was measured: a loss where the chance was that it is a part of, anything else where it shows', () => {
    const spots = [{ index: 1, chances: [0.5, 0.5] }, { index: 6, chances: [1, 0] }];
    const turn = (index: number, lost: number) => ({ index, rank: 0, point: { lost } as TurningPoint });
    expect([0, 1, 4, 6].map((index) => markAt(spots, turn(index, 0.2)))).toEqual([1, 1, 1, 6]);
    expect([0, 1, 4, 7].map((index) => markAt(spots, turn(index, 0)))).toEqual([1, 1, 6, 6]);
    expect(markAt([], turn(4, 0))).toBe(4);
  });

  it('names those who stand best', () => {
    expect(leading([0.1, 0.4, 0.2, 0.2, 0.1], 3)).toEqual([1, 2, 3]);
  });

  it('has its turning points in the order of the game, the greater one of two at the same moment', () => {
    const point = (n: number): TurningPoint => ({ n, seat: 0, lost: 0.1, measure: 'chance', changed: null, before: null, after: null });
    const analysis = { turning_points: [point(5), point(2), point(4)] } as unknown as Analysis;
    expect(turnsOf(analysis, seen(0, 2, 3, 5)).map((turn) => [turn.index, turn.point.n, turn.rank])).toEqual([[1, 2, 1], [3, 5, 0]]);
  });

  it('is about who gave something away, or else about whose chance changed, whoever moved', () => {
    const point: TurningPoint = { n: 1, seat: 0, lost: 0, measure: 'chance', changed: 1, before: 0.64, after: 0.87 };
    expect(about(point)).toBe(1);
    expect(about({ ...point, lost: 0.05 })).toBe(0);
    expect(about({ ...point, seat: null })).toBe(1);
    expect(about({ ...point, changed: null, before: null, after: null })).toBe(0);
  });

  it('marks the line of the log about that seat, or else the next one that is told', () => {
    const lines = [line(2, '2.0', null), line(2, '2.1', 1), line(4, '4.0', 0)];
    const found = judgedLines([judged(1, 1), judged(2, 0), judged(3, 1)], seen(0, 1, 2, 3), lines);
    expect([...found].map(([key, one]) => [key, one.n])).toEqual([['2.1', 1], ['4.0', 2]]);
  });

  it('knows what is much: of the chance, and of points beside the greatest loss', () => {
    const decisions = [judged(1, 0, 0.05), judged(2, 0, 0.01), judged(3, 1, 10, 'points'), judged(4, 1, 1, 'points'), judged(5, 0)];
    expect(decisions.filter(muchOf(decisions)).map((one) => one.n)).toEqual([1, 3]);
  });

  it('shares its axis with the line of moments', () => {
    const x = along(1054, 10, 40);
    expect([0, 5, 10].map(x)).toEqual([40, 540, 1040]);
    expect(along(0, 0, 40)(0)).toBe(40);
  });
});

describe('what is thought of a decision', () => {
  const speech = new Speech('en', bundleOf('en', ['why = It wins in 97%, and leaves 52%; passing leaves 21%.', 'why-beside = It wins in 97%.', 'bot-keen = keen']), ['Lev']);
  const told = (found: Partial<Judged>): string =>
    new Judgement({ mind: 'keen', by: 'opinion' } as Analysis, null, speech).of({ ...judged(1, 0, 0.31), choice: [{ type: 'bid' }], ...found }, null);

  it('says how much of which chance was given away, and what the bot would have done, without chances that are not the curve’s', () => {
    const said = told({ worth: 0, best: 1, had: 0.85, lost: 0.85, knew: 0.85, truth: 0.85 });
    expect(said).toBe('Lev gave away the whole chance, 85 in a hundred, as Keen judges by what Lev could know. Keen would tell Lev: “It wins in 97%.”');
  });

  it('still tells an analysis of before, which does not say out of how much', () => {
    expect(told({ worth: 0.21, best: 0.52 })).toBe('Lev gave away 31% of the chance. Keen would tell Lev: “It wins in 97%.”');
  });

  it('says of a turning point what was given away, what could be known, and what became of the curve', () => {
    const decision = { ...judged(1, 0, 0.5), had: 0.6, knew: 0.6, truth: 0.3, differ: true };
    const analysis = { mind: 'keen', by: 'opinion', decisions: [decision], curve: [] } as unknown as Analysis;
    const point: TurningPoint = { n: 1, seat: 0, lost: 0.5, measure: 'chance', changed: 0, before: 0.3, after: 0.1 };
    expect(new Judgement(analysis, null, speech).turned(point)).toBe(
      'Lev gave away 50 of 60 chances in a hundred, as Keen judges by what Lev could know. ' +
      'The curve knows what was hidden: before this move it stands at 30%, and by what Lev could know it would be 60%. ' +
      'Lev: on the curve, the chances went from 30% to 10%.',
    );
  });

  it('knows no better move where nothing was lost, unless the bot could not tell', () => {
    expect(told({ lost: 0, worth: 0.4, best: 0.4 })).toBe('Keen would have played no better.');
    expect(told({ lost: 0.003, worth: 0.4, best: 0.4 })).toBe('Keen would have played no better.');
    expect(told({ lost: 0, worth: null, best: null })).toBe('Keen would tell Lev: “It wins in 97%.”');
  });

  it('says where no loss is known that a chance which changed was luck or what the judge does not see', () => {
    const curve = [{ n: 0, chances: [0.8, 0.2] }, { n: 4, chances: [0.35, 0.65] }, { n: 9, chances: [0, 1] }];
    const turned = (n: number, decisions: readonly Judged[], since: number | null = null): string => {
      const analysis = { mind: 'keen', by: 'opinion', decisions, curve } as unknown as Analysis;
      return new Judgement(analysis, null, speech).turned({ n, seat: null, lost: 0, measure: 'chance', changed: 0, before: 0.8, after: 0.35, since });
    };
    const luck = ' That was luck, or something hidden, or what Keen does not see.';
    expect(turned(4, [judged(2, 0)])).toBe(`Lev: on the curve, the chances went from 80% to 35%.${luck}`);
    expect(turned(4, [judged(2, 0, 0.3)])).not.toContain('luck');
    expect(turned(4, [judged(2, 0, 0.02)])).toContain(luck);
    expect(turned(4, [judged(2, 0, 0.1)])).toContain(luck);
    expect(turned(4, [judged(2, 1, 0.3)])).toContain(luck);
    expect(turned(9, [judged(2, 0, 0.3)])).toContain(luck);
    expect(turned(9, [judged(2, 0, 0.3)], 1)).toBe('Lev: over several moves up to this one, the chances on the curve went from 80% to 35%.');
  });

  it('tells a loss and the change of the curve around it as one, and what the loss does not explain', () => {
    const point: TurningPoint = { n: 4, seat: 0, lost: 0.1, measure: 'chance', changed: 0, before: 0.8, after: 0.1, since: 1, until: 9 };
    const said = (lost: number): string =>
      new Judgement({ mind: 'keen', by: 'opinion', decisions: [judged(4, 0, lost)], curve: [] } as unknown as Analysis, null, speech).turned({ ...point, lost });
    const around = 'Lev: over several moves around this one, the chances on the curve went from 80% to 10%.';
    expect(said(0.1)).toBe(`Lev gave away 10% of the chance. ${around} What that does not explain was luck, or something hidden, or what Keen does not see.`);
    expect(said(0.5)).toBe(`Lev gave away 50% of the chance. ${around}`);
  });

  it('begins at a turning point with how the chances changed, where no loss tells it', () => {
    const point = (lost: number): TurningPoint => ({ n: 2, seat: 0, lost, measure: 'chance', changed: 0, before: 0.6, after: 0.19 });
    const at = (lost: number): string => {
      const analysis = { mind: 'keen', by: 'opinion', decisions: [{ ...judged(2, 0, lost), worth: 0.5, best: 0.5 }], curve: [], turning_points: [point(lost)] } as unknown as Analysis;
      return new Reading(() => ({ analysis, frames: seen(0, 2) as unknown as Frame[], lines: [], board: null, speech })).verdictAt(1);
    };
    expect(at(0)).toMatch(/^Lev: on the curve, the chances went from 60% to 19%\. .* Keen would have done the same\.$/);
    expect(at(0.3)).not.toContain('from 60% to 19%');
  });

  it('says what it means that somebody gave nothing away', () => {
    const alike = (...decisions: Judged[]) => new Judgement({ mind: 'keen', decisions } as unknown as Analysis, null, speech).alike();
    expect(alike(judged(1, 0), judged(2, 0, 0.002))).toBe('No ▼ (Lev) only means that Keen, the judge, would have played no better.');
    expect(alike(judged(1, 0), judged(2, 0, 0.2))).toBe('');
    expect(blameless({ decisions: [judged(1, 2), judged(2, 0, 0.2), judged(3, 1), judged(4, 2)] } as unknown as Analysis)).toEqual([1, 2]);
  });

  it('counts what was lost in the word of the game', () => {
    const poker = new Speech('en', bundleOf('en', ['unit-points = { $amount } chips']), ['Lev']);
    const loss = { lost: 9.97, measure: 'points' } as const;
    expect([amount(loss, poker), amount(loss, speech), amount({ lost: 0.2, measure: 'chance' }, poker)]).toEqual(['10 chips', '10 points', '20%']);
    expect(new Judgement({ mind: 'keen', by: 'opinion' } as Analysis, null, poker).of({ ...judged(1, 0, 9.97, 'points') }, null)).toContain('Lev gave away 10 chips.');
  });

  it('says nothing of a loss that would be written as none', () => {
    expect(told({ measure: 'points', lost: 0.04 })).not.toContain('gave away');
    expect(told({ measure: 'points', lost: 0.06 })).toContain('Lev gave away 0.1 points.');
  });

  it('says points by the number that is written', () => {
    expect(told({ measure: 'points', lost: 0.98 })).toContain('Lev gave away 1 point.');
    expect(told({ measure: 'points', lost: 9.97 })).toContain('Lev gave away 10 points.');
  });

  it('tells the truth in a sentence of its own where that was another', () => {
    expect(told({ had: 0.6, knew: 0.6, truth: 0.4, differ: true })).toMatch(/of 60 chances .* The curve knows what was hidden: .* 40%, .* 60%\.$/);
  });

  it('leaves the reason whole where points are counted', () => {
    expect(told({ agrees: true, worth: 0.5, best: 0.5 })).toContain('Keen would have done the same.');
    expect(told({ measure: 'points', worth: 3, best: 5 })).toContain('“It wins in 97%, and leaves 52%; passing leaves 21%.”');
  });
});

describe('asking for an analysis', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const done: AnalysisShown = { status: 'done', analysis: { seats: 2 } as Analysis };
  const answers = (...given: (AnalysisShown | Error)[]) => vi.fn(() => {
    const next = given.shift();
    return next instanceof Error ? Promise.reject(next) : Promise.resolve(next ?? done);
  });

  it('follows it until it is there', async () => {
    const look = answers({ status: 'none' }, { status: 'running', progress: 0.5 }, done);
    const analysing = new Analysing(look, answers({ status: 'running', progress: 0 }));
    await analysing.follow();
    expect(analysing.status).toBe('none');
    await analysing.ask();
    expect([analysing.status, analysing.progress]).toEqual(['running', 0]);
    await vi.advanceTimersToNextTimerAsync();
    expect(analysing.progress).toBe(0.5);
    await vi.advanceTimersToNextTimerAsync();
    expect([analysing.status, analysing.analysis?.seats]).toEqual(['done', 2]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('goes on when the connection is back, and stops when the page is left', async () => {
    const look = answers({ status: 'running', progress: 0.1 }, new Trouble(0, 'offline', ''), { status: 'running', progress: 0.2 });
    const analysing = new Analysing(look, answers());
    await analysing.follow();
    await vi.advanceTimersToNextTimerAsync();
    expect(analysing.status).toBe('running');
    await vi.advanceTimersToNextTimerAsync();
    expect(analysing.progress).toBe(0.2);
    analysing.stop();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('may be asked for where nobody could tell', async () => {
    const analysing = new Analysing(answers(new Trouble(500, 'fault', '')), answers());
    await analysing.follow();
    expect(analysing.status).toBe('none');
  });
});

describe('everyone’s chances in whole percents', () => {
  const parts = (chances: readonly number[]) => percents(chances).map((said) => Number.parseInt(said, 10));

  it('add up as the chances do', () => {
    expect(parts([0.505, 0.495])).toEqual([51, 49]);
    expect(parts([1 / 3, 1 / 3, 1 / 3])).toEqual([34, 33, 33]);
    expect(parts([0.996, 0.004])).toEqual([100, 0]);
    expect(parts([])).toEqual([]);
  });
});
