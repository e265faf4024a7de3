/** How large everything is drawn. Pyramids are drawn in px and never scaled, so that letters stay 13 px and more. */
import { sizeOf, type Size } from './forms';

/** Sizes of pyramids: width and height of each, the strip that a covered one still shows, its letter and pips. */
export interface Grain {
  readonly S: readonly [number, number];
  readonly M: readonly [number, number];
  readonly L: readonly [number, number];
  readonly strip: number;
  readonly font: number;
  /** The radius of a pip, and how high pips stand; 0: no pips. */
  readonly pip: number;
  readonly at: number;
}

/** What of the screen a board depends on. */
export interface Room {
  /** The width and height that the two rows have, in px. */
  readonly width: number;
  readonly height: number;
  readonly phone: boolean;
  /** A phone under 380 px. */
  readonly narrow: boolean;
  readonly tablet: boolean;
  readonly large: boolean;
}

export interface Layout {
  /** Each vault is a bar beyond its row instead of a panel beside it. */
  readonly bars: boolean;
  readonly room: Room;
  readonly cards: number;
  readonly width: number;
  readonly height: number;
  /** What a full stack leaves free of a card, and how much of that is below it. */
  readonly head: number;
  readonly foot: number;
  readonly side: number;
  readonly gap: number;
  /** Six cards and more: smaller pyramids, fewer words. */
  readonly many: boolean;
  readonly card: Grain;
  /** In the stock, in trees of a vault, single in a vault, as a heading. */
  readonly kind: Grain;
  readonly leaf: Grain;
  readonly single: Grain;
  readonly mark: Grain;
}

/** A felt narrower than this has no room for panels beside the rows. */
const BARS_UNDER = 820;
/** Under this a strip is no longer read: the stack shows its count and opens as a list. */
export const LEAST_STRIP = 14;
const LEAST_FONT = 13;

const DESKTOP: Grain = { S: [44, 43], M: [64, 57], L: [84, 71], strip: 25, font: 16, pip: 2, at: 5 };
const TABLET: Grain = { ...DESKTOP, strip: 24 };
const LARGE: Grain = { S: [68, 64], M: [100, 86], L: [132, 108], strip: 38, font: 22, pip: 3, at: 7.5 };
const PHONE: Grain = { S: [38, 36], M: [53, 46], L: [68, 56], strip: 20.5, font: 14, pip: 1.7, at: 4.3 };

const KIND: Grain = { S: [25, 26], M: [30, 32], L: [35, 38], strip: 17, font: 13, pip: 1.4, at: 3.5 };
const KIND_LARGE: Grain = { S: [34, 35], M: [41, 43], L: [48, 51], strip: 17, font: 17, pip: 1.9, at: 4.7 };
const KIND_PHONE: Grain = { S: [26, 26], M: [32, 31], L: [38, 35], strip: 17, font: 13, pip: 1.5, at: 3.6 };
const LEAF: Grain = { S: [24, 22], M: [32, 29], L: [40, 36], strip: 15.5, font: 13, pip: 0, at: 0 };
const LEAF_SMALL: Grain = { S: [22, 19], M: [29, 26], L: [36, 32], strip: 13.5, font: 13, pip: 0, at: 0 };
const LEAF_LARGE: Grain = { S: [36, 33], M: [48, 43], L: [60, 54], strip: 23, font: 17, pip: 0, at: 0 };
const SINGLE: Grain = { S: [25, 25], M: [29, 29], L: [33, 33], strip: 17, font: 13, pip: 1.3, at: 3.4 };
const SINGLE_LARGE: Grain = { S: [34, 34], M: [40, 40], L: [46, 46], strip: 17, font: 17, pip: 1.8, at: 4.6 };
const MARK: Grain = { S: [22, 21], M: [22, 21], L: [22, 21], strip: 14, font: 13, pip: 0, at: 0 };
const MARK_LARGE: Grain = { S: [31, 29], M: [31, 29], L: [31, 29], strip: 14, font: 16, pip: 0, at: 0 };

/** A grain whose large is at most so wide: small and medium shrink less, so that their letters still fit. */
export function fitted(grain: Grain, widest: number): Grain {
  const by = Math.min(1, widest / grain.L[0]);
  if (by === 1) return grain;
  const scaled = (size: Size, less: number): readonly [number, number] => {
    const factor = by + (1 - by) * less;
    return [Math.round(grain[size][0] * factor), Math.round(grain[size][1] * factor)];
  };
  const half = (1 + by) / 2;
  return {
    S: scaled('S', 0.2),
    M: scaled('M', 0.05),
    L: scaled('L', 0.05),
    strip: grain.strip * half,
    font: Math.max(LEAST_FONT, Math.round(grain.font * half)),
    pip: grain.pip * half,
    at: grain.at * half,
  };
}

/** The least gap between cards of a row of so many. */
function gapOf(cards: number): number {
  return cards <= 6 ? 9 : cards <= 8 ? 6 : 4;
}

function grainOf(room: Room): Grain {
  if (room.phone) return PHONE;
  if (room.large) return LARGE;
  return room.tablet ? TABLET : DESKTOP;
}

/** From 7 cards on a phone the rows scroll together, with cards of this width. */
const SCROLLED = 54;

function cardWidth(room: Room, row: number, cards: number): number {
  const widest = room.phone ? (room.narrow ? 73 : 78) : room.large ? 164 : 106;
  if (room.phone && cards > 6) return SCROLLED;
  const gap = room.phone ? 7 : gapOf(cards);
  return Math.max(40, Math.min(widest, Math.floor((row - (cards - 1) * gap) / cards)));
}

function cardHeight(room: Room, bars: boolean): number {
  const tallest = room.phone ? 124 : room.large ? 272 : room.tablet ? 162 : 180;
  const taken = bars ? (room.phone ? 172 : 176) : room.large ? 56 : room.tablet ? 36 : 44;
  return Math.max(78, Math.min(tallest, Math.floor((room.height - taken) / 2)));
}

/** Where everything fits for so many cards a side. */
export function layout(room: Room, cards: number): Layout {
  const bars = room.phone || room.width < BARS_UNDER;
  const side = bars ? 0 : room.large ? 252 : room.tablet ? 176 : 164;
  const gap = bars ? 0 : room.large ? 40 : room.tablet ? 24 : 20;
  const width = cardWidth(room, room.width - 2 * (side + gap), cards);
  const height = cardHeight(room, bars);
  const small = room.phone || room.tablet;
  return {
    bars,
    room,
    cards,
    width,
    height,
    head: room.phone ? (height < 124 ? 22 : 15) : 24,
    foot: room.phone ? 7 : 10,
    side,
    gap,
    many: cards > 5,
    card: fitted(grainOf(room), room.phone ? width - (cards > 5 ? 4 : 10) : width - 4),
    kind: room.phone ? KIND_PHONE : room.large ? KIND_LARGE : KIND,
    leaf: small ? LEAF_SMALL : room.large ? LEAF_LARGE : LEAF,
    single: room.large ? SINGLE_LARGE : SINGLE,
    mark: room.large ? MARK_LARGE : MARK,
  };
}

/** How far apart the pyramids of a stack stand: the strip of its grain, or less where the stack would be too high. */
export function stripOf(sizes: readonly Size[], at: Layout): number {
  const top = sizes.at(-1);
  if (sizes.length < 2 || !top) return at.card.strip;
  return Math.min(at.card.strip, (at.height - at.head - at.card[top][1]) / (sizes.length - 1));
}

/** Trees in the end panel: those of a desktop's vault, smaller on a phone. */
export function endingGrain(width: number): Grain {
  return width >= 380 ? LEAF : LEAF_SMALL;
}

/** A single pyramid of a vault: which one it is, and how far the next lies from it. */
export interface Piled {
  readonly pyramid: string;
  readonly at: number;
  readonly margin: number;
}

/** So much of each is seen where they overlap most. */
export const LEAST_SEEN = 4;

/** The single ones side by side, with `free` px beside the first: they overlap as much as they must, and where even that is too much the latest are drawn. */
export function piled(singles: readonly string[], free: number, grain: Grain, apart: number): Piled[] {
  const count = Math.max(1, Math.min(singles.length, 1 + Math.floor(free / LEAST_SEEN)));
  const first = Math.max(0, singles.length - count);
  const step = free / Math.max(1, count - 1);
  return singles.slice(first).map((pyramid, index, drawn) => {
    const width = grain[sizeOf(pyramid)][0] + 3;
    const margin = Math.max(LEAST_SEEN - width, Math.min(apart, step - grain.L[0] - 3));
    return { pyramid, at: first + index, margin: index === drawn.length - 1 ? 0 : margin };
  });
}
