import { describe, expect, it } from 'vitest';
import { fan, type Room } from './fan';

const WIDE: Room = { card: 40, width: 220, peek: 10, strip: 22 };
const PHONE: Room = { card: 24, width: 75, peek: 6, strip: 15 };

/** How wide a fan is, and whether the next card always begins after the last one. */
function width(held: ReturnType<typeof fan>, card: number): number {
  return held.reduce((sum, { margin }) => sum + margin + card, 0);
}

describe('a fan of cards', () => {
  it('lies side by side while there is room, the backs overlapping', () => {
    const held = fan(['3s', '3d'], 2, WIDE);
    expect(held.map(({ margin }) => margin)).toEqual([0, 4, 6, -40 * 0.62]);
    expect(held.map(({ card }) => card)).toEqual(['3s', '3d', null, null]);
    expect(held.every(({ art }) => art === 'mini')).toBe(true);
  });

  it('tightens until it fits, and then shows strips', () => {
    const held = fan(['Ks', '7s', '4s'], 3, PHONE);
    expect(width(held, 24)).toBeLessThanOrEqual(75.01);
    expect(held[0]!.art).toBe('strip');
    expect(held[3]!.depth).toBeLessThan(held[2]!.depth); // backs peek from behind
  });

  it.each([[0, 3], [1, 2], [0, 12], [4, 4], [6, 1], [9, 0]])('of %i known and %i hidden cards fits everywhere', (known, hidden) => {
    const cards = Array.from({ length: known }, (_, number) => `${number + 1}d`);
    for (const room of [WIDE, PHONE]) {
      const held = fan(cards, hidden, room);
      expect(held).toHaveLength(known + hidden);
      expect(width(held, room.card)).toBeLessThanOrEqual(room.width + 0.01);
    }
  });

  it('of no cards is empty', () => {
    expect(fan([], 0, WIDE)).toEqual([]);
  });
});
