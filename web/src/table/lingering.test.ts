import { describe, expect, it } from 'vitest';
import type { Moment } from '../protocol/forms';
import { toldBefore } from './lingering';

const moment = (n: number, ...types: string[]): Moment => ({ n, events: types.map((type) => ({ type })) }) as unknown as Moment;
const LOG = [moment(1, 'deal-started', 'ante-paid'), moment(2, 'card-sold', 'bank-won', 'deal-started', 'ante-paid'), moment(3, 'card-laid')];

describe('what is told while something past is looked at', () => {
  it('ends before the last event that began what is not shown yet', () => {
    expect(toldBefore(LOG, 'deal-started')).toEqual([LOG[0], moment(2, 'card-sold', 'bank-won')]);
  });
  it('is everything where nothing is held back', () => {
    expect(toldBefore(LOG, undefined)).toEqual(LOG);
    expect(toldBefore(LOG, 'round-started')).toEqual(LOG);
  });
});
