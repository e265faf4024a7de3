import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Impatience } from './impatience.svelte';

describe('the main button', () => {
  let impatience: Impatience;
  beforeEach(() => {
    vi.useFakeTimers();
    impatience = new Impatience(() => Date.now());
  });
  afterEach(() => vi.useRealTimers());

  it('hears the first of three presses in impatience, and the next one that comes after a pause', () => {
    const heard = [0, 1, 2].map(() => {
      const one = impatience.press();
      vi.advanceTimersByTime(120);
      return one;
    });
    expect(heard).toEqual([true, false, false]);
    vi.advanceTimersByTime(500);
    expect(impatience.press()).toBe(true);
  });

  it('is deaf for a moment when what it means changes after a press, however long the house took', () => {
    impatience.press();
    vi.advanceTimersByTime(900);
    expect(impatience.deaf).toBe(false);
    impatience.changed();
    expect(impatience.press()).toBe(false);
  });

  it('is not deaf to whoever pressed nothing, nor to whoever did something else meanwhile', () => {
    impatience.changed();
    expect(impatience.press()).toBe(true);
    impatience.calm();
    expect(impatience.press()).toBe(true);
    vi.advanceTimersByTime(3000);
    impatience.changed();
    expect(impatience.deaf).toBe(false);
  });
});
