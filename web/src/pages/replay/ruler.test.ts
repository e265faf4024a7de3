import { describe, expect, it } from 'vitest';
import type { Tick } from './marks';
import { labelsAlong } from './ruler';

const tick = (index: number, title: string): Tick => ({ index, title });
const tournament = ['Раздача 1', 'Раунд 2: ещё по карте', 'Раунд 3: ещё по карте', 'Вскрытие', 'Раздача 2', 'Раунд 2: ещё по карте', 'Вскрытие', 'Раздача 3', 'Раунд 2: ещё по карте'].map((title, at) => tick(at * 10, title));
const labels = (ticks: readonly Tick[], index: number, width: number) =>
  labelsAlong(ticks, index, 90, (at) => (at * width) / 90, width).map(({ text, now }) => (now ? `${text}*` : text));

describe('the line of moments', () => {
  it('names deals alone where their rounds have no room', () => {
    expect(labels(tournament, 0, 340)).toEqual(['Раздача 1*', '2', '3']);
    expect(labels(tournament, 35, 340)).toEqual(['Раздача 1*', '2', '3']);
    expect(labels(tournament, 55, 340)).toEqual(['Раздача 1', '2*', '3']);
  });

  it('names everything in full where it has room', () => {
    expect(labels(tournament, 55, 1400)).toEqual(['Раздача 1', 'Раунд 2', 'Раунд 3', 'Вскрытие', 'Раздача 2', 'Раунд 2*', 'Вскрытие', 'Раздача 3', 'Раунд 2']);
  });

  it('names the rounds of a single deal, as many as have room and always the present one', () => {
    const deal = tournament.slice(0, 4);
    expect(labels(deal, 0, 1400)).toEqual(['Раздача 1*', 'Раунд 2', 'Раунд 3', 'Вскрытие']);
    expect(labels(deal, 12, 340)).toContain('Раунд 2*');
  });

  it('counts rounds where there is nothing else', () => {
    expect(labels([tick(0, 'Round 1'), tick(20, 'Round 2'), tick(50, 'Round 3'), tick(90, 'The end')], 30, 400)).toEqual(['Round 1', '2*', '3']);
  });
});
