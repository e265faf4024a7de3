/** What the player has in hand: a chosen card, a polyomino on its way to the field, a gun, a card of the market. */
import type { Answer, Happening, Move } from '../../board/contract';
import type { Ask } from '../../protocol/forms';
import { isSame, keyOf } from './field';
import {
  badSquares, covered, fits, flippedGhost, ghostFor, marking, middleOf, moved, settled, shapedGhost, shapesOf, stepped, turnedGhost,
  type Ghost,
} from './ghost';
import { moves, type Playable, type Square, type StandoffView } from './view';

export type Held =
  | { readonly kind: 'none' }
  | {
      readonly kind: 'card';
      readonly place: number;
      readonly card: string;
      readonly square: Square | null;
      readonly seat: number | null;
      /** Cards of the hand that go with it, by their places. */
      readonly marked: readonly number[];
    }
  | { readonly kind: 'ghost'; readonly place: number; readonly ghost: Ghost }
  | { readonly kind: 'fire'; readonly from: Square; readonly at: Square | null }
  | { readonly kind: 'market'; readonly card: string | null }
  /** The deck, by a finger: it slides to where a card lay that was just played, and a press too many is not to draw. */
  | { readonly kind: 'deck' }
  | { readonly kind: 'end' };

/** What the house said that the ghost would do. */
export interface Told {
  readonly squares: string;
  readonly inGun: number | null;
  readonly why: string | null;
  readonly rule: string | null;
}

export interface Table {
  readonly view: StandoffView;
  readonly seat: number | null;
  readonly active: boolean;
  /** Is it this player's turn, at a live table? Otherwise cards are only looked at. */
  readonly mine: boolean;
  readonly play: (move: Move) => Promise<Answer>;
  readonly ask: ((ask: Ask) => Promise<Answer | null>) | undefined;
  readonly preview: (move: Move) => Promise<{ view: StandoffView; events: readonly Happening[] } | null>;
}

const NONE: Held = { kind: 'none' };
const MIDDLE: Square = [7, 7];

export class Holding {
  held: Held = $state.raw(NONE);
  told: Told | null = $state.raw(null);
  /** Cards marked to be dropped in the discard phase, by their places. */
  dropping: readonly number[] = $state.raw([]);
  /** The card chosen of those that lie open. */
  chosen: number | null = $state(null);
  /** The dialog is put away to look at the field. */
  looking = $state(false);
  piles = $state(false);
  /** Where the keys are on the field; null while a pointer is used. */
  cursor: Square | null = $state.raw(null);

  constructor(private readonly read: () => Table) {}

  /** The position; what may be done is in it only at a live table. */
  get #view(): StandoffView {
    const { view, mine } = this.read();
    return mine ? view : { ...view, you: {} };
  }

  get ghost(): Ghost | null {
    return this.held.kind === 'ghost' ? this.held.ghost : null;
  }

  /** What may be done with the chosen card, where it can be played. */
  get playable(): Playable | null {
    const card = this.held.kind === 'card' ? this.held.card : this.ghost?.card;
    return this.#view.you?.play?.find((playable) => playable.card === card) ?? null;
  }

  /** A new position: what no longer makes sense is put down. */
  sync(): void {
    const { view, seat } = this.read();
    if (view.phase !== 'discard') this.dropping = [];
    if (view.phase !== 'choose') {
      this.chosen = null;
      this.looking = false;
    }
    if (this.held.kind === 'market') return;
    const mine = view.player === seat && view.phase === 'action';
    const { held } = this;
    const place = held.kind === 'card' || held.kind === 'ghost' ? held.place : null;
    const card = held.kind === 'card' ? held.card : held.kind === 'ghost' ? held.ghost.card : null;
    if (!mine || (place !== null && view.hand?.[place] !== card) || held.kind === 'fire' || held.kind === 'deck' || held.kind === 'end') this.putDown();
  }

  putDown(): void {
    this.held = NONE;
    this.told = null;
    this.cursor = null;
  }

  /** One step back: away from what is held; true if there was something. */
  cancel(): boolean {
    if (this.piles) this.piles = false;
    else if (this.dropping.length) this.dropping = [];
    else if (this.held.kind !== 'none') this.putDown();
    else return false;
    return true;
  }

  // ---- cards

  /** A card of the hand is chosen; chosen again it is played if it asks for nothing, else put down. */
  async choose(place: number): Promise<void> {
    const view = this.#view;
    const card = view.hand?.[place];
    if (card === undefined) return;
    if (view.phase === 'discard') return this.#mark(place);
    if (this.held.kind === 'card' && this.playable?.asks === 'cards' && this.held.place !== place) return this.#markForCard(place);
    const again = (this.held.kind === 'card' || this.held.kind === 'ghost') && this.held.place === place;
    if (again) {
      if (this.ready && (view.you?.credit?.includes(card) || this.playable?.asks === 'nothing')) await this.go();
      else this.putDown();
      return;
    }
    this.take(place, card);
  }

  /** Hold a card of the hand. */
  take(place: number, card: string): void {
    const view = this.#view;
    const playable = view.you?.play?.find((each) => each.card === card);
    this.told = null;
    if (playable?.asks === 'squares') {
      this.held = { kind: 'ghost', place, ghost: ghostFor(view, card, playable.blocks ?? 1) };
      this.#preview();
      return;
    }
    const only = playable?.asks === 'seat' && playable.seats?.length === 1 ? (playable.seats[0] ?? null) : null;
    this.held = { kind: 'card', place, card, square: null, seat: only, marked: [] };
  }

  #mark(place: number): void {
    const most = this.#view.you?.most ?? 0;
    if (this.dropping.includes(place)) this.dropping = this.dropping.filter((each) => each !== place);
    else if (this.dropping.length < most) this.dropping = [...this.dropping, place];
  }

  #markForCard(place: number): void {
    if (this.held.kind !== 'card') return;
    const { marked } = this.held;
    if (marked.includes(place)) this.held = { ...this.held, marked: marked.filter((each) => each !== place) };
    else if (marked.length < (this.playable?.most ?? 0)) this.held = { ...this.held, marked: [...marked, place] };
  }

  aimAt(seat: number): void {
    if (this.held.kind === 'card') this.held = { ...this.held, seat };
  }

  // ---- the field

  /** A square is chosen; a finger takes the nearest one that will do, and what is chosen twice is done. */
  async square(square: Square, touch: boolean): Promise<void> {
    const { held } = this;
    this.cursor = null;
    if (held.kind === 'ghost') return this.#placeGhost(held.place, held.ghost, square, touch);
    if (held.kind === 'fire') {
      const found = nearest(this.targets, square, touch);
      if (held.at && found && isSame(held.at, found)) return this.go();
      if (found) this.held = { ...held, at: found };
      return;
    }
    if (held.kind === 'card' && this.playable?.asks === 'square') {
      const found = nearest(this.targets, square, touch);
      if (held.square && found && isSame(held.square, found)) return this.go();
      if (found) this.held = { ...held, square: found };
      return;
    }
    const gun = this.#view.you?.fire?.find((each) => isSame(each.square, square));
    if (gun) this.held = { kind: 'fire', from: gun.square, at: null };
  }

  async #placeGhost(place: number, ghost: Ghost, square: Square, touch: boolean): Promise<void> {
    if (ghost.marked) return this.#keep(place, marking(ghost, square));
    if (!touch && this.ready && covered(ghost).some((each) => isSame(each, square))) return this.go();
    this.#keep(place, touch ? settled(this.#view, ghost, square) : moved(ghost, square));
  }

  /** Over a square while a card is carried there. */
  hover(square: Square): void {
    if (this.held.kind === 'ghost') this.#keep(this.held.place, moved(this.held.ghost, square));
    else if (this.held.kind === 'card' && this.targets.some((each) => isSame(each, square))) this.held = { ...this.held, square };
  }

  carry(down: number, right: number): void {
    if (this.held.kind === 'ghost' && !this.held.ghost.marked) this.#keep(this.held.place, stepped(this.held.ghost, down, right));
  }

  turn(backwards = false): void {
    if (this.held.kind === 'ghost' && !this.held.ghost.marked) this.#keep(this.held.place, turnedGhost(this.held.ghost, backwards));
  }

  flip(): void {
    if (this.held.kind === 'ghost' && !this.held.ghost.marked) this.#keep(this.held.place, flippedGhost(this.held.ghost));
  }

  shape(letter: string): void {
    const { held } = this;
    if (held.kind !== 'ghost') return;
    const found = shapesOf(this.#view, held.ghost.size).find(([name]) => name === letter);
    if (!found) return;
    const ghost = shapedGhost(held.ghost, ...found);
    this.#keep(held.place, settled(this.#view, ghost, middleOf(ghost)));
  }

  /** From a shape to marking squares one by one, and marking where the keys are. */
  mark(): void {
    const { held } = this;
    if (held.kind !== 'ghost') return;
    if (!held.ghost.marked) {
      this.cursor = middleOf(held.ghost);
      this.#keep(held.place, { ...held.ghost, letter: '', marked: [] });
      return;
    }
    this.#keep(held.place, marking(held.ghost, this.cursor ?? MIDDLE));
  }

  /** An arrow key: the ghost moves, or else the keys' place on the field. */
  arrow(down: number, right: number): void {
    const { held } = this;
    if (held.kind === 'ghost' && !held.ghost.marked) return this.#keep(held.place, stepped(held.ghost, down, right));
    const targets = this.targets;
    const from = this.cursor ?? (held.kind === 'card' ? held.square : held.kind === 'fire' ? held.at : null);
    if (targets.length && held.kind !== 'ghost') {
      const next = from ? along(targets, from, down, right) : (targets[0] ?? MIDDLE);
      this.cursor = next;
      if (held.kind === 'card') this.held = { ...held, square: next };
      else if (held.kind === 'fire') this.held = { ...held, at: next };
      return;
    }
    const [row, column] = from ?? MIDDLE;
    this.cursor = [Math.max(0, Math.min(15, row + down)), Math.max(0, Math.min(15, column + right))];
  }

  /** The squares that may be chosen for what is held. */
  get targets(): readonly Square[] {
    const { held } = this;
    if (held.kind === 'fire') return this.#view.you?.fire?.find((gun) => isSame(gun.square, held.from))?.targets ?? [];
    return held.kind === 'card' ? (this.playable?.squares ?? []) : [];
  }

  #keep(place: number, ghost: Ghost): void {
    this.held = { kind: 'ghost', place, ghost };
    this.#preview();
  }

  #asked: ReturnType<typeof setTimeout> | undefined;

  /** Ask the house what the ghost would do, once it rests for a moment. */
  #preview(): void {
    this.told = null;
    clearTimeout(this.#asked);
    const ghost = this.ghost;
    if (!ghost) return;
    const squares = covered(ghost);
    if (squares.length !== ghost.size) return;
    this.#asked = setTimeout(() => void this.#hear(moves.place(ghost.card, squares), squares), 120);
  }

  /** The board is left: nothing is asked any more. */
  stop(): void {
    clearTimeout(this.#asked);
  }

  async #hear(move: Move, squares: readonly Square[]): Promise<void> {
    const { ask, preview, seat } = this.read();
    const key = squares.map(keyOf).join(' ');
    const answer = ask ? await ask({ do: 'preview', move }) : null;
    const done = ask ? (answer?.type === 'done' && answer.view ? (answer.view as StandoffView) : null) : ((await preview(move))?.view ?? null);
    const ghost = this.ghost;
    if (!ghost || covered(ghost).map(keyOf).join(' ') !== key) return; // it has moved on
    const refused = answer?.type === 'refused' ? answer : null;
    this.told = { squares: key, inGun: done?.in_gun[seat ?? 0] ?? null, why: refused?.why ?? null, rule: refused?.rule ?? null };
  }

  // ---- doing

  /** Is what is held complete, so that it can be done? */
  get ready(): boolean {
    const view = this.#view;
    const { held, playable } = this;
    if (view.phase === 'choose') return this.chosen !== null;
    if (view.phase === 'discard') return this.dropping.length >= (view.you?.least ?? 0) && this.dropping.length <= (view.you?.most ?? 0);
    if (held.kind === 'ghost') return fits(view, covered(held.ghost), held.ghost.size) && this.told?.why == null;
    if (held.kind === 'fire') return held.at !== null;
    if (held.kind === 'market') return held.card !== null && (view.you?.buy?.includes(held.card) ?? false);
    if (held.kind === 'end') return true;
    if (held.kind === 'deck') return view.you?.may?.includes('draw') ?? false;
    if (held.kind !== 'card') return false;
    if (view.you?.credit?.includes(held.card)) return true;
    if (!playable) return false;
    return playable.asks === 'square' ? held.square !== null : playable.asks !== 'seat' || held.seat !== null;
  }

  /** The move that what is held makes. */
  get move(): Move | null {
    const view = this.#view;
    const { held } = this;
    const cardAt = (place: number) => view.hand?.[place] ?? '';
    if (view.phase === 'choose') return this.chosen === null ? null : moves.choose(view.you?.choose?.[this.chosen] ?? '');
    if (view.phase === 'discard') return moves.drop(this.dropping.map(cardAt));
    if (held.kind === 'ghost') return moves.place(held.ghost.card, covered(held.ghost));
    if (held.kind === 'fire') return held.at && moves.fire(held.from, held.at);
    if (held.kind === 'market') return held.card ? moves.buy(held.card) : null;
    if (held.kind === 'end') return moves.end();
    if (held.kind === 'deck') return moves.draw();
    if (held.kind !== 'card') return null;
    if (view.you?.credit?.includes(held.card)) return moves.credit(held.card);
    if (held.square) return moves.play(held.card, { square: held.square });
    if (held.seat !== null) return moves.play(held.card, { seat: held.seat });
    return this.playable?.asks === 'cards' ? moves.play(held.card, { cards: held.marked.map(cardAt) }) : moves.play(held.card);
  }

  /** Do what is held. What cannot be done is asked all the same: the house says why not. */
  async go(): Promise<void> {
    const { move } = this;
    if (!move || (!this.ready && this.held.kind !== 'market' && this.held.kind !== 'ghost')) return;
    await this.send(move);
  }

  async send(move: Move): Promise<void> {
    const { active, play } = this.read();
    if (!active) return;
    const answer = await play(move);
    if (answer.type !== 'done') return;
    if (this.held.kind === 'market') this.held = { kind: 'market', card: null };
    else this.putDown();
    this.dropping = [];
    this.chosen = null;
  }

  /** Draw a card. A finger chooses the deck first, as it does with every card; mouse and keys draw at once. */
  async draw(byFinger: boolean): Promise<void> {
    if (!this.#view.you?.may?.includes('draw')) return;
    if (byFinger && this.held.kind !== 'deck') {
      this.putDown();
      this.held = { kind: 'deck' };
    } else await this.send(moves.draw());
  }

  /** End the turn; with actions left it asks first. */
  async end(): Promise<void> {
    const view = this.#view;
    if (!view.you?.may?.includes('end')) return;
    if (view.actions > 0 && this.held.kind !== 'end') this.held = { kind: 'end' };
    else await this.send(moves.end());
  }

  async discard(): Promise<void> {
    const card = this.held.kind === 'card' ? this.held.card : this.ghost?.card;
    if (!card) return;
    const { you } = this.#view;
    if (you?.discard?.includes(card)) await this.send(moves.discard(card));
  }

  async scrap(): Promise<void> {
    const card = this.held.kind === 'card' ? this.held.card : this.ghost?.card;
    if (card && this.#view.you?.bart?.includes(card)) await this.send(moves.scrap(card));
  }

  /** Take up artillery: the next one where there are several. */
  fire(): void {
    const guns = this.#view.you?.fire ?? [];
    const { held } = this;
    const at = held.kind === 'fire' ? guns.findIndex((gun) => isSame(gun.square, held.from)) : -1;
    const next = guns[(at + 1) % guns.length];
    if (next) this.held = { kind: 'fire', from: next.square, at: null };
  }

  market(): void {
    if (this.held.kind === 'market') this.putDown();
    else this.held = { kind: 'market', card: null };
  }

  pick(card: string): void {
    this.held = { kind: 'market', card };
  }

  /** The squares of the ghost that will not do. */
  get bad(): readonly Square[] {
    return this.ghost ? badSquares(this.#view, covered(this.ghost)) : [];
  }
}

/** The target itself, or for a finger the one nearest to it, not far away. */
function nearest(targets: readonly Square[], square: Square, touch: boolean): Square | null {
  const away = (target: Square) => Math.max(Math.abs(target[0] - square[0]), Math.abs(target[1] - square[1]));
  const [best] = [...targets].sort((one, other) => away(one) - away(other));
  return best && away(best) <= (touch ? 1 : 0) ? best : null;
}

/** The next target in a direction: the nearest one there, a step aside counting more than a step ahead. */
function along(targets: readonly Square[], from: Square, down: number, right: number): Square {
  const ahead = (target: Square) => (target[0] - from[0]) * down + (target[1] - from[1]) * right;
  const aside = (target: Square) => Math.abs((target[0] - from[0]) * right) + Math.abs((target[1] - from[1]) * down);
  const [best] = targets.filter((target) => ahead(target) > 0).sort((one, other) => ahead(one) + 2 * aside(one) - ahead(other) - 2 * aside(other));
  return best ?? from;
}
