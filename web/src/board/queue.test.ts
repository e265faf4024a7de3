import { describe, expect, it } from 'vitest';
import type { Step, View } from './contract';
import { StepQueue } from './queue.svelte';

const view = (game: string): View => ({ game, seat: 0, turn: [0], due: null, outcome: null });
const step = (name: string, waits = false): Step => ({ name, ms: 60_000, view: view(name), waits });

describe('steps that somebody skips', () => {
  it('lead at once to how things stand now', () => {
    const queue = new StepQueue(() => 'full');
    for (let move = 0; move < 10; move += 1) queue.push([step('hop'), step('capture')], view(`after ${move}`));
    expect(queue.view?.game).toBe('hop');
    queue.skip();
    expect([queue.atRest, queue.view?.game]).toEqual([true, 'after 9']);
  });

  it('stop where a step waits for the player', () => {
    const queue = new StepQueue(() => 'full');
    queue.push([step('hop'), step('reveal', true), step('hop')], view('after'));
    queue.skip();
    expect(queue.step?.name).toBe('reveal');
    queue.skip();
    expect(queue.step?.name).toBe('reveal');
    queue.goOn();
    queue.skip();
    expect(queue.view?.game).toBe('after');
  });
});
