import { describe, expect, it } from 'vitest';
import type { TableInfo } from '../protocol/forms';
import type { Table } from '../protocol/table.svelte';
import { emptyChat, mayTick } from './describe';

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

describe('a chat in which nobody has written', () => {
  const at = (...seats: object[]) => emptyChat({ seat: 0, info: { seats: [{ seat: 0, person: 'anna' }, ...seats] } } as unknown as Table);
  it('says that nobody will answer where all others are bots', () => {
    expect(at({ seat: 1, bot: 'steady' })).toBe('chat-empty-bots');
    expect(at({ seat: 1, bot: 'steady' }, { seat: 2, person: 'lev' })).toBe('chat-empty');
    expect(at({ seat: 1, person: 'lev', bot: 'steady', warm: true })).toBe('chat-empty');
  });
});
