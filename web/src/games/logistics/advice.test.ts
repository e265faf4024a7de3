import { describe, expect, it } from 'vitest';
import { advise, lit } from './advice';
import { positionOf, speechOf, type PositionName } from './testing';

const viewOf = (name: PositionName) => positionOf(name).view;

describe('a hint', () => {
  it('lights a card, or pyramids with the numbers in which they are sown', () => {
    const view = viewOf('sow');
    expect(lit(view, { type: 'sow-card', card: 2 })).toEqual({ 'card-2': '' });
    expect(lit(view, { type: 'sow-stock', pyramids: ['Sr'] })).toEqual({ 'kind-Sr': '', 'hue-r': '' });
    expect(lit(view, { type: 'sow-stock', pyramids: ['Sr', 'Lg', 'Sr'] })).toEqual({ 'kind-Sr': '1 3', 'hue-r': '1 3', 'kind-Lg': '2', 'hue-g': '2' });
    expect(lit(view, { type: 'stop' })).toEqual({ stop: '' });
  });

  it('lights the targets of a power, and of a tree also which power it is', () => {
    const view = viewOf('power');
    const use = view.you!.uses[0]!;
    const [side, card, height] = use.places![0]!;
    expect(lit(view, { type: use.move, side, card })).toEqual({ [`place-${side}-${card}-${height}`]: '' });
    expect(lit(view, { type: 'take', vault: 1, pyramid: 'Sg' })).toEqual({ 'piece-1-Sg': '' });
    expect(lit(view, { type: 'swap', side: 0, first: [1, 0], second: [2, 1] })).toEqual({ 'place-0-1-0': '1', 'place-0-2-1': '2' });
    expect(lit(view, { type: 'decline' })).toEqual({ decline: '' });
    const tree = viewOf('tree');
    const chosen = tree.you!.uses[0]!;
    expect(Object.keys(lit(tree, { type: chosen.move, vault: 0, pyramid: 'Sg', side: 0, card: 0, first: [0, 0], second: [1, 0] }))).toContain(`use-${chosen.colour}`);
  });

  it('says the move in both languages', () => {
    const view = viewOf('power');
    const [side, card] = view.you!.uses[0]!.places![0]!;
    const moves = [
      { type: 'sow-card', card: 2 }, { type: 'sow-stock', pyramids: ['Sr', 'Lg'] }, { type: 'stop' }, { type: 'decline' },
      { type: 'take', vault: 1, pyramid: 'Sg' }, { type: 'return', side, card }, { type: 'advance', side, card },
      { type: 'swap', side, first: [card, 0], second: [card, 0] },
    ];
    for (const language of ['en', 'ru'] as const) {
      for (const move of moves) expect(advise(view, move, speechOf(language))).toMatch(/^[^{}]+\.$/);
    }
    expect(advise(view, moves[0]!, speechOf())).toBe('Sow card A2.');
    expect(advise(view, moves[1]!, speechOf())).toBe('Sow from your stock: small red, large green.');
    const take = (vault: number) => advise(view, { type: 'take', vault, pyramid: 'Sg' }, speechOf('ru'));
    expect(take(view.seat ?? 0)).toBe('Из вашего хранилища в запас: малая зелёная.');
    expect(take(1 - (view.seat ?? 0))).toMatch(/^Из хранилища игрока .+ в запас: малая зелёная\.$/);
  });
});
