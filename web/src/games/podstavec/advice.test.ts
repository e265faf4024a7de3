import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { bundleOf, Speech, type Language } from '../../words/speech';
import { advise, lit } from './advice';
import type { Arrange, Bid, PodstavecView } from './forms';

const speech = (language: Language) => {
  const text = readFileSync(new URL(`../../../../src/ridotto/games/podstavec/messages.${language}.ftl`, import.meta.url), 'utf-8');
  return new Speech(language, bundleOf(language, [text]), ['Lev', 'Anna']);
};
const view = { seat: 0, displays: [{ red: 3, white: 2, black: 0, empty: 0 }, { red: 1, white: 3, black: 1, empty: 0 }] } as unknown as PodstavecView;
const bid = (red: number, white: number, black: number, pedestals: number): Bid => ({ type: 'bid', red, white, black, pedestals });
const arrange = (red: number, white: number, black: number, empty: number): Arrange => ({ type: 'arrange', red, white, black, empty });

describe('a hint', () => {
  it('lights what is to be bid, with how many of each', () => {
    expect(lit(view, bid(2, 0, 0, 1))).toEqual({ pedestals: '1', red: '2' });
    expect(lit(view, bid(0, 0, 0, 0))).toEqual({ seal: '' });
  });

  it('lights how many the bag gains or gives', () => {
    expect(lit(view, arrange(4, 0, 0, 1))).toEqual({ red: '−1', white: '+2' });
    expect(lit(view, arrange(3, 2, 0, 1))).toEqual({ pedestals: '−1' });
    expect(lit(view, arrange(0, 0, 0, 0))).toEqual({ pedestals: '+5', red: '+3', white: '+2' });
    expect(lit(view, arrange(3, 2, 0, 0))).toEqual({ keep: '' });
  });

  it('says the move in both languages', () => {
    const said = (language: Language) => [bid(2, 0, 0, 1), bid(0, 0, 0, 0), arrange(4, 0, 0, 1), arrange(3, 2, 0, 0), arrange(0, 0, 0, 0)].map((move) => advise(view, move, speech(language)));
    expect(said('en')).toEqual(['Bid a pedestal, 2 red.', 'Pass.', 'Show 5 pedestals, 4 red.', 'Keep your display as it is.', 'Take everything off your display.']);
    expect(said('ru')).toEqual(['Поставьте 1 подставку, 2 красных.', 'Пасуйте.', 'Выставьте 5 подставок, 4 красных.', 'Оставьте витрину как есть.', 'Уберите из витрины всё.']);
  });
});
