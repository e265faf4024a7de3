import { describe as group, expect, it } from 'vitest';
import { describe, hint, player, sayCard, sayVault, status, why } from './describe';
import board from './index';
import { answerOf, positionOf, speechOf } from './testing';

const words = speechOf();

group('who must do what', () => {
  it('is said to the player whose turn it is', () => {
    expect(status(positionOf('sow').view, words)).toEqual({ lead: 'Your turn.', more: 'Sow a card, or choose pyramids from your stock.', short: 'Sow a card, or choose.' });
    expect(status(positionOf('extra').view, words)).toEqual({ lead: 'Sow again, or stop.', more: 'The large yellow reached your vault.' });
    expect(status(positionOf('power').view, words)?.lead).toBe('Red power.');
    expect(status(positionOf('black').view, words)?.more).toBe('Swap any two of Anna’s pyramids, at any height.');
    expect(status(positionOf('tree').view, words)?.lead).toBe('The tree’s power.');
  });

  it('is said to those who wait and look on', () => {
    expect(status(positionOf('extra').onlooker, words)).toEqual({ lead: 'Lev’s turn.', more: 'They may sow again.', short: 'They may sow again.' });
    expect(status(positionOf('end').view, words)).toBeNull();
  });

  it('stands in the players’ rows', () => {
    expect(player(positionOf('sow').view, 0, words)).toEqual({ score: '14 points', doing: 'to sow' });
    expect(player(positionOf('sow').view, 1, words)).toEqual({ score: '15 points', note: '13 in stock' });
  });
});

group('for people who listen', () => {
  it('the log names pyramids in words, in their language', () => {
    expect(board.named?.(words)['pyramid-Lb']).toEqual({ en: 'large blue' });
    expect(board.named?.(speechOf('ru'))['by-Sk']).toEqual({ ru: 'малая чёрная' });
  });

  it('names every card, vault and stock', () => {
    const { view } = positionOf('sow');
    expect(sayCard(view, words, 0, 0)).toBe('Your card A0, 3 pyramids, top to bottom: large black, small yellow, medium red. May be sown.');
    expect(sayCard(view, words, 1, 3)).toBe('Anna’s card B3, 4 pyramids, top to bottom: small red, medium green, large blue, small green. Guarded by a tree.');
    expect(sayVault(view, words, 0)).toBe('Your vault, 14 points: one tree of one colour, one mixed tree, 2 others.');
    expect(describe(view, words).lines).toHaveLength(12);
  });

  it('leaves no word unsaid in either language', () => {
    for (const language of ['en', 'ru'] as const) {
      for (const name of ['sow', 'power', 'take', 'tree', 'swap', 'xeno', 'end'] as const) {
        const { summary, lines } = describe(positionOf(name).view, speechOf(language));
        for (const line of [summary, ...lines]) expect(line).not.toMatch(/board-|\{|undefined/);
      }
    }
  });
});

group('the end', () => {
  it('says who won, by how much, and why nobody can sow', () => {
    const { view } = positionOf('end');
    expect(board.headline?.(view, words)).toBe('You win, 59 points to 58');
    expect(board.headline?.({ ...view, seat: null }, words)).toBe('Lev wins, 59 points to 58');
    expect(board.headline?.({ ...view, outcome: { places: [1, 2], scores: [0, 0], reason: 'resigned' } }, words)).toBeNull();
    expect(why(view, words).replaceAll('\u00a0', ' ')).toBe('Nobody can sow any more. Lev’s card A2 holds 3 pieces and the vault is 2 places away (LOG-8), so they stay and count nothing.');
    expect(why({ ...view, outcome: { places: [1, 1], scores: [9, 9], reason: 'last-turn' } }, words)).toContain('LOG-26');
    expect(board.headline?.({ ...view, outcome: { places: [1, 1], scores: [9, 9], reason: 'no-sow' } }, words)).toBe('A shared win, 9 each');
  });
});

group('a first game', () => {
  it('is told what helps at the moment', () => {
    expect(hint(positionOf('power').view, words)?.clause).toBe('LOG-18');
    expect(hint({ ...positionOf('sow').view, turn_number: 3 }, words)?.clause).toBe('LOG-7');
    expect(hint({ ...positionOf('sow').view, turn_number: 5 }, words)?.clause).toBe('LOG-15');
    expect(hint(positionOf('sow').view, words)?.clause).toBe('LOG-12');
    expect(hint(positionOf('sow').onlooker, words)).toBeNull();
  });
});

group('the log', () => {
  it('has a heading for every turn', () => {
    const { events } = answerOf('sow', 'card');
    const moment = (n: number, told: typeof events) => ({ n, at: 0, seat: 0, by: null, events: told });
    const headings = board.chapters?.([moment(2, events), moment(3, []), moment(4, answerOf('wide', 'card').events)], words);
    expect([...(headings ?? [])]).toEqual([[2, 'Turn 27'], [4, 'Turn 21']]);
  });
});
