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
  it('is not gone on from a step that still moves', () => {
    queue.push([{ ...step('a', 1, true), least: 800 }], view(2), 5);
    vi.advanceTimersByTime(700);
    queue.goOn();
    expect(queue.step?.name).toBe('a');
    vi.advanceTimersByTime(100);
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
  describe('with a step that leads to the next round', () => {
    let now: number;
    const reveal = (round: number): Step => ({ ...step(`reveal ${round}`, round, true), past: (newest, time) => (newest.round as number) > round || time >= round * 60_000 });
    beforeEach(() => {
      now = 0;
      queue = new StepQueue(() => motion, () => now);
      queue.jump(view(0));
    });

    it('gives way to what happened meanwhile, and of several only the last one waits', () => {
      queue.push([reveal(1)], view(1), 1);
      queue.push([], view(1), 2);
      expect(queue.step?.name).toBe('reveal 1');
      motion = 'off'; // in a hidden tab
      queue.push([step('open', 2), reveal(2)], view(2), 3);
      queue.push([step('open', 3), reveal(3)], view(3), 4);
      expect([queue.step?.name, queue.told]).toEqual(['reveal 3', 4]);
      queue.goOn();
      expect([queue.atRest, queue.view?.round]).toEqual([true, 3]);
    });
    it('shows only the last where several happened at once', () => {
      queue.push([reveal(1), reveal(2)], view(2), 1);
      expect(queue.step?.name).toBe('reveal 2');
    });
    it('gives way once the time of the next is come', () => {
      queue.push([reveal(1)], view(1), 1);
      now = 59_000;
      vi.advanceTimersByTime(10_000);
      expect(queue.step?.name).toBe('reveal 1');
      now = 60_000;
      vi.advanceTimersByTime(1000);
      expect([queue.atRest, queue.view?.round]).toEqual([true, 1]);
    });
  });
  it('without motion shows only steps that wait', () => {
    motion = 'off';
    queue.push([step('a', 1), step('b', 2, true)], view(3), 1);
    expect(queue.step?.name).toBe('b');
  });
});
