import { describe, expect, it } from 'vitest';
import type { Table } from '../protocol/table.svelte';
import { actionsOf } from './actions';
import { awaySeats, givenUp, keptSeats, mayInvite, maySit, othersPlayOn, waitingFor } from './awaited';

const open = { status: 'open' as const, taken: 1, capacity: 2, reserved: false, entered: false };
const rematch = { ...open, reserved: true, expected: ['lev'] };

describe('the free seat of a table', () => {
  it('is for anyone: its link invites, and whoever comes may sit down', () => {
    expect([mayInvite(open), maySit(open, null), maySit(open, 'vera')]).toEqual([true, true, true]);
    expect([mayInvite({ ...open, taken: 2 }), maySit({ ...open, entered: true }, 'vera')]).toEqual([false, false]);
  });

  it('of a rematch is kept for who played before: nobody is invited, and nobody else may sit down', () => {
    expect([mayInvite(rematch), maySit(rematch, null), maySit(rematch, 'vera'), maySit(rematch, 'lev')]).toEqual([false, false, false, true]);
    expect(keptSeats(rematch, { lev: { name: 'Warm Hare 9142', kind: 'guest' } })).toEqual(['Warm Hare']);
    const asked = actionsOf({ online: true, seat: null, info: { ...rematch, entered: true } } as unknown as Table, () => undefined);
    expect(asked.map(({ name }) => name)).toEqual(['leave', 'rules']);
  });

  it('of a rematch is waited at by who has come, until this visitor sits there too or it has begun', () => {
    const seats = [{ seat: 0, person: 'anna' }, { seat: 1, bot: 'steady' }];
    expect(waitingFor({ ...rematch, seats })).toEqual(['anna']);
    expect([waitingFor({ ...rematch, seats, entered: true }), waitingFor({ ...rematch, seats, status: 'playing' })]).toEqual([[], []]);
  });
});

describe('a seat that is given up', () => {
  const seats = [{ seat: 0, person: 'anna' }, { seat: 1, person: 'lev', resigned: true }, { seat: 2, bot: 'steady' }];

  it('is played on by the house while the game goes on', () => {
    expect([0, 1, null].map((own) => givenUp({ seats, status: 'playing' }, own))).toEqual([false, true, false]);
    expect(givenUp({ seats, status: 'over' }, 1)).toBe(false);
  });

  it('leaves others to play on while two more are left', () => {
    expect([3, 4].map((capacity) => othersPlayOn({ seats, capacity }))).toEqual([false, true]);
    expect(othersPlayOn({ seats: seats.slice(0, 1), capacity: 60 })).toBe(true);
  });
});

describe('who is away from a running game', () => {
  const seats = [{ seat: 0, person: 'anna' }, { seat: 1, person: 'lev' }, { seat: 2, bot: 'steady' }, { seat: 3, person: 'vera', resigned: true }];

  it('is whoever plays on without a page of it open, and neither oneself nor a bot', () => {
    expect(awaySeats({ seats, status: 'playing' }, [], 0)).toEqual([1]);
    expect(awaySeats({ seats, status: 'playing' }, [0, 1], 0)).toEqual([]);
  });

  it('is nobody once it is over', () => {
    expect(awaySeats({ seats, status: 'over' }, [], 0)).toEqual([]);
  });
});
