import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Moment, TableInfo, Told, View } from './forms';
import type { Wire } from './socket';
import { Table, type Change } from './table.svelte';

const info = { table: 't', game: 'podstavec', seat: 0, undoable: 0, awaited: [0], status: 'playing' } as unknown as TableInfo;
const view = (round: number): View => ({ game: 'podstavec', seat: 0, turn: [0], due: null, outcome: null, round });
const moment = (n: number): Moment => ({ n, at: n, seat: 0, by: null, events: [{ type: 'arranged', seat: 0 }] });
const hello = (seq: number, missed: Moment[], more: object = {}): Told =>
  ({ type: 'hello', seq, now: 1000, info, constants: { colours: ['red'] }, view: view(1), due: null, undoable: 0, awaited: [0], missed, complete: true, ...more }) as Told;
const shown = (seq: number, round: number, type = 'bid-placed'): Told =>
  ({ type: 'view', seq, now: 2000, due: 5000, undoable: 1, awaited: [1], at: 1900, seat: 0, by: null, events: [{ type, seat: 0 }], view: view(round) }) as Told;

describe('a table', () => {
  let table: Table;
  let changes: Change[];
  beforeEach(() => {
    changes = [];
    table = new Table('t', null, () => ({ onopen: null, onmessage: null, onclose: null, send: () => {}, close: () => {} }));
    table.onchange((change) => changes.push(change));
    table.hear(hello(2, [moment(1), moment(2)]));
  });

  it('knows the position whole, constants merged, and what happened', () => {
    expect(table.view).toMatchObject({ round: 1, colours: ['red'] });
    expect(table.log.map((each) => each.n)).toEqual([1, 2]);
    expect(changes).toEqual([{ before: null, events: [], after: table.view }]);
  });
  it('tells the way from one position to the next', () => {
    table.hear(shown(3, 2));
    expect(changes[1]).toMatchObject({ before: { round: 1 }, after: { round: 2, colours: ['red'] }, events: [{ type: 'bid-placed' }] });
    expect([table.due, table.undoable, table.awaited]).toEqual([5000, 1, [1]]);
    expect(table.log.at(-1)).toMatchObject({ n: 3, at: 1900, seat: 0 });
  });
  it('takes more about the same moment into that moment', () => {
    table.hear(shown(3, 2));
    table.hear(shown(3, 2, 'house-seat-warmed'));
    expect(table.log).toHaveLength(3);
    expect(table.log.at(-1)?.events.map((event) => event.type)).toEqual(['bid-placed', 'house-seat-warmed']);
  });
  it('has its time stand while the clock is held, and goes on with the position that is told then', () => {
    const held = { since: 1500, until: 601_500 };
    table.hear({ ...shown(3, 2), held } as Told);
    expect([table.time, table.read()]).toEqual([1500, 1500]);
    table.hear({ type: 'table', now: 9000, info });
    expect(table.time).toBe(1500);
    table.hear(shown(4, 2));
    expect([table.time, table.held]).toEqual([table.clock.now, null]);
    table.hear(hello(4, [], { info: { ...info, held } }));
    expect(table.time).toBe(1500);
  });
  it('says until when the house was there, not when something happened last', () => {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', () => Promise.reject(new Error('no house')));
    const wire: Wire = { onopen: null, onmessage: null, onclose: null, send: () => {}, close: () => {} };
    const live = new Table('t', null, () => wire);
    live.start();
    wire.onmessage?.({ data: JSON.stringify(hello(2, [])) });
    vi.advanceTimersByTime(60_000);
    wire.onclose?.({ code: 1012 });
    live.stop();
    vi.useRealTimers();
    vi.unstubAllGlobals();
    expect(live.heard).toBe(61_000);
  });
  it('hears chat once, in order', () => {
    const line = { id: 1, person: 'a', channel: 'players', text: 'hello', at: 1 };
    table.hear({ type: 'chat', line });
    table.hear({ type: 'chat', line });
    expect(table.chat).toEqual([line]);
  });
  it('keeps the house’s time: the largest difference is nearest', () => {
    const local = 100;
    table.clock.forget();
    table.clock.hear(1000, local);
    table.clock.hear(1050, local + 80); // this one was longer on its way
    expect(table.clock.read(local + 100)).toBe(1000 + 100);
  });
});
