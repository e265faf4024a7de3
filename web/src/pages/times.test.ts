import { describe, expect, it } from 'vitest';
import { DAY, HOUR, MINUTE, dayOf, forInput, nextTick, partOfDay, timeLeft } from './times';

const NOON = new Date(2026, 10, 16, 12, 0).getTime();

describe('what is left of a clock', () => {
  it('is minutes and seconds in the last hour, then hours, then days', () => {
    expect(timeLeft(NOON + 6 * MINUTE + 48_900, NOON)).toEqual({ unit: 'clock', text: '6:48' });
    expect(timeLeft(NOON + 14 * HOUR + MINUTE, NOON)).toEqual({ unit: 'hours', count: 14 });
    expect(timeLeft(NOON + 2 * DAY, NOON)).toEqual({ unit: 'days', count: 2 });
    expect(timeLeft(NOON, NOON)).toEqual({ unit: 'none' });
  });

  it('is looked at again when it would read differently', () => {
    expect(nextTick(NOON + 10_400, NOON)).toBe(400);
    expect(nextTick(NOON + 5 * HOUR, NOON)).toBe(MINUTE);
  });
});

describe('days', () => {
  it('are named when they are near', () => {
    expect(dayOf(NOON - HOUR, NOON, 'en')).toBe('today');
    expect(dayOf(NOON - 13 * HOUR, NOON, 'en')).toBe('yesterday');
    expect(dayOf(NOON - 4 * DAY, NOON, 'en')).toEqual({ date: '12 Nov' });
    expect(dayOf(new Date(2025, 10, 12).getTime(), NOON, 'ru')).toEqual({ date: '12 нояб. 2025 г.' });
  });

  it('have four parts', () => {
    const at = (hour: number) => partOfDay(new Date(2026, 10, 16, hour));
    expect([3, 9, 15, 20].map(at)).toEqual(['night', 'morning', 'day', 'evening']);
  });

  it('fit into a field for date and time', () => {
    expect(forInput(NOON)).toBe('2026-11-16T12:00');
  });
});
