import { describe, expect, it } from 'vitest';
import { comingTag, ghostsOn, newIn } from './outlook';
import { Sayer, parts, plain } from './sentences';
import { outlookOf, positionOf, speechOf } from './testing';

describe('what a move would do', () => {
  it('has a hop for each piece of a card, with what it makes and takes', () => {
    const ahead = outlookOf('sow', 'card');
    expect(ahead.hops.map((hop) => [hop.pyramids.join(), hop.place, hop.makes])).toEqual([
      ['Lk', 1, null],
      ['Sy', 2, 'tree'],
      ['Mr', 3, null],
    ]);
    expect(ahead.source).toEqual({ side: 0, card: 0 });
    expect(ahead.takes).toEqual([{ side: 1, card: 0, count: 2, by: ['Mr'] }]);
    expect(ahead.power).toBe('red');
    expect(ghostsOn(ahead, 0, 2)).toEqual(['Sy']);
    expect(comingTag(ahead, 0, 2)).toBe('tree');
    expect(comingTag(ahead, 1, 2)).toBeNull();
  });

  it('comes from the stock without a source', () => {
    const ahead = outlookOf('sow', 'stock');
    expect(ahead.source).toBeNull();
    expect(ahead.hops.map((hop) => hop.place)).toEqual([0, 1, 2]);
    expect(ahead.takes).toEqual([]);
  });

  it('moves a tree as one piece', () => {
    expect(outlookOf('xeno', 'tree').hops[0]?.pyramids).toEqual(['Lx', 'Mo', 'Sp']);
  });

  it('knows what a power lifts and where it goes', () => {
    const ahead = outlookOf('power', 'advance');
    expect(ahead.gone).toEqual({ side: 0, card: 3 });
    expect(ahead.hops).toEqual([{ side: 0, place: 4, pyramids: ['Mr'], makes: null }]);
    expect(ahead.vaulted).toBe(true);
    expect(outlookOf('return', 'return').hops).toEqual([]);
  });

  it('tells trees that a swap makes or undoes', () => {
    expect(outlookOf('swap', 'swap').made).toEqual([[0, 1], [0, 2]]);
    expect(outlookOf('black', 'swap').undone).toEqual([[1, 3]]);
  });

  it('finds what is new in a vault, each as often as it comes', () => {
    expect(newIn(['Sr', 'Lb'], ['Sr', 'Lb', 'Sr', 'Mg'])).toEqual(['Sr', 'Mg']);
  });
});

describe('what is said of it', () => {
  const said = (name: Parameters<typeof outlookOf>[0], preview: string, language: 'en' | 'ru' = 'en') =>
    plain(new Sayer(speechOf(language), positionOf(name).view).ahead(outlookOf(name, preview))).replaceAll('\u00a0', ' ');

  it('names the most important thing first', () => {
    expect(said('sow', 'card')).toBe('Takes 2 from Anna’s card B0, then the red power.');
    expect(said('sow', 'stock')).toBe('Makes a tree on card A2. No capture.');
    expect(said('extra', 'card')).toBe('Into your vault, 15 → 18. Then you may sow again.');
    expect(said('power', 'advance')).toBe('Medium red, your card A3 to your vault: 16 → 19 points.');
    expect(said('swap', 'swap')).toBe('Makes two trees: cards A1 and A2 are guarded.');
    expect(said('black', 'swap')).toBe('Undoes Anna’s tree: card B3 is no longer guarded.');
    expect(said('take', 'take')).toBe('Large black out of Anna’s vault: 15 → 10 points.');
    expect(said('nest', 'nest')).toBe('Takes 3 from Anna’s card B1. The power has no target.');
    expect(said('return', 'return')).toContain('Small red, Anna’s card B3 to Anna’s stock.');
  });

  it('is said in Russian too', () => {
    expect(said('sow', 'card', 'ru')).toBe('Берёт 2 с карты B0 соперника, потом красная сила.');
    expect(said('power', 'advance', 'ru')).toBe('Средняя красная с вашей карты A3 в ваше хранилище: 16 → 19.');
  });

  it('is whole for people who listen', () => {
    const say = new Sayer(speechOf(), positionOf('sow').view);
    expect(say.spoken(outlookOf('sow', 'card')).replaceAll('\u00a0', ' ')).toBe(
      'Large black to card A1, small yellow to card A2 makes a tree, medium red to card A3. Takes 2 from Anna’s card B0, then the red power.',
    );
  });

  it('tells what one more from the stock would do', () => {
    const say = new Sayer(speechOf(), positionOf('sow').view);
    const line = say.chosen(3, outlookOf('sow', 'take'));
    expect(line.more?.replaceAll('\u00a0', ' ')).toBe('Three chosen. A fourth would land on card A3 and take Anna’s card B0.');
    expect(line.short).toBe('A fourth would take 2.');
    expect(say.chosen(4, null).more).toBe('Four chosen.');
    expect(say.brief(0, outlookOf('sow', 'card'))?.replaceAll('\u00a0', ' ')).toBe('Card A0 takes 2 from Anna.');
  });

  it('cuts a sentence at its marks', () => {
    expect(parts('Makes *two trees*: ~quiet~ end')).toEqual([
      { kind: 'plain', text: 'Makes ' },
      { kind: 'bold', text: 'two trees' },
      { kind: 'plain', text: ': ' },
      { kind: 'quiet', text: 'quiet' },
      { kind: 'plain', text: ' end' },
    ]);
  });
});

describe('the vaults that somebody looks at', () => {
  it('who does not play are as long in their titles as the longer one, so that both are titled alike', () => {
    const { onlooker, view } = positionOf('extra');
    const lengths = (seen: typeof view) => [0, 1].map((side) => new Sayer(speechOf('en', ['Lev', 'Annabella']), seen).longestVault(side));
    expect(lengths(onlooker)).toEqual(['Annabella’s vault'.length, 'Annabella’s vault'.length]);
    expect(lengths({ ...view, seat: 0 })).toEqual(['Your vault'.length, 'Annabella’s vault'.length]);
  });
});
