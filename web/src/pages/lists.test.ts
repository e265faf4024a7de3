import { afterEach, describe, expect, it, vi } from 'vitest';
import type { TableInfo } from '../protocol/forms';
import { TableList } from './lists.svelte';
import { newestOfOthers } from './seated';

const table = (name: string, opened: number, status = 'open'): TableInfo =>
  ({ table: name, game: 'podstavec', status, seats: [], awaited: [], opened }) as unknown as TableInfo;

describe('the lobby', () => {
  const told = [table('third', 3), table('second', 2), table('first', 1)];

  it('shows a table first that was opened after it came, however many were there', () => {
    const lobby = new TableList('/api/lobby/live');
    lobby.hear({ type: 'tables', tables: told, people: {} });
    lobby.hear({ type: 'lobby', info: table('new', 4) });
    const shown = newestOfOthers(lobby.tables.values(), new Set());
    expect(shown.map((one) => one.table)).toEqual(['new', 'third', 'second', 'first']);
  });

  it('leaves a table where it stood when somebody comes to it', () => {
    const lobby = new TableList('/api/lobby/live');
    lobby.hear({ type: 'tables', tables: told, people: {} });
    lobby.hear({ type: 'lobby', info: table('second', 2) });
    expect(newestOfOthers(lobby.tables.values(), new Set()).map((one) => one.table)).toEqual(['third', 'second', 'first']);
  });

  it('does not show one’s own tables among those of others', () => {
    expect(newestOfOthers(told, new Set(['second'])).map((one) => one.table)).toEqual(['third', 'first']);
  });
});

describe('a list that nobody follows any more', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('closes a connection that is still being made only once it stands: browsers warn of any other', () => {
    const opened: Wire[] = [];
    class Wire {
      static readonly CONNECTING = 0;
      readyState = 0;
      closed = false;
      onopen: (() => void) | null = null;
      constructor() {
        opened.push(this);
      }
      close() {
        this.closed = true;
      }
    }
    vi.stubGlobal('WebSocket', Wire);
    vi.stubGlobal('window', { location: { href: 'http://house/' } });
    new TableList('/api/me/live').follow()();
    expect(opened[0]?.closed).toBe(false);
    opened[0]?.onopen?.();
    expect(opened[0]?.closed).toBe(true);
  });
});
