import { describe, expect, it } from 'vitest';
import type { TableInfo } from '../protocol/forms';
import { calledAt, isBegun, shownNames, wholeNames } from './names';

describe('names on a screen', () => {
  it('are whole where there is room, but for a guest’s number', () => {
    expect(shownNames(['Noble Hare 7081', 'Anna Petrova', 'Steady'])).toEqual(['Noble Hare', 'Anna Petrova', 'Steady']);
  });

  it('tell people apart', () => {
    expect(shownNames(['Noble Hare 7081', 'Noble Hare 1234', 'Noble Fox 1111'])).toEqual(['Noble Hare 7081', 'Noble Hare 1234', 'Noble Fox']);
    expect(shownNames(['Steady 1', 'Steady 2'])).toEqual(['Steady 1', 'Steady 2']);
  });

  it('have fewer words where there is less room', () => {
    expect(shownNames(['Bartholomew Featherstone', 'Anna'])).toEqual(['Bartholomew', 'Anna']);
    expect(shownNames(['Noble Hare 7081', 'Anna', 'Boris', 'Steady'], 'strip')).toEqual(['Noble', 'Anna', 'Boris', 'Steady']);
    expect(shownNames(['Patient Gondolier 7081', 'Anna'], 'strip')).toEqual(['Patient Gondolier', 'Anna']);
  });

  it('have more words on the board of a phone than in the strip of people above it', () => {
    const names = ['Silver Heron 7081', 'Anna', 'Boris'];
    expect(shownNames(names, 'strip')[0]).toBe('Silver');
    expect(shownNames(names, 'board')[0]).toBe('Silver Heron');
  });

  it('are whole in sentences, however little room a strip has', () => {
    const names = ['Дружный Гондольер 1212', 'Anna', 'Noble Hare 7081', 'Noble Hare 1234'];
    expect(wholeNames(names)).toEqual(['Дружный Гондольер', 'Anna', 'Noble Hare 7081', 'Noble Hare 1234']);
    expect(shownNames(names, 'strip')[0]).toBe('Дружный');
  });

  it('are marked as begun where more than a guest’s number is left out', () => {
    expect(isBegun('Curious Porcupine 1212', 'Curious')).toBe(true);
    expect(isBegun('Noble Hare 7081', 'Noble Hare')).toBe(false);
    expect(isBegun('Steady 2', 'Steady 2')).toBe(false);
  });

  it('are the same wherever somebody at the table is named, and without a number for others, too', () => {
    const info = { seats: [{ seat: 0, person: 'p1' }] } as unknown as TableInfo;
    const people = { p1: { name: 'Noble Hare 7081', kind: 'guest' }, p2: { name: 'Noble Fox 1212', kind: 'guest' } } as const;
    expect(['p1', 'p2'].map((person) => calledAt(info, ['Noble Hare'], people, person))).toEqual(['Noble Hare', 'Noble Fox']);
  });
});
