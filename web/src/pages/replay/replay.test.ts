import { describe, expect, it } from 'vitest';
import type { Moments } from '../../protocol/forms';
import { chapterOf, labelsOf, numberOf, readMark, ticksOf, writeMark, type Eyes } from './marks';
import { usualOpponent } from './opponents';
import { Projector } from './projector.svelte';

describe('the link to a moment', () => {
  it('names the eyes and the moment', () => {
    expect(writeMark({ eyes: 0, n: 24 })).toBe('s0-24');
    expect(writeMark({ eyes: null, n: 3 })).toBe('o-3');
    for (const mark of [{ eyes: 2, n: 7 }, { eyes: null, n: 1 }, { eyes: 0, n: 5, entry: true }]) expect(readMark(writeMark(mark))).toEqual(mark);
    expect(readMark('s1-e24')).toEqual({ eyes: 1, n: 24, entry: true });
  });

  it('may be nonsense', () => {
    for (const hash of ['', '24', 's-3', 's0-e', 's0-3e', 'x0-3', 's0-', 's0-3x']) expect(readMark(hash)).toBeNull();
  });

  it('is labelled by the number of its chapter', () => {
    expect(numberOf('Round 8')).toBe('8');
    expect(numberOf('Раунд 12')).toBe('12');
    expect(numberOf('Turn 3 · Lucky Dolphin 5523')).toBe('3');
    expect(numberOf('The end')).toBe('');
  });

  it('is labelled by bare numbers only where these are counted from 1 and nothing else is', () => {
    expect(labelsOf(['Round 1', 'Round 2', 'The end'])).toEqual(['Round 1', '2', '']);
    expect(labelsOf(['Turn 1 · Anna', 'Turn 2 · Lev'])).toEqual(['Turn 1', '2']);
    expect(labelsOf(['Deal 1', 'Round 2: one more each', 'Showdown'])).toEqual(['Deal 1', 'Round 2', 'Showdown']);
    expect(labelsOf(['Раунд 2: ещё по карте', 'Раунд 3: ещё по карте'])).toEqual(['Раунд 2', 'Раунд 3']);
    expect(labelsOf(['Sunday', 'Monday'])).toEqual(['Sunday', 'Monday']);
    expect(labelsOf([])).toEqual([]);
  });

  it('calls a moment by its chapter, with what is counted, in every game alike', () => {
    const ticks = (...titles: string[]) => titles.map((title, place) => ({ title, index: place * 10 }));
    expect(chapterOf(ticks('Turn 1 · Anna', 'Turn 2 · Lev'), 3)).toBe('Turn 1');
    expect(chapterOf(ticks('Turn 1 · Anna', 'Turn 2 · Lev'), 12)).toBe('Turn 2');
    expect(chapterOf(ticks('Sunday', 'Monday'), 10)).toBe('Monday');
    expect(chapterOf(ticks('Deal 1', 'Round 2: one more each', 'Showdown', 'Deal 2', 'Round 2: one more card each'), 45)).toBe('Deal 2');
    expect(chapterOf([{ title: 'Round 1', index: 5 }], 0)).toBe('');
  });

  it('has a tick for every chapter, also for one that begins in the moment of another', () => {
    const chapters = new Map([['1.0', 'Deal 1'], ['7.1', 'Round 2'], ['30.1', 'Showdown'], ['30.12', 'Deal 2']] as const);
    expect(ticksOf(chapters, (n) => n - 1).map(({ index, title }) => `${index} ${title}`)).toEqual(['0 Deal 1', '6 Round 2', '29 Showdown', '30 Deal 2']);
  });
});

/** A game of `entries` entries, of which seat 1 noticed only every second one. */
function house(entries: number): { asked: string[]; ask: (eyes: Eyes, from: number, limit: number) => Promise<Moments> } {
  const asked: string[] = [];
  return {
    asked,
    ask: (eyes, from, limit) => {
      asked.push(`${eyes} ${from}`);
      const step = eyes === 1 ? 2 : 1;
      const all = Array.from({ length: Math.floor(entries / step) + 1 }, (_, index) => ({
        n: index + 1,
        at: index,
        seat: null,
        by: null,
        events: [],
        view: { shown: index * step } as never,
        entry: index * step,
      }));
      const moments = all.slice(from - 1, from - 1 + limit);
      return Promise.resolve({
        table: 't',
        seat: eyes,
        first: 1,
        last: all.length,
        constants: { cards: 4 },
        over: true,
        moments,
      });
    },
  };
}

describe('a replay', () => {
  it('reads a long game page by page, and has whole positions', async () => {
    const { ask, asked } = house(249);
    const projector = new Projector(ask);
    await projector.look(0);
    expect(asked).toEqual(['0 1', '0 101', '0 201']);
    expect(projector.frames).toHaveLength(250);
    expect(projector.frame?.view).toEqual({ cards: 4, shown: 0 });
  });

  it('begins at the moment of its link, and stays within the game', async () => {
    const projector = new Projector(house(20).ask);
    await projector.look(0, 15);
    expect(projector.frame?.n).toBe(15);
    projector.go(99);
    expect(projector.index).toBe(20);
    projector.go(-3);
    expect(projector.index).toBe(0);
  });

  it('finds the moment after an entry of the record, whoever noticed it', async () => {
    const projector = new Projector(house(20).ask);
    await projector.look(1, null, 15);
    expect(projector.frame?.entry).toBe(14);
    await projector.look(0, null, 15);
    expect(projector.frame?.entry).toBe(15);
  });

  it('shows the same time through other eyes, and asks for them once', async () => {
    const { ask, asked } = house(20);
    const projector = new Projector(ask);
    await projector.look(0, 16);
    expect(projector.frame?.entry).toBe(15);
    await projector.look(1);
    expect(projector.frame?.entry).toBe(14);
    await projector.look(0);
    await projector.look(null);
    expect(projector.frame?.entry).toBe(14);
    expect(asked).toEqual(['0 1', '1 1', 'null 1']);
  });
});

describe('those one plays on against', () => {
  it('are steady ones where there are any, or else the gentlest', () => {
    expect(['steady', 'novice', ''].map((bot) => usualOpponent(bot ? ['novice', bot] : []))).toEqual(['steady', 'novice', 'random']);
  });

  it('whom one has met is met again, and of several the one who was there most often', () => {
    const bots = ['novice', 'steady', 'keen'];
    expect(usualOpponent(bots, ['novice'])).toBe('novice');
    expect(usualOpponent(bots, ['novice', 'keen', 'keen'])).toBe('keen');
    expect(usualOpponent(bots, ['a bot that is gone'])).toBe('steady');
  });
});
