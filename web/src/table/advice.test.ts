import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Answer, View } from '../protocol/forms';
import { Advice, stays } from './advice.svelte';

const given: Answer = { type: 'done', id: 'h', hint: { bot: 'keen', move: { type: 'pass' }, why: { id: 'mind-pass', values: {} }, measure: 'chance', choices: [] } };
const stale: Answer = { type: 'refused', id: 'h', rule: 'HINT', why: 'Ask again.' };

describe('a hint', () => {
  let answer: (answer: Answer) => void;
  let refused: Answer[];
  let advice: Advice;
  beforeEach(() => {
    vi.useFakeTimers();
    refused = [];
    advice = new Advice(() => new Promise((resolve) => (answer = resolve)), (told) => refused.push(told));
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
    advice.moved('gone');
    answer(given);
    await asked;
    expect(advice.hint).not.toBeNull();
    advice.moved('gone');
    expect(advice.hint).toBeNull();
  });

  it('stays to be read, as one of an earlier moment, while the same thing is decided, and one press asks anew', async () => {
    const asked = advice.wish();
    answer(given);
    await asked;
    advice.moved('read');
    expect([advice.hint?.bot, advice.earlier]).toEqual(['keen', true]);
    const anew = advice.wish();
    answer(given);
    await anew;
    expect([advice.hint?.bot, advice.earlier]).toEqual(['keen', false]);
    advice.moved('read');
    advice.moved('gone');
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

  it('holds while the same may be done, can be read while the same is decided, and goes else', () => {
    expect([stays(matter, view(1, 5), view(1, 5)), stays(matter, view(1, 5), view(1, 9)), stays(matter, view(1, 5), view(2, 5))]).toEqual(['whole', 'read', 'gone']);
    expect([stays(undefined, view(1, 5), view(1, 5)), stays(matter, null, view(1, 5))]).toEqual(['gone', 'gone']);
  });

  it('that was one of an earlier moment does not become one of this', async () => {
    const advice = new Advice(async () => given, () => {});
    await advice.wish();
    advice.moved('read');
    advice.moved('whole');
    expect([advice.hint?.bot, advice.earlier]).toEqual(['keen', true]);
  });
});
