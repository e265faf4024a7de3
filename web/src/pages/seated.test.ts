import { describe, expect, it } from 'vitest';
import { awaitedSeats, chipsShown, colourOf, inOrder, isAlone, isMyTurn, others, resultOf, waitingTable, waitsToBegin, type TableFace } from './seated';

function table(changes: Partial<TableFace> = {}): TableFace {
  return {
    table: 't',
    game: 'podstavec',
    name: '',
    status: 'playing',
    capacity: 2,
    taken: 2,
    seats: [
      { seat: 0, person: 'lev' },
      { seat: 1, bot: 'steady' },
    ],
    awaited: [0],
    due: null,
    opened: 1,
    ended: null,
    seat: 0,
    ...changes,
  };
}

describe('an invitation', () => {
  const waiting = { status: 'open', host: 'lev', taken: 1, seats: [{ seat: 0, person: 'lev' }] } as const;

  it('goes back to the newest own table of that game that still waits for somebody', () => {
    const tables = [
      table({ ...waiting, table: 'older', opened: 1 }),
      table({ ...waiting, table: 'own', opened: 2 }),
      table({ ...waiting, table: 'other game', game: 'venice', opened: 3 }),
      table({ ...waiting, table: 'of another', host: 'anna', opened: 3 }),
      table({ ...waiting, table: 'full', taken: 2, opened: 3 }),
      table({ ...waiting, table: 'begun', status: 'playing', opened: 3 }),
    ];
    expect(waitingTable(tables, 'podstavec', 'lev')?.table).toBe('own');
    expect(waitingTable(tables, 'standoff', 'lev')).toBeUndefined();
  });

  it('can be cancelled until somebody has come', () => {
    expect(isAlone(table(waiting), 'lev')).toBe(true);
    expect(isAlone(table({ ...waiting, seats: [...waiting.seats, { seat: 1, person: 'anna' }] }), 'lev')).toBe(false);
    expect(isAlone(table({ ...waiting, status: 'playing' }), 'lev')).toBe(false);
  });
});

describe('a table in a list', () => {
  it('waits for me when my seat is awaited, or everyone is', () => {
    expect(isMyTurn(table())).toBe(true);
    expect(isMyTurn(table({ awaited: [1] }))).toBe(false);
    expect(isMyTurn(table({ awaited: 'all', seat: 77 }))).toBe(true);
    expect(isMyTurn(table({ status: 'over' }))).toBe(false);
    expect(isMyTurn(table({ seat: null }))).toBe(false);
  });

  it('waits for me too where its clock stands until I am ready, whoever moves first, and not while somebody reads', () => {
    const held = { since: 1, until: 9, until_ready: true };
    const waits = table({ awaited: [1], held });
    expect([waitsToBegin(waits), isMyTurn(waits)]).toEqual([true, true]);
    expect(isMyTurn(table({ awaited: [1], held: { ...held, until_ready: false } }))).toBe(false);
    expect(waitsToBegin(table({ held, seat: null }))).toBe(false);
    expect(waitsToBegin(table())).toBe(false);
  });

  it('stands above others when it waits for me, the most urgent first, and leaves when it is over', () => {
    const tables = [
      table({ table: 'waits', awaited: [1], opened: 9 }),
      table({ table: 'slow', due: null }),
      table({ table: 'begins', awaited: [1], due: 3, opened: 0, held: { since: 1, until: 9, until_ready: true } }),
      table({ table: 'urgent', due: 5 }),
      table({ table: 'over', status: 'over' }),
      table({ table: 'newer', awaited: [1], opened: 10 }),
    ];
    expect(inOrder(tables).map((one) => one.table)).toEqual(['urgent', 'slow', 'begins', 'newer', 'waits']);
  });

  it('names who else sits there and who must act', () => {
    expect(others(table(), 'lev')).toEqual([{ seat: 1, bot: 'steady' }]);
    expect(others(table(), null)).toHaveLength(2);
    expect(awaitedSeats(table()).map((seat) => seat.seat)).toEqual([0]);
  });

  it('has colours once seats are drawn', () => {
    expect(colourOf(table(), { seat: 1 })).toBe(1);
    expect(colourOf(table({ status: 'open' }), { seat: 1 })).toBeNull();
  });
});

describe('a finished game', () => {
  const ended = (places: number[]) => table({ status: 'over', outcome: { places, scores: [], reason: '' } });

  it('was won, lost or drawn between two', () => {
    expect(resultOf(ended([1, 2]), 'lev')).toBe('won');
    expect(resultOf(ended([2, 1]), 'lev')).toBe('lost');
    expect(resultOf(ended([1, 1]), 'lev')).toBe('drawn');
  });

  it('gave a place among more', () => {
    expect(resultOf(ended([2, 1, 3]), 'lev')).toEqual({ place: 2 });
    expect(resultOf(ended([1, 1, 3]), 'lev')).toBe('won');
  });

  it('says nothing of who did not play, or where there is no outcome', () => {
    expect(resultOf(ended([1, 2]), 'anna')).toBeNull();
    expect(resultOf(table({ outcome: null }), 'lev')).toBeNull();
  });
});

describe('chips in a list', () => {
  const seats = (count: number) => Array.from({ length: count }, (_, seat) => ({ seat, person: `p${seat}` }));
  const shown = (changes: Partial<TableFace>, narrow: boolean) => {
    const { seats: chips, more } = chipsShown(table(changes), narrow);
    return [chips.length, more];
  };

  it('show the third who sits at an open table on a phone too, with the free seats', () => {
    for (const narrow of [false, true]) {
      expect(shown({ status: 'open', capacity: 6, taken: 3, seats: seats(3) }, narrow)).toEqual([3, 3]);
      expect(shown({ status: 'open', capacity: 2, taken: 1, seats: seats(1) }, narrow)).toEqual([1, 1]);
    }
  });

  it('say how many more play', () => {
    expect(shown({ capacity: 3, taken: 3, seats: seats(3) }, true)).toEqual([3, 0]);
    expect(shown({ capacity: 5, taken: 5, seats: seats(5) }, true)).toEqual([2, 3]);
    expect(shown({ capacity: 5, taken: 5, seats: seats(5) }, false)).toEqual([3, 2]);
  });
});
