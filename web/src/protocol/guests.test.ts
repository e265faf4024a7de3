import { describe, expect, it } from 'vitest';
import { calledAmong, withoutNumber } from './guests';

describe('a guest’s name', () => {
  it('has no number where its words are enough', () => {
    expect(['Noble Hare 7081', 'Anna', 'Louis the 14', 'Steady 2', 'Agent 1234'].map(withoutNumber)).toEqual(['Noble Hare', 'Anna', 'Louis the 14', 'Steady 2', 'Agent 1234']);
  });

  it('keeps it beside somebody whose name would be the same', () => {
    const names = ['Noble Hare 7081', 'Noble Hare 1234', 'Noble Fox 1111', 'Calm Seal 2222', 'Calm Seal', 'Noble Fox 1111'];
    expect(names.map(calledAmong(names))).toEqual(['Noble Hare 7081', 'Noble Hare 1234', 'Noble Fox', 'Calm Seal 2222', 'Calm Seal', 'Noble Fox']);
  });
});
