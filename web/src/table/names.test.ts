import { describe, expect, it } from 'vitest';
import { shownNames } from './names';

describe('names on a screen', () => {
  it('are whole where there is room, but for a guest’s number', () => {
    expect(shownNames(['Noble Hare 7081', 'Anna Petrova', 'Steady'])).toEqual(['Noble Hare', 'Anna Petrova', 'Steady']);
  });

  it('tell people apart', () => {
    expect(shownNames(['Noble Hare 7081', 'Noble Hare 1234', 'Noble Fox 1'])).toEqual(['Noble Hare 7081', 'Noble Hare 1234', 'Noble Fox']);
    expect(shownNames(['Steady 1', 'Steady 2'])).toEqual(['Steady 1', 'Steady 2']);
  });

  it('have fewer words where there is less room', () => {
    expect(shownNames(['Bartholomew Featherstone', 'Anna'])).toEqual(['Bartholomew', 'Anna']);
    expect(shownNames(['Noble Hare 7081', 'Anna', 'Boris', 'Steady'], true)).toEqual(['Noble', 'Anna', 'Boris', 'Steady']);
    expect(shownNames(['Noble Hare 7081', 'Anna'], true)).toEqual(['Noble Hare', 'Anna']);
  });
});
