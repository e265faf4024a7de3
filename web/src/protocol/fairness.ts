/** What a visitor adds to the seed of a deal; and the check of a deal by what the house has revealed: the secret, the seed, the seats. */
import type { Deal, Seating } from './forms';
import { fromHex, hmac, sha256, toHex } from './sha256';

const VERSION = 1;
const WORDS = 1n << 256n;

export type Verdict = 'fair' | 'imagined' | 'sealed' | 'commitment' | 'seed' | 'seating';

/** Random bytes in hex: what a visitor adds to the seed. */
export function contribution(bytes = 16): string {
  return toHex(crypto.getRandomValues(new Uint8Array(bytes)));
}

/** Is anything not as it was promised? */
export function isBad(verdict: Verdict): boolean {
  return verdict === 'commitment' || verdict === 'seed' || verdict === 'seating';
}

/** Whole numbers without bias: word n is HMAC-SHA256(seed, n as 8 bytes); words above the largest multiple of `limit` are rejected. */
class Sealed {
  #counter = 0n;
  constructor(private readonly seed: Uint8Array) {}

  below(limit: number): number {
    const many = BigInt(limit);
    const fair = WORDS - (WORDS % many);
    for (;;) {
      const counter = new DataView(new ArrayBuffer(8));
      counter.setBigUint64(0, this.#counter++);
      const word = BigInt(`0x${toHex(hmac(this.seed, new Uint8Array(counter.buffer)))}`);
      if (word < fair) return Number(word % many);
    }
  }
}

/** Which seat each player gets, in order of entry: the first draws of a table. */
export function drawSeating(seed: Uint8Array, seats: number): number[] {
  const chance = new Sealed(seed);
  const seating = Array.from({ length: seats }, (_, seat) => seat);
  for (let last = seats - 1; last > 0; last--) {
    const other = chance.below(last + 1);
    [seating[last], seating[other]] = [seating[other]!, seating[last]!];
  }
  return seating;
}

/**
 * Is everything as it was promised? `seats` is `rotated` for a rematch, whose seats follow from the game before, and `given`
 * for a game that goes on from another: its start is imagined, and only what is drawn after it follows from the seed.
 */
export function checkDeal(table: string, deal: Deal, seats: Seating = 'drawn'): Verdict {
  if (deal.secret === undefined || deal.seed === undefined) return 'sealed';
  const secret = fromHex(deal.secret);
  if (toHex(sha256(secret)) !== deal.commitment) return 'commitment';
  const told = [...deal.contributions, table, String(deal.version ?? VERSION)].join('\n');
  const seed = hmac(secret, new TextEncoder().encode(told));
  if (toHex(seed) !== deal.seed) return 'seed';
  if (seats === 'drawn' && deal.seating) {
    const drawn = drawSeating(seed, deal.seating.length);
    if (drawn.some((seat, index) => seat !== deal.seating?.[index])) return 'seating';
  }
  return seats === 'given' ? 'imagined' : 'fair';
}
