import { describe, expect, it } from 'vitest';
import { picture } from './picture';
import { positionOf } from './testing';

describe('what is drawn of a position', () => {
  it('has the own row below and the other one above', () => {
    const { below, above, cards } = picture(positionOf('sow').view);
    expect(cards).toBe(4);
    expect(below.side).toBe(0);
    expect(below.spots[0]?.stack).toEqual(['Mr', 'Sy', 'Lk']);
    expect(above.spots[3]?.tag).toBe('tree');
    expect(above.spots[1]?.tag).toBe('nest');
  });

  it('turns the table for the second seat', () => {
    expect(picture(positionOf('xeno').view).below.side).toBe(1);
  });

  it('shows onlookers the first seat below', () => {
    expect(picture(positionOf('xeno').onlooker).below.side).toBe(0);
  });

  it('marks where the last move ended', () => {
    const { above, below } = picture(positionOf('sow').view);
    expect(above.spots.map((spot) => spot.recent)).toEqual([false, true, false, false]);
    expect([...below.spots, below.vault, above.vault].some((spot) => spot.recent)).toBe(false);
  });

  it('counts a stock by colour and size, kinds that are gone included', () => {
    const { stock } = picture(positionOf('sow').view).below;
    expect(stock.total).toBe(14);
    expect(stock.hues.map((hue) => hue.kinds.map((kind) => kind.count).join(''))).toEqual(['112', '121', '101', '010', '111']);
  });

  it('shows of two palettes only the colours that a stock has', () => {
    const { below, above } = picture(positionOf('xeno').view);
    expect(below.stock.hues.map((hue) => hue.letter).join('')).toBe('rcxo');
    expect(above.stock.hues.map((hue) => hue.letter).join('')).toBe('gyc');
  });

  it('groups a vault as the house counts it', () => {
    const { vault } = picture(positionOf('sow').view).below;
    expect(vault.score).toBe(14);
    expect(vault.groups).toEqual({ solid: [['Lr', 'Mr', 'Sr']], mixed: [['Lb', 'My', 'Sg']], others: ['Ly', 'Sk'] });
  });

  it('lists what a capture gives, and lights the powers of now', () => {
    const lines = picture(positionOf('tree').view).gifts;
    expect(lines.map((line) => line.gives)).toEqual(['take', 'return', 'advance', 'swap-own', 'swap-theirs']);
    expect(lines.filter((line) => line.now).map((line) => line.gives)).toEqual(['take', 'advance', 'swap-own']);
  });

  it('puts two colours before a power where both palettes are in play', () => {
    const [, , advance] = picture(positionOf('xeno').view).gifts;
    expect(advance?.colours.map((colour) => colour.letter)).toContain('o');
  });
});
