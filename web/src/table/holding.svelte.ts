/** Has the clock held while somebody reads, at tables where the house does that: there everyone else is a bot. */
import type { Table } from '../protocol/table.svelte';

export class Holding {
  /** It was asked for here, and nobody has gone on since. */
  asked = $state(false);

  constructor(private readonly table: Table) {}

  /** Something is being read. Asked again where the connection was lost meanwhile: then the house has let the clock go on. */
  read(): void {
    if (!this.table.mayHold) return;
    this.asked = true;
    void this.table.ask({ do: 'hold-clock' });
  }

  /** It is read. The clock stands on where another page of the same player is open at something to read. */
  done(): void {
    if (this.asked) void this.release();
  }

  /** Let the clock go on, also where another page of the same player has stopped it: who has ended reading here and asks again means all of them. */
  async goOn(): Promise<void> {
    const read = this.asked;
    await this.release();
    if (read && this.table.held) await this.release();
  }

  private release(): Promise<unknown> {
    this.asked = false;
    return this.table.ask({ do: 'release-clock' }).catch(() => null);
  }
}
