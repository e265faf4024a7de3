import { describe, expect, it } from 'vitest';
import * as drafts from './draft';
import { keysOf, nearestOf } from './keys';
import { targets } from './targets';
import { positionOf } from './testing';

const sow = positionOf('sow').view;

describe('what is half made', () => {
  it('is a sowing of the pyramids picked, in their order', () => {
    const picked = ['My', 'Lk', 'Sg'].reduce((made, kind) => drafts.pick(made, sow, kind), drafts.NOTHING);
    expect(drafts.moveOf(picked, sow)).toEqual({ type: 'sow-stock', pyramids: ['My', 'Lk', 'Sg'] });
    expect(drafts.leftOf(picked, sow.stocks[0]!, 'My')).toBe(1);
    expect(drafts.moveOf(drafts.back(picked), sow)).toEqual({ type: 'sow-stock', pyramids: ['My', 'Lk'] });
    expect(drafts.unpick(picked, 1).picks).toEqual(['My']);
  });

  it('takes no more than the house allows and the stock has', () => {
    const five = ['My', 'My', 'My', 'Lk', 'Sg', 'Sk'].reduce((made, kind) => drafts.pick(made, sow, kind), drafts.NOTHING);
    expect(five.picks).toEqual(['My', 'My', 'Lk', 'Sg']);
  });

  it('knows which card waits for the next pyramid of the stock: none before the first, and none when no more may be chosen', () => {
    const two = ['My', 'Lk'].reduce((made, kind) => drafts.pick(made, sow, kind), drafts.NOTHING);
    expect(drafts.awaited(drafts.NOTHING, sow)).toBeNull();
    expect(drafts.awaited(two, sow)).toBe(2);
    expect(drafts.awaited(two, sow, 3)).toBe(3);
    const all = ['My', 'Lk', 'Sg', 'Sk'].reduce((made, kind) => drafts.pick(made, sow, kind), drafts.NOTHING);
    expect(drafts.awaited(all, sow)).toBeNull();
  });

  it('keeps a card that is pressed, and only looks at one that is pointed at', () => {
    const pointed = drafts.point(drafts.NOTHING, 0);
    expect(drafts.moveOf(pointed, sow)).toEqual({ type: 'sow-card', card: 0 });
    expect(drafts.isKept(pointed, sow)).toBe(false);
    expect(drafts.isKept(drafts.keepCard(pointed, 0), sow)).toBe(true);
  });

  it('names the two places of a swap in turn; one named twice is let go', () => {
    const view = positionOf('swap').view;
    const first = drafts.keepPlace(drafts.NOTHING, view, [0, 1, 2]);
    expect(drafts.moveOf(first, view)).toBeNull();
    const both = drafts.keepPlace(first, view, [0, 2, 0]);
    expect(drafts.moveOf(both, view)).toEqual({ type: 'swap', side: 0, first: [1, 2], second: [2, 0] });
    expect(drafts.keepPlace(both, view, [0, 1, 2]).places).toEqual([[0, 2, 0]]);
    expect(drafts.keepPlace(both, view, [0, 3, 0]).places).toEqual([[0, 3, 0]]);
    expect(drafts.replacePlace(both, 1, [0, 2, 1]).places).toEqual([[0, 1, 2], [0, 2, 1]]);
  });

  it('uses a power on a top, or on a piece of a vault', () => {
    const power = positionOf('power').view;
    expect(drafts.moveOf(drafts.keepPlace(drafts.NOTHING, power, [1, 3, 3]), power)).toEqual({ type: 'advance', side: 1, card: 3 });
    const take = positionOf('take').view;
    expect(drafts.moveOf(drafts.keepPiece(drafts.NOTHING, [1, 'Lk']), take)).toEqual({ type: 'take', vault: 1, pyramid: 'Lk' });
    const tree = positionOf('tree').view;
    expect(drafts.useOf(drafts.switchUse(1), tree)?.colour).toBe('green');
  });
});

describe('what may be chosen', () => {
  it('is what the view offers: cards by number, kinds of the stock, stopping', () => {
    const found = targets(positionOf('extra').view, null);
    expect(found.filter((target) => target.key).map((target) => [target.id, target.key])).toEqual([['card-0', '0'], ['card-1', '1'], ['card-3', '3'], ['stop', 'x']]);
    expect(found.filter((target) => target.id.startsWith('kind-'))).toHaveLength(12);
  });

  it('says why a card may not be sown', () => {
    expect(targets(positionOf('barred').view, null).find((target) => target.id === 'card-2')?.refused).toBe('refused-past-the-vault');
  });

  it('lists the targets of a power, and of a swap what goes with what is held', () => {
    expect(targets(positionOf('power').view, null)).toHaveLength(7);
    const free = targets(positionOf('swap').view, null);
    expect(free.filter((target) => target.move)).toHaveLength(1); // to decline
    const held = targets(positionOf('swap').view, 'place-0-1-2');
    expect(held.filter((target) => target.move)).toHaveLength(free.length - 1);
  });

  it('is nothing for those who wait or look on', () => {
    expect(targets(positionOf('sow').onlooker, null)).toEqual([]);
    expect(targets(positionOf('end').view, null)).toEqual([]);
  });
});

describe('keys', () => {
  function hands(view = sow) {
    const done: string[] = [];
    let draft = drafts.NOTHING;
    const press = keysOf({
      view: () => view, mine: () => true, draft: () => draft, set: (made) => (draft = made),
      card: (card) => done.push(`card ${card}`), doIt: () => done.push('do'), clear: () => done.push('clear'),
      stop: () => done.push('stop'), decline: () => done.push('decline'), go: (way) => done.push(way) > 0,
    });
    const key = (code: string) => press({ key: code, code, shift: false });
    return { key, done, picks: () => draft.picks };
  }

  it('choose cards by number and pyramids by size and colour', () => {
    const { key, done, picks } = hands();
    expect(['0', 'm', 'y', 's', 'k'].map(key)).toEqual([true, true, true, true, true]);
    expect(done).toEqual(['card 0']);
    expect(picks()).toEqual(['My', 'Sk']);
    key('backspace');
    expect(picks()).toEqual(['My']);
  });

  it('do, clear, stop and decline', () => {
    const extra = hands(positionOf('extra').view);
    ['x', 'enter', 'escape', 'arrowleft'].forEach(extra.key);
    expect(extra.done).toEqual(['stop', 'do', 'clear', 'left']);
    const power = hands(positionOf('power').view);
    ['d', 'x', '0'].forEach(power.key);
    expect(power.done).toEqual(['decline']);
  });

  it('go to what lies nearest that way', () => {
    const at = (x: number, y: number) => ({ x, y });
    const here = at(100, 200);
    const others = [at(0, 200), at(200, 205), at(300, 200), at(100, 50)];
    expect(nearestOf(here, others, 'right')).toEqual(at(200, 205));
    expect(nearestOf(here, others, 'left')).toEqual(at(0, 200));
    expect(nearestOf(here, others, 'up')).toEqual(at(100, 50));
    expect(nearestOf(here, others, 'down')).toBeNull();
  });
});
