import { describe, expect, it } from 'vitest';
import type { Table } from '../protocol/table.svelte';
import { actionsOf, whyNoHint } from './actions';

describe('what may be asked of a table', () => {
  const seats = [{ seat: 0, person: 'anna' }, { seat: 1, person: 'lev' }];
  const names = (status: string) =>
    actionsOf({ online: true, seat: 0, view: null, undoable: 0, info: { status, seats, capacity: 2, offers: [], turn: [0] } } as unknown as Table, () => undefined).map(({ name }) => name);

  it('says of a draw what stands; one that is offered has its own line', () => {
    const whyOf = (offers: readonly number[]) =>
      actionsOf({ online: true, seat: 0, view: null, undoable: 0, info: { status: 'playing', seats, capacity: 2, offers, turn: [0] } } as unknown as Table, () => undefined)
        .filter(({ name }) => name.includes('draw')).map(({ name, why }) => [name, why]);
    expect(whyOf([])).toEqual([['draw', undefined]]);
    expect(whyOf([0])).toEqual([['withdraw-draw', 'draw-yours']]);
    expect(whyOf([1])).toEqual([]);
  });

  it('is nothing that is refused where the table is closed', () => {
    expect(names('playing')).toEqual(['undo', 'hint', 'draw', 'resign', 'rules']);
    for (const status of ['closed', 'aborted']) expect(names(status)).toEqual(['rules']);
  });
});

describe('a hint that cannot be had', () => {
  it('says why', () => {
    const [none, given] = [{ hints: false, hint_bot: 'keen' }, { hints: true, hint_bot: 'keen' }];
    expect(whyNoHint(none, true, null)).toBe('act-hint-people');
    expect(whyNoHint({ hints: false, hint_bot: null }, true, null)).toBe('act-hint-game');
    expect(whyNoHint(given, true, 'looking')).toBe('act-hint-looking');
    expect(whyNoHint(given, false, 'thinking')).toBe('advice-thinking');
    expect(whyNoHint(given, false, null)).toBe('act-hint-turn');
    expect(whyNoHint(given, true, null)).toBeUndefined();
  });
});
