import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Step, View } from './contract';
import { StepQueue, type Motion } from './queue.svelte';

const view = (round: number): View => ({ game: 'x', seat: 0, turn: [], due: null, outcome: null, round });
const step = (name: string, round: number, waits = false): Step => ({ name, ms: 400, view: view(round), waits });

describe('the step queue', () => {
  let motion: Motion;
  let queue: StepQueue;
  beforeEach(() => {
    vi.useFakeTimers();
    motion = 'full';
    queue = new StepQueue(() => motion);
    queue.jump(view(0));
  });
  afterEach(() => vi.useRealTimers());

  it('goes at once where nothing is shown on the way', () => {
    queue.push([], view(1), 1);
    expect([queue.atRest, queue.view?.round]).toEqual([true, 1]);
  });
  it('shows steps one after another, then the position', () => {
    queue.push([step('a', 1), step('b', 2)], view(3), 5);
    expect(queue.step?.name).toBe('a');
    vi.advanceTimersByTime(400);
    expect(queue.step?.name).toBe('b');
    vi.advanceTimersByTime(400);
    expect([queue.atRest, queue.view?.round]).toEqual([true, 3]);
  });
  it('waits where a step waits, until somebody goes on', () => {
    queue.push([step('a', 1, true)], view(2), 5);
    vi.advanceTimersByTime(100_000);
    expect(queue.step?.name).toBe('a');
    queue.goOn();
    expect(queue.atRest).toBe(true);
  });
  it('tells what happened with the last step, not before', () => {
    queue.push([step('a', 1), step('b', 2, true)], view(3), 7);
    expect(queue.told).toBe(6);
    vi.advanceTimersByTime(400);
    expect(queue.told).toBe(7);
    queue.goOn();
    expect(queue.told).toBe(Infinity);
  });
  it('shows what comes meanwhile afterwards', () => {
    queue.push([step('a', 1, true)], view(2), 1);
    queue.push([], view(9), 2);
    expect(queue.view?.round).toBe(1);
    queue.goOn();
    expect(queue.view?.round).toBe(9);
  });
  it('without motion shows only steps that wait', () => {
    motion = 'off';
    queue.push([step('a', 1), step('b', 2, true)], view(3), 1);
    expect(queue.step?.name).toBe('b');
  });
});
