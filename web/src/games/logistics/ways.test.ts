import { describe, expect, it } from 'vitest';
import { standing, type Box, type Boxes } from './drawing';
import { layout, LEAST_STRIP, stripOf, type Room } from './sizes';
import { outlookOf, positionOf, type PositionName } from './testing';
import { ways, type Scene } from './ways';

const DESKTOP: Room = { width: 846, height: 404, phone: false, narrow: false, tablet: false, large: false };
const PHONE: Room = { width: 362, height: 420, phone: true, narrow: false, tablet: false, large: false };

function boxesOf(cards: number): Boxes {
  const box = (left: number, top: number): Box => ({ left, right: left + 106, top, bottom: top + 180, x: left + 53, y: top + 90 });
  const boxes: Record<string, Box> = { 'vault-0': box(700, 224), 'vault-1': box(0, 0) };
  for (let card = 0; card < cards; card += 1) {
    boxes[`0-${card}`] = box(184 + 124 * card, 224);
    boxes[`1-${card}`] = box(184 + 124 * (cards - 1 - card), 0);
  }
  return boxes;
}

function scene(name: PositionName, preview: string | null, change: Partial<Scene> = {}): Scene {
  const { view } = positionOf(name);
  const cards = view.cards[0]?.length ?? 0;
  const ahead = preview === null ? null : outlookOf(name, preview);
  return { view, at: layout(DESKTOP, cards), boxes: boxesOf(cards), below: view.seat ?? 0, ahead, marks: [], next: null, ...change };
}

describe('how large everything is', () => {
  it('is as in the pictures', () => {
    const four = layout(DESKTOP, 4);
    expect([four.width, four.height, four.card.L[0], four.bars]).toEqual([106, 180, 84, false]);
    expect(layout(DESKTOP, 6).width).toBe(72);
    expect(layout(DESKTOP, 10).width).toBe(44);
    const phone = layout(PHONE, 4);
    expect([phone.width, phone.height, phone.bars]).toEqual([78, 124, true]);
    expect(layout(PHONE, 6).width).toBe(54);
    const large = layout({ ...DESKTOP, width: 1392, height: 640, large: true }, 4);
    expect([large.width, large.height]).toEqual([164, 272]);
  });

  it('keeps letters of 13 px and more', () => {
    for (const room of [DESKTOP, PHONE]) {
      for (let cards = 3; cards <= 10; cards += 1) expect(layout(room, cards).card.font).toBeGreaterThanOrEqual(13);
    }
  });

  it('never draws a stack higher than its card', () => {
    const at = layout(PHONE, 4);
    for (let height = 1; height < 16; height += 1) {
      const tops = standing(Array<string>(height).fill('Lk'), at).map((piece) => piece.y - piece.height);
      expect(Math.min(...tops)).toBeGreaterThanOrEqual(0);
    }
    expect(stripOf(Array(12).fill('L'), at)).toBeLessThan(LEAST_STRIP);
  });
});

describe('the lines over the board', () => {
  it('show the direction of both rows', () => {
    const { paths } = ways(scene('sow', null));
    expect(paths.filter((path) => path.kind === 'chev is-mine')).toHaveLength(5);
    expect(paths.filter((path) => path.kind === 'chev')).toHaveLength(5);
  });

  it('number the hops, the last one filled, and lead a capture to the vault', () => {
    const { numbers, pills, paths } = ways(scene('sow', 'card'));
    expect(numbers.map(({ text, kind }) => `${text} ${kind}`)).toEqual(['1 plain', '2 plain', '3 end']);
    expect(pills.map((pill) => pill.count)).toEqual([2]);
    expect(paths.filter((path) => path.kind === 'prize')).toHaveLength(2);
  });

  it('carry the number of the capturing hop in the pill of a phone', () => {
    const { numbers, pills } = ways(scene('sow', 'card', { at: layout(PHONE, 4) }));
    expect(numbers.map((number) => number.text)).toEqual(['1', '2', '3']);
    expect(numbers[2]!.x).toBeLessThan(pills[0]!.middle);
  });

  it('mark where one more would land', () => {
    const { numbers } = ways(scene('sow', 'stock', { next: { place: 3, number: 4 } }));
    expect(numbers.at(-1)).toMatchObject({ text: '4', kind: 'next' });
  });

  it('join the two pyramids of a swap and number them', () => {
    const drawn = ways(scene('swap', 'swap', { marks: [[0, 1, 2], [0, 2, 0]] }));
    expect(drawn.numbers.map((number) => number.text)).toEqual(['1', '2']);
    expect(drawn.paths.filter((path) => path.kind === 'hop is-way')).toHaveLength(3);
    expect(drawn.paths.filter((path) => path.kind === 'chev is-mine')).toHaveLength(2);
  });

  it('draw nothing where nothing was measured yet', () => {
    expect(ways(scene('sow', 'card', { boxes: {} }))).toEqual({ paths: [], numbers: [], pills: [] });
  });
});
