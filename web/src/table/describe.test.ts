import { describe, expect, it } from 'vitest';
import type { TableInfo } from '../protocol/forms';
import { mayTick } from './describe';

const table = (status: TableInfo['status']) => ({ status }) as TableInfo;

describe('a table without a clock', () => {
  it('may have one of its game: one that runs, or one that no board tells of before and after the game', () => {
    expect(mayTick(table('playing'), 60_000, true)).toBe(true);
    expect(mayTick(table('open'), null, true)).toBe(true);
    expect(mayTick(table('over'), null, true)).toBe(true);
  });

  it('has none where nothing runs, and where the board of the game would tell', () => {
    expect(mayTick(table('playing'), null, true)).toBe(false);
    expect(mayTick(table('playing'), null, false)).toBe(false);
    expect(mayTick(table('open'), null, false)).toBe(false);
  });
});
