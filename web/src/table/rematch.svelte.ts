/** The rematch of a finished game, wherever it is spoken of: in the result, under the board, in the status line. */
import { api } from '../protocol/api';
import type { TableInfo } from '../protocol/forms';
import type { Table } from '../protocol/table.svelte';
import { words } from '../words/words.svelte';
import { waitingFor } from './awaited';
import { calledAt } from './names';

export class Rematch {
  /** The table where it is played, once it is known; one that is not shown to this visitor never is. */
  #there: TableInfo | null = $state.raw(null);

  constructor(
    private readonly table: Table,
    private readonly names: () => readonly string[],
  ) {}

  /** Somebody has asked for one: look who is there. */
  follow(asked: string): void {
    void api.table(asked, null).then((shown) => (this.#there = shown.table), () => null);
  }

  /** Where somebody who only looked on may go on doing so; null: there is none, or it is not for them. */
  get watched(): string | null {
    return this.table.seat === null && this.#there ? `/t/${this.#there.table}` : null;
  }

  /** Who waits there for this player, in a sentence; empty: nobody. */
  get waits(): string {
    const { info, people, seat } = this.table;
    if (!info || !this.#there || seat === null) return '';
    const players = waitingFor(this.#there).map((person) => calledAt(info, this.names(), people, person)).filter(Boolean);
    return players.length ? words.app('end-rematch-waits', { players: players.join(', '), count: players.length }) : '';
  }
}
