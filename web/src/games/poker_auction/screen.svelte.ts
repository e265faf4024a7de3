/** How much room there is, where a drawing and not only a style depends on it. */
import { MediaQuery } from 'svelte/reactivity';
import { innerWidth } from 'svelte/reactivity/window';
import { phone } from '../../look/screen';
import type { Room } from './fan';

const large = new MediaQuery('(min-width: 1600px) and (min-height: 960px)');

/** The padding of the felt and the gap between seats on a phone. */
const EDGE = 20;
const GAP = 5;

export const screen = {
  get narrow(): boolean {
    return phone.current;
  },
  get large(): boolean {
    return large.current;
  },
  get width(): number {
    return innerWidth.current ?? 1280;
  },
};

/** The room for a fan of cards: beside the ring, or where many sit around it. */
export function fanRoom(seats: number, top: number, tiles: boolean): Room {
  if (screen.narrow) {
    const across = seats > 4 ? 5 : seats;
    const width = (screen.width - EDGE - GAP * (across - 1)) / across - (seats > 4 ? 10 : 12);
    if (seats === 1) return { card: 40, width: width * 0.55, peek: 10, strip: 22 };
    return { card: tiles ? 25 : 24, width, peek: 6, strip: 15 };
  }
  if (seats > 4) return { card: 30, width: top > 5 ? 110 : 138, peek: 10, strip: 33 };
  return screen.large ? { card: 56, width: 296, peek: 14, strip: 30 } : { card: 40, width: 220, peek: 10, strip: 22 };
}

/** The width of a card in the own hand: it shrinks from the seventh card on, but never below what a finger hits. */
export function handWidth(cards: number, room: number): number {
  const [most, least, gap, apart] = screen.narrow ? [54, 36, 4, 9] : screen.large ? [92, 44, 5, 14] : [70, 40, 5, 14];
  const count = Math.max(5, cards);
  return Math.max(least, Math.floor(Math.min(most, (room - apart - (count - 1) * gap) / count)));
}
