import { beforeEach, describe, expect, it } from 'vitest';
import type { Ask } from '../protocol/forms';
import type { Table } from '../protocol/table.svelte';
import { Holding } from './holding.svelte';

describe('a clock that is held while somebody reads', () => {
  let asked: string[];
  const at = (mayHold: boolean, held: object | null = null, more: object = {}) =>
    new Holding({ mayHold, held, ask: (ask: Ask) => Promise.resolve(asked.push('until_ready' in ask ? `${ask.do} until ready` : ask.do)), ...more } as unknown as Table);
  /** At seat 1 of a game that began at 1000, so many milliseconds later. */
  const after = (ms: number, ...log: object[]) => at(true, null, { info: { started: 1000 }, seat: 1, log, clock: { read: () => 1000 + ms } });
  beforeEach(() => (asked = []));

  it('is asked for when reading begins, and goes on when it ends', () => {
    const holding = at(true);
    holding.read();
    expect(holding.asked).toBe(true);
    holding.done();
    holding.done();
    expect(asked).toEqual(['hold-clock', 'release-clock']);
  });
  it('is asked for again after a break', () => {
    const holding = at(true);
    holding.read();
    holding.read();
    expect(asked).toEqual(['hold-clock', 'hold-clock']);
  });
  it('goes on for whoever acts, also where another page still reads', async () => {
    const holding = at(true, { since: 1, until: 2, until_ready: false });
    holding.read();
    await holding.goOn();
    expect(asked).toEqual(['hold-clock', 'release-clock', 'release-clock']);
    expect(holding.asked).toBe(false);
  });
  it('is released once by a page that reads alone', async () => {
    const holding = at(true);
    holding.read();
    await holding.goOn();
    expect(asked).toEqual(['hold-clock', 'release-clock']);
  });
  it('is not asked for where the house does not hold it', () => {
    const holding = at(false);
    holding.read();
    holding.done();
    expect(asked).toEqual([]);
  });
  it('starts in a new game when its player is ready, not when something is read', async () => {
    const holding = after(300, { seat: 0, events: [] });
    holding.come(false);
    holding.read();
    holding.done();
    expect([holding.starting, asked]).toEqual([true, ['hold-clock until ready', 'hold-clock']]);
    await holding.goOn();
    expect([holding.starting, asked.at(-1)]).toEqual([false, 'release-clock']);
  });
  it('starts when its player is ready also for who comes back to a game that waits for them, and not for who looks on', () => {
    const held = { since: 1, until: 9, until_ready: true };
    const back = at(true, held, { info: { started: 1000 }, seat: 1, log: [], clock: { read: () => 90_000 } });
    back.come(false);
    back.read();
    back.done();
    expect([back.starting, asked]).toEqual([true, ['hold-clock']]);
    expect(at(false, held, { seat: null }).starting).toBe(false);
  });
  it('runs on where the player was ready on another page, though the connection was lost since', () => {
    const table = { mayHold: true, held: null, info: { started: 1000 }, seat: 1, log: [] as object[], clock: { read: () => 1300 } };
    const holding = at(true, null, table);
    holding.come(false);
    table.log.push({ seat: null, events: [{ type: 'house-postponed' }] });
    holding.come(false);
    expect([holding.starting, asked]).toEqual([false, ['hold-clock until ready']]);
  });
  it.each([
    ['comes later', after(90_000)],
    ['has moved', after(300, { seat: 1, events: [] })],
    ['was ready before', after(300, { seat: null, events: [{ type: 'house-postponed' }] })],
  ])('runs on for a player who %s', (_why, holding) => {
    holding.come(false);
    expect([holding.starting, asked]).toEqual([false, []]);
  });
});
