/** Has the clock held while somebody reads, and until they are ready to begin, at tables where the house does that: there everyone else is a bot. */
import type { Table } from '../protocol/table.svelte';

/** Whoever comes later than this to a game that runs has seen it before, or does not look around first. */
const NEW_MS = 60_000;

/** Has the game only begun, its player done nothing yet, and the clock not been held before? */
function isNew({ info, log, seat, clock }: Table): boolean {
  if (!info?.started || clock.read() - info.started > NEW_MS) return false;
  return !log.some((moment) => moment.seat === seat || moment.events.some((event) => event.type === 'house-postponed'));
}

export class Holding {
  /** It was asked for here, and nobody has gone on since. */
  asked = $state(false);

  /** The house was asked to wait until the player is ready, and has perhaps not answered yet. */
  private begins = $state(false);

  constructor(private readonly table: Table) {}

  /** The player looks around in a new game: the clock starts when they are ready. The house keeps that, also for who comes back later or from elsewhere. */
  get starting(): boolean {
    const { held, seat } = this.table;
    return seat !== null && (held ? held.until_ready : this.begins);
  }

  /** The player is here, or back; perhaps something is open to be read. */
  come(reading: boolean): void {
    this.begins = isNew(this.table);
    if (this.begins) this.hold(true);
    else if (reading) this.read();
  }

  /** Something is being read. Asked again where the connection was lost meanwhile: then the house has let the clock go on. */
  read(): void {
    this.hold(false);
  }

  /** It is read. The clock stands on where another page of the same player is open at something to read, and where they have yet to begin. */
  done(): void {
    if (this.asked && !this.starting) void this.release();
  }

  /** Let the clock go on, also where another page of the same player has stopped it: who has ended reading here and asks again means all of them. */
  async goOn(): Promise<void> {
    const read = this.asked;
    await this.release();
    if (read && this.table.held) await this.release();
  }

  private hold(untilReady: boolean): void {
    if (!this.table.mayHold) return;
    this.asked = true;
    void this.table.ask(untilReady ? { do: 'hold-clock', until_ready: true } : { do: 'hold-clock' });
  }

  private release(): Promise<unknown> {
    this.asked = this.begins = false;
    return this.table.ask({ do: 'release-clock' }).catch(() => null);
  }
}
