/** The shapes of our deck: suits on 100 × 100, where pips stand, and the emblems of the court. */

export type Suit = 's' | 'h' | 'd' | 'c';

export interface SuitShape {
  readonly colour: string;
  readonly path: string;
  /** What is cut out of it, so that suits are told apart without colour. */
  readonly cut?: string;
}

/** Spades and hearts are solid, clubs have three holes, diamonds are cut open. */
export const SUITS: Readonly<Record<Suit, SuitShape>> = {
  s: {
    colour: '#1B2733',
    path: 'M50 3C61 24 95 40 95 63c0 13-10 21-21 21-8 0-15-4-19-11 1 10 5 18 13 24H32c8-6 12-14 13-24-4 7-11 11-19 11C15 84 5 76 5 63 5 40 39 24 50 3z',
  },
  h: {
    colour: '#9C1F2B',
    path: 'M50 95C20 68 4 50 4 31 4 15 15 6 27 6c10 0 19 6 23 17C54 12 63 6 73 6c12 0 23 9 23 25 0 19-16 37-46 64z',
  },
  d: {
    colour: '#A84C12',
    path: 'M50 2c9 18 21 34 36 48-15 14-27 30-36 48-9-18-21-34-36-48C29 36 41 20 50 2z',
    cut: 'M50 30c5 8 10 14 16 20-6 6-11 12-16 20-5-8-10-14-16-20 6-6 11-12 16-20z',
  },
  c: {
    colour: '#23683F',
    path: 'M50 3a22.5 22.5 0 0 1 17 37.3 22.5 22.5 0 1 1-11.5 32.5c.8 10.5 4.5 18 12.5 24.2H32c8-6.2 11.7-13.7 12.5-24.2A22.5 22.5 0 1 1 33 40.3 22.5 22.5 0 0 1 50 3z',
    cut: 'M42 25.5a8 8 0 1 0 16 0a8 8 0 1 0-16 0M18.5 61a8 8 0 1 0 16 0a8 8 0 1 0-16 0M65.5 61a8 8 0 1 0 16 0a8 8 0 1 0-16 0',
  },
};

type Pip = readonly [column: 'l' | 'm' | 'r', height: number];

/** Where the pips of a rank stand: left, middle or right, from 0 at the top to 1. The lower half is upside down. */
export const PIPS: Readonly<Record<string, readonly Pip[]>> = {
  '2': [['m', 0], ['m', 1]],
  '3': [['m', 0], ['m', 0.5], ['m', 1]],
  '4': [['l', 0], ['r', 0], ['l', 1], ['r', 1]],
  '5': [['l', 0], ['r', 0], ['m', 0.5], ['l', 1], ['r', 1]],
  '6': [['l', 0], ['r', 0], ['l', 0.5], ['r', 0.5], ['l', 1], ['r', 1]],
  '7': [['l', 0], ['r', 0], ['m', 0.25], ['l', 0.5], ['r', 0.5], ['l', 1], ['r', 1]],
  '8': [['l', 0], ['r', 0], ['m', 0.25], ['l', 0.5], ['r', 0.5], ['m', 0.75], ['l', 1], ['r', 1]],
  '9': [['l', 0], ['r', 0], ['l', 0.333], ['r', 0.333], ['m', 0.5], ['l', 0.667], ['r', 0.667], ['l', 1], ['r', 1]],
  '10': [['l', 0], ['r', 0], ['m', 0.167], ['l', 0.333], ['r', 0.333], ['l', 0.667], ['r', 0.667], ['m', 0.833], ['l', 1], ['r', 1]],
};

export interface Emblem {
  readonly path: string;
  readonly cut: string;
  /** Lines cut out with a stroke. */
  readonly lines?: string;
}

/** The court: a doge's cap, a mask, a gondolier's hat. */
export const EMBLEMS: Readonly<Record<string, Emblem>> = {
  K: {
    path: 'M9 33C7 21 14 12 26 9c8-2 13-5 19-7 7-2 12 3 10 10-2 7-2 14-2 21zM6 36h49c1.7 0 2.5 1 2.5 2.5v3c0 1.5-.8 2.5-2.5 2.5H6c-1.7 0-2.5-1-2.5-2.5v-3C3.5 37 4.3 36 6 36z',
    cut: 'M11.4 40a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0-3.2 0M20.4 40a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0-3.2 0M29.4 40a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0-3.2 0M38.4 40a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0-3.2 0M47.4 40a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0-3.2 0',
    lines: 'M15 27c0-6 3-9 8-11M30 14c5-1 9-3 13-5',
  },
  Q: {
    path: 'M30 14C24 8 13 6 4 11c-3 15 3 28 14 28 6 0 9-4 12-9 3 5 6 9 12 9 11 0 17-13 14-28-9-5-20-3-26 3zM30 11c-2-3-2-6 0-9 2 3 2 6 0 9zM26 10c-4-1-6-3-7-7 4 1 6 3 7 7zM34 10c4-1 6-3 7-7-4 1-6 3-7 7z',
    cut: 'M11 22c4-4 10-4 14 1-4 4-11 4-14-1zM49 22c-4-4-10-4-14 1 4 4 11 4 14-1z',
  },
  J: {
    path: 'M17 10c7-3 19-3 26 0l1.5 13h-29zM15 26h30l.8 5H14.2zM13 34h34c7 0 11 1.6 11 4s-10 5-28 5S2 40.4 2 38s4-4 11-4zM46 27c5 2 8 6 9 12l-4-2-3 3c0-5-1-8-4-11z',
    cut: '',
  },
};

/** How a rank is written on a card. */
export const written = (rank: string): string => (rank === 'T' ? '10' : rank);
