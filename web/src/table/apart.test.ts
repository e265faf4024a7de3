import { describe, expect, it } from 'vitest';
import { hidden, topFor, type Box, type Room } from './apart';

const room: Room = { left: 0, right: 390, top: 150, bottom: 600, felt: 600, low: false };
const row = (top: number, bottom: number): Box => ({ left: 0, right: 390, top, bottom });

describe('where a hint lies on a phone', () => {
  it('counts what lies under it by its part, and no mere edge', () => {
    expect(hidden(row(100, 200), [row(150, 250)])).toBe(0.5);
    expect(hidden(row(100, 200), [row(199, 299), row(300, 400)])).toBe(0);
  });

  it('lies low, where nothing is lit there', () => {
    expect(topFor(160, room, [row(160, 190)])).toBe(440);
  });

  it('lies just above what is lit, where that is low', () => {
    expect(topFor(160, room, [row(500, 560)])).toBe(340);
  });

  it('lies just below a clock, where what is lit is low and it would cover the clock above', () => {
    const [clock, lit] = [row(160, 190), row(500, 560)];
    expect(topFor(160, room, [clock, lit])).toBe(190);
  });

  it('lies over the end of the room, so that the board is seen whole', () => {
    const low = { ...room, bottom: 840, low: true };
    expect(topFor(120, low, [row(150, 246), row(650, 715)])).toBe(720);
    expect(topFor(120, low, [row(150, 246), row(650, 760)])).toBe(480);
    expect(topFor(120, low, [row(150, 246), row(650, 760), row(500, 600)])).toBe(246);
  });

  it('lies over the tray only where the felt has no room, where others act at any moment', () => {
    const high = { ...room, bottom: 800 };
    expect(topFor(160, high, [row(160, 190)])).toBe(440);
    expect(topFor(160, high, [row(160, 190), row(300, 480)])).toBe(480);
  });

  it('hides as little as it can where all is kept', () => {
    const kept = [row(150, 250), row(350, 400), row(450, 600)];
    const top = topFor(160, room, kept);
    expect(hidden(row(top, top + 160), kept)).toBeLessThan(1.3);
  });

  it('begins at the top of a room that is too low for it', () => {
    expect(topFor(600, room, [])).toBe(150);
  });
});
