import { describe, expect, it, vi } from 'vitest';
import { entering } from './keys';

describe('Enter on something that may be chosen', () => {
  const press = (doIt: () => boolean, key = 'Enter', repeat = false) => {
    const preventDefault = vi.fn();
    entering(doIt)({ key, repeat, preventDefault });
    return preventDefault.mock.calls.length > 0;
  };

  it('does what was chosen, and chooses no other', () => {
    expect(press(() => true)).toBe(true);
  });
  it('chooses where nothing was chosen yet', () => {
    expect(press(() => false)).toBe(false);
  });
  it('leaves Space to choose, and is not sent again by who holds it down', () => {
    const doIt = vi.fn(() => true);
    expect([press(doIt, ' '), press(doIt, 'Enter', true)]).toEqual([false, false]);
    expect(doIt).not.toHaveBeenCalled();
  });
});
