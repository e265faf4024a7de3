import { beforeEach, describe, expect, it } from 'vitest';
import type { Ask } from '../protocol/forms';
import type { Table } from '../protocol/table.svelte';
import { Holding } from './holding.svelte';

describe('a clock that is held while somebody reads', () => {
  let asked: Ask['do'][];
  const at = (mayHold: boolean, held: object | null = null) =>
    new Holding({ mayHold, held, ask: (ask: Ask) => Promise.resolve(asked.push(ask.do)) } as unknown as Table);
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
    const holding = at(true, { since: 1, until: 2 });
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
});
