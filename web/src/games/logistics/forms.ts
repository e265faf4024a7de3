/** What the house tells of a game of Logistics: the view, and the events that a board draws. */
import type { Happening, Message, Move, View } from '../../protocol/forms';

/** A pyramid by its name: size and colour, such as `Sr`. */
export type Pyramid = string;
export type Size = 'S' | 'M' | 'L';
export type Stack = readonly Pyramid[];
/** Side, card and height. */
export type Place = readonly [side: number, card: number, height: number];
export type Gift = 'take' | 'return' | 'advance' | 'swap-own' | 'swap-theirs';

export interface ColourInPlay {
  readonly colour: string;
  readonly letter: string;
  readonly gives: Gift;
}

export interface Groups {
  readonly solid: readonly Stack[];
  readonly mixed: readonly Stack[];
  readonly others: Stack;
}

/** A power that may be used now, and its targets. */
export interface Use {
  readonly colour: string;
  readonly move: 'take' | 'return' | 'advance' | 'swap';
  readonly places?: readonly Place[];
  readonly pieces?: readonly (readonly [side: number, pyramid: Pyramid])[];
}

export interface Barred {
  readonly card: number;
  readonly rule: string;
  readonly why: Message;
}

export interface You {
  readonly may: readonly string[];
  readonly cards: readonly number[];
  readonly pyramids: number;
  readonly swap_sides: readonly number[];
  readonly uses: readonly Use[];
  readonly barred: readonly Barred[];
}

export interface LogisticsView extends View {
  readonly phase: 'sow' | 'extra' | 'power' | 'over';
  readonly player: number;
  readonly turn_number: number;
  readonly last_turn: number;
  readonly colours: readonly ColourInPlay[];
  readonly worth: { readonly solid: number; readonly mixed: number; readonly other: number };
  readonly cards: readonly (readonly Stack[])[];
  readonly guarded: readonly (readonly number[])[];
  readonly nests: readonly (readonly number[])[];
  readonly recent: readonly (readonly [side: number, place: number])[];
  readonly stocks: readonly Readonly<Record<Pyramid, number>>[];
  readonly vaults: readonly Stack[];
  readonly groups: readonly Groups[];
  readonly scores: readonly number[];
  readonly power: readonly string[];
  readonly powers: readonly (readonly string[])[];
  readonly stuck: readonly { readonly side: number; readonly card: number; readonly pieces: number; readonly places: number }[];
  readonly you?: You;
}

/** A piece of a sowing and where it lands; the place after the last card is the vault. */
export interface Landing {
  readonly pyramids: Stack;
  readonly place: number;
  readonly makes?: 'tree' | 'nest';
}

export interface Sown extends Happening {
  readonly seat: number;
  readonly card?: number;
  readonly pyramids: Stack;
  readonly landings: readonly Landing[];
}
export interface Captured extends Happening {
  readonly seat: number;
  readonly from_seat: number;
  readonly card: number;
  readonly pyramids: Stack;
  readonly by: Stack;
  readonly nest: boolean;
}
export interface Moved extends Happening {
  readonly seat: number;
  readonly owner_seat: number;
  readonly card: number;
  readonly pyramid: Pyramid;
  readonly place: number;
  readonly vaulted: boolean;
}
export interface Swapped extends Happening {
  readonly seat: number;
  readonly owner_seat: number;
  readonly first_pyramid: Pyramid;
  readonly first_card: number;
  readonly first_height: number;
  readonly second_pyramid: Pyramid;
  readonly second_card: number;
  readonly second_height: number;
}

/** What a move would do, as the house answers it. */
export interface Answered {
  readonly view: LogisticsView;
  readonly events: readonly Happening[];
}

export const SIZES: readonly Size[] = ['S', 'M', 'L'];

export function sizeOf(pyramid: Pyramid): Size {
  return pyramid[0] as Size;
}

export function letterOf(pyramid: Pyramid): string {
  return pyramid[1] ?? '';
}

export function isSown(event: Happening): event is Sown {
  return event.type === 'card-sown' || event.type === 'stock-sown';
}

export function sowCard(card: number): Move {
  return { type: 'sow-card', card };
}

export function sowStock(pyramids: Stack): Move {
  return { type: 'sow-stock', pyramids: [...pyramids] };
}

/** The move that uses a power on these targets. */
export function useOn(use: Use, places: readonly Place[], piece: readonly [number, Pyramid] | null): Move | null {
  const [first, second] = places;
  if (use.move === 'take') return piece && { type: 'take', vault: piece[0], pyramid: piece[1] };
  if (!first) return null;
  if (use.move !== 'swap') return { type: use.move, side: first[0], card: first[1] };
  return second
    ? { type: 'swap', side: first[0], first: [first[1], first[2]], second: [second[1], second[2]] }
    : null;
}

/** What a card is called, on the board as in the log: A and B are the sides. */
export function cardName(side: number, card: number): string {
  return `${'AB'[side] ?? ''}${card}`;
}
