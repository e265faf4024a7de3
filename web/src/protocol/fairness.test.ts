import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { checkDeal, contribution, drawSeating, isBad } from './fairness';
import { fromHex, hmac, sha256, toHex } from './sha256';

const bytes = (length: number) => Uint8Array.from({ length }, (_, i) => (i * 37 + 11) % 256);

describe('the own SHA-256', () => {
  it('says what everyone else says, for every length around a block', () => {
    for (let length = 0; length < 140; length++) {
      expect(toHex(sha256(bytes(length)))).toBe(createHash('sha256').update(bytes(length)).digest('hex'));
    }
  });
  it('makes the same HMAC, with short and long keys', () => {
    for (const key of [0, 32, 64, 65, 200]) {
      expect(toHex(hmac(bytes(key), bytes(50)))).toBe(createHmac('sha256', bytes(key)).update(bytes(50)).digest('hex'));
    }
  });
});

describe('a contribution', () => {
  it('is sixteen bytes in hex, and another one every time', () => {
    expect(contribution()).toMatch(/^[0-9a-f]{32}$/);
    expect(contribution()).not.toBe(contribution());
  });
});

describe('a deal', () => {
  const secret = '11'.repeat(32);
  const told = ['aa', 'bb', 'ca-dolfin', '1'].join('\n');
  const seed = toHex(hmac(fromHex(secret), new TextEncoder().encode(told)));
  const deal = {
    commitment: toHex(sha256(fromHex(secret))), contributions: ['aa', 'bb'], secret, seed, version: 1,
    seating: drawSeating(fromHex(seed), 2),
  };

  it('is fair when all of it follows from the secret', () => expect(checkDeal('ca-dolfin', deal)).toBe('fair'));
  it('is sealed while it runs', () => {
    expect(checkDeal('ca-dolfin', { commitment: deal.commitment, contributions: deal.contributions })).toBe('sealed');
  });
  it('is not fair with another secret, seed, table or seating', () => {
    expect(checkDeal('ca-dolfin', { ...deal, commitment: '00' })).toBe('commitment');
    expect(checkDeal('ca-dolfin', { ...deal, contributions: ['aa', 'bc'] })).toBe('seed');
    expect(checkDeal('elsewhere', deal)).toBe('seed');
    expect(checkDeal('ca-dolfin', { ...deal, seating: [...deal.seating].reverse() })).toBe('seating');
  });
  it('of a rematch does not draw the seats', () => {
    expect(checkDeal('ca-dolfin', { ...deal, seating: [...deal.seating].reverse() }, 'rotated')).toBe('fair');
  });
  it('that goes on from another game has an imagined start, and is checked all the same', () => {
    const given = { ...deal, seating: [] };
    expect(checkDeal('ca-dolfin', given, 'given')).toBe('imagined');
    expect(checkDeal('ca-dolfin', { ...given, contributions: ['aa'] }, 'given')).toBe('seed');
    expect(checkDeal('ca-dolfin', { commitment: deal.commitment, contributions: [] }, 'given')).toBe('sealed');
    expect((['fair', 'imagined', 'sealed', 'commitment', 'seed', 'seating'] as const).filter(isBad)).toEqual(['commitment', 'seed', 'seating']);
  });
  it('draws the same seats as the house', () => {
    // printed by ridotto.core.fairness.draw_seating(Sealed(bytes(range(32))), 5)
    expect(drawSeating(Uint8Array.from({ length: 32 }, (_, i) => i), 5)).toEqual([1, 3, 2, 4, 0]);
  });
});
