import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Answer, View } from '../protocol/forms';
import { Advice, stays } from './advice.svelte';

const given: Answer = { type: 'done', id: 'h', hint: { bot: 'keen', move: { type: 'pass' }, why: { id: 'mind-pass', values: {} }, measure: 'chance', choices: [] } };
const at = (seq: number): Answer => ({ ...given, hint: { ...given.hint!, seq } }) as Answer;
const stale: Answer = { type: 'refused', id: 'h', rule: 'HINT', why: 'Ask again.' };

describe('a hint', () => {
  let answer: (answer: Answer) => void;
  let refused: Answer[];
  let advice: Advice;
  let now: number;
  let asked: number;
  beforeEach(() => {
    vi.useFakeTimers();
    refused = [];
    now = asked = 0;
    const ask = () => {
      asked += 1;
      return new Promise<Answer>((resolve) => (answer = resolve));
    };
    advice = new Advice(ask, (told) => refused.push(told), () => now);
  });
  afterEach(() => vi.useRealTimers());

  it('is said to be thought of only if it takes its time', async () => {
    const asked = advice.wish();
    expect([advice.asked, advice.slow]).toEqual([true, false]);
    vi.advanceTimersByTime(300);
    expect(advice.slow).toBe(true);
    answer(given);
    await asked;
    expect([advice.asked, advice.slow, advice.hint?.bot]).toEqual([false, false, 'keen']);
  });

  it('is dropped when something was played before it came, or when it was waved away', async () => {
    const asked = advice.wish();
    advice.clear();
    answer(given);
    await asked;
    expect(advice.hint).toBeNull();
  });

  it('holds for a position: another one takes it away, but not the one that is still thought of', async () => {
    const asked = advice.wish();
    advice.moved(false);
    answer(given);
    await asked;
    expect(advice.hint).not.toBeNull();
    advice.moved(false);
    expect(advice.hint).toBeNull();
  });

  it('is asked for again where others have acted before it came, and is for the present moment then', async () => {
    const wished = advice.wish();
    now = 8;
    answer(at(7));
    await vi.waitFor(() => expect(asked).toBe(2));
    expect(advice.hint).toBeNull();
    answer(at(8));
    await wished;
    expect([advice.hint?.seq, advice.earlier]).toEqual([8, false]);
  });

  it('can only be read where others act faster than it comes', async () => {
    const wished = advice.wish();
    now = 8;
    for (const times of [1, 2, 3]) {
      await vi.waitFor(() => expect(asked).toBe(times));
      answer(at(7));
    }
    await wished;
    expect([advice.hint?.seq, advice.earlier]).toEqual([7, true]);
  });

  it('that came before the position it is for holds there', async () => {
    const wished = advice.wish();
    now = 6;
    answer(at(7));
    await wished;
    now = 7;
    advice.moved(false);
    expect([advice.hint?.seq, advice.earlier]).toEqual([7, false]);
    now = 8;
    advice.moved(false);
    expect(advice.hint).toBeNull();
  });

  it('that came too late to be played goes with the next thing that happens, and one press asks anew', async () => {
    const wished = advice.wish();
    now = 8;
    for (const times of [1, 2, 3]) {
      await vi.waitFor(() => expect(asked).toBe(times));
      answer(at(7));
    }
    await wished;
    advice.moved(true);
    expect([advice.hint?.bot, advice.earlier]).toEqual(['keen', true]);
    const anew = advice.wish();
    answer(at(8));
    await anew;
    expect([advice.hint?.bot, advice.earlier]).toEqual(['keen', false]);
    now = 9;
    advice.moved(false);
    expect([advice.hint, advice.earlier]).toEqual([null, false]);
  });

  it('is asked for once at a time, and a refusal is told', async () => {
    const asked = advice.wish();
    await advice.wish();
    answer(stale);
    await asked;
    expect(refused).toEqual([stale]);
    expect(advice.asked).toBe(false);
  });
});

describe('when others have acted a hint', () => {
  const matter = (view: View) => String(view.lot);
  const view = (lot: number, least: number) => ({ game: 'g', seat: 0, turn: [0], due: null, outcome: null, lot, you: { least } });

  it('holds while the same is decided and the same may be done, and goes else: who was outbid reads that', () => {
    expect([stays(matter, view(1, 5), view(1, 5)), stays(matter, view(1, 5), view(1, 9)), stays(matter, view(1, 5), view(2, 5))]).toEqual([true, false, false]);
    expect([stays(undefined, view(1, 5), view(1, 5)), stays(matter, null, view(1, 5))]).toEqual([false, false]);
  });
});
