/** The lines over the board: the direction of sowing, the hops of a move with their numbers, and the way of a capture. */
import type { Box, Boxes } from './drawing';
import { standing } from './drawing';
import type { Outlook } from './outlook';
import type { Layout } from './sizes';
import type { LogisticsView, Place } from './forms';

export interface Path {
  readonly d: string;
  readonly kind: 'chev' | 'chev is-mine' | 'hop' | 'hop is-way' | 'prize';
}
export interface Number {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly kind: 'plain' | 'end' | 'next';
}
export interface Pill {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** Where its words are centred. */
  readonly middle: number;
  readonly count: number;
}
export interface Ways {
  readonly paths: readonly Path[];
  readonly numbers: readonly Number[];
  readonly pills: readonly Pill[];
}

/** Everything that decides what is drawn over a position. */
export interface Scene {
  readonly view: LogisticsView;
  readonly at: Layout;
  readonly boxes: Boxes;
  readonly below: number;
  readonly ahead: Outlook | null;
  /** The first and second pyramid of a swap. */
  readonly marks: readonly Place[];
  /** Where the next pick would land. */
  readonly next: { readonly place: number; readonly number: number } | null;
}

class Pen {
  readonly paths: Path[] = [];
  readonly numbers: Number[] = [];
  readonly pills: Pill[] = [];

  constructor(readonly scene: Scene) {}

  box(side: number, place: number): Box | undefined {
    const end = this.scene.at.cards;
    return this.scene.boxes[place === end ? `vault-${side}` : `${side}-${place}`];
  }

  path(kind: Path['kind'], d: string): void {
    this.paths.push({ kind, d });
  }

  number(x: number, y: number, text: string | number, kind: Number['kind'] = 'plain'): void {
    this.numbers.push({ x, y, text: String(text), kind });
  }

  // ---- the direction of sowing

  chevrons(): void {
    const { at, below, ahead, marks } = this.scene;
    for (const side of [below, 1 - below]) {
      const kind = side === below ? 'chev is-mine' : 'chev';
      if (!marks.length || marks[0]?.[0] !== side) this.#row(side, kind);
      const intoVault = ahead?.hops.some((hop) => hop.side === side && hop.place === at.cards);
      if (!intoVault) this.#lastChevron(side, kind);
      const first = this.box(side, 0);
      if (!at.bars && first) this.#chevron(kind, side === below ? first.left - 11 : first.right + 11, first.y, side === below);
    }
  }

  #row(side: number, kind: Path['kind']): void {
    const { at, below } = this.scene;
    for (let card = 0; card < at.cards - 1; card += 1) {
      const from = this.box(side, card);
      const to = this.box(side, card + 1);
      if (!from || !to) continue;
      const x = side === below ? (from.right + to.left) / 2 : (from.left + to.right) / 2;
      this.#chevron(kind, x, from.y, side === below);
    }
  }

  #chevron(kind: Path['kind'], x: number, y: number, right: boolean): void {
    const { at } = this.scene;
    const s = (at.room.phone || at.many ? 3 : at.room.large ? 8 : 5) * (right ? 1 : -1);
    const h = Math.abs(s) * 1.3;
    this.path(kind, `M${x - s / 2} ${y - h}l${s} ${h}l${-s} ${h}`);
  }

  #lastChevron(side: number, kind: Path['kind']): void {
    const { at, below } = this.scene;
    const last = this.box(side, at.cards - 1);
    const vault = this.box(side, at.cards);
    if (!last || !vault) return;
    if (!at.bars) {
      const x = side === below ? (last.right + vault.left) / 2 : (last.left + vault.right) / 2;
      this.#chevron(kind, x, last.y, side === below);
    } else {
      const y = side === below ? (last.bottom + vault.top) / 2 : (last.top + vault.bottom) / 2;
      const s = side === below ? 2.5 : -2.5;
      this.path(kind, `M${last.x - 5} ${y - s}l5 ${2 * s}l5 ${-2 * s}`);
    }
  }

  // ---- the hops of a sowing

  hops(): void {
    const { ahead, at, below, next } = this.scene;
    const first = this.box(below, 0);
    if (!ahead || ahead.gone || !first) return;
    const rise = at.room.phone ? 26 : at.room.large ? 60 : at.many ? 30 : 34;
    const up = at.room.phone ? 4 : 0;
    const source = ahead.source && this.box(ahead.source.side, ahead.source.card);
    let x = source ? source.x : first.left - (at.room.phone ? 7 : 10);
    let y = source ? source.top - 6 : first.top + (at.room.phone ? 20 : 34);
    const last = ahead.hops.length - 1;
    ahead.hops.forEach((hop, i) => {
      const to = this.box(hop.side, hop.place);
      if (!to) return;
      if (hop.place === at.cards && at.bars) {
        this.#intoBar(hop.side);
        return;
      }
      const start = i ? x + 12 : x;
      const end = to.x - 12;
      this.path('hop', `M${start} ${y - (i ? 3 : 0)}C${start + 10} ${to.top - rise} ${end - 10} ${to.top - rise} ${end} ${to.top - 3}`);
      if (!this.#inPill(i)) this.number(to.x, to.top - up, i + 1, i === last ? 'end' : 'plain');
      x = to.x;
      y = to.top;
    });
    const open = next && this.box(below, next.place);
    if (next && open) this.number(open.x, open.top - up, next.number, 'next');
  }

  /** On a phone the last card's piece goes straight down into the bar. */
  #intoBar(side: number): void {
    const { at, below } = this.scene;
    const last = this.box(side, at.cards - 1);
    const vault = this.box(side, at.cards);
    if (!last || !vault) return;
    const down = side === below;
    const from = down ? last.bottom - 2 : last.top + 2;
    const to = down ? vault.top + 3 : vault.bottom - 3;
    this.path('hop is-way', `M${last.x} ${from}V${to}`);
    this.path('hop is-way', down ? `M${last.x - 6} ${to - 6}l6 7l6 -7` : `M${last.x - 6} ${to + 6}l6 -7l6 7`);
  }

  /** Which hop captures: the pill of a phone carries its number. */
  #captor(take: Outlook['takes'][number]): number {
    return this.scene.ahead?.hops.findIndex((hop) => hop.pyramids.join() === take.by.join() && hop.place < this.scene.at.cards) ?? -1;
  }

  #inPill(hop: number): boolean {
    const { ahead, at } = this.scene;
    return at.bars && Boolean(ahead?.takes.some((take) => this.#captor(take) === hop));
  }

  // ---- captures

  takes(): void {
    const { ahead, at } = this.scene;
    for (const take of ahead?.takes ?? []) {
      const card = this.box(take.side, take.card);
      const vault = this.box(ahead?.seat ?? 0, at.cards);
      if (!card || !vault) continue;
      if (at.bars) this.#pillOnPhone(take, card, vault);
      else this.#pill(take, card, vault);
    }
  }

  #pill(take: Outlook['takes'][number], card: Box, vault: Box): void {
    const width = 74;
    const y = card.bottom;
    this.path('prize', `M${card.x + width / 2} ${y + 8}H${vault.x - 14}Q${vault.x} ${y + 8} ${vault.x} ${y + 22}V${vault.top - 7}`);
    this.path('prize', `M${vault.x - 6} ${vault.top - 13}l6 7l6 -7`);
    this.pills.push({ x: card.x - width / 2, y: y - 5, width, middle: card.x, count: take.count });
  }

  #pillOnPhone(take: Outlook['takes'][number], card: Box, vault: Box): void {
    const { at, below } = this.scene;
    const opposite = this.box(below, at.cards - 1 - take.card);
    const middle = ((opposite?.top ?? card.bottom) + card.bottom) / 2;
    const width = at.many ? 80 : 92;
    const left = Math.min(card.x - width / 2, vault.right + 2 - width);
    const edge = vault.right + 8;
    const fromCard = card.right > vault.right - 20;
    const start = fromCard ? `M${card.right + 3} ${card.y + 20}q5 0 5 5` : `M${left + width} ${middle}H${edge - 5}q5 0 5 5`;
    this.path('prize', `${start}V${vault.y - 8}q0 8 -5 8`);
    this.path('prize', `M${edge - 1} ${vault.y - 5}l-6 5l6 5`);
    const captor = this.#captor(take);
    const text = captor >= 0 ? left + width / 2 + 11 : left + width / 2;
    this.pills.push({ x: left, y: middle - 12.5, width, middle: text, count: take.count });
    if (captor >= 0) this.number(left + 13, middle, captor + 1, 'end');
  }

  // ---- powers

  moved(): void {
    const { ahead, at, below } = this.scene;
    const [hop] = ahead?.hops ?? [];
    if (!ahead?.gone || !hop) return;
    const from = this.box(ahead.gone.side, ahead.gone.card);
    const to = this.box(hop.side, hop.place);
    if (!from || !to) return;
    const mine = hop.side === below;
    if (hop.place === at.cards && at.bars) this.#intoBar(hop.side);
    else if (hop.place === at.cards) this.#intoPanel(from, to, mine);
    else this.#join(from, to, mine, [to]);
  }

  #intoPanel(from: Box, vault: Box, mine: boolean): void {
    const y = from.bottom - 42;
    const s = mine ? 1 : -1;
    const edge = mine ? from.right : from.left;
    const into = mine ? vault.left : vault.right;
    this.path('hop is-way', `M${from.x + 26 * s} ${y}C${edge - 8 * s} ${y - 26} ${edge + 2 * s} ${y - 26} ${into + 6 * s} ${y - 14}`);
    this.path('hop is-way', `M${into + s} ${y - 22}l${7 * s} 9l${-11 * s} 3`);
  }

  /** A bow between two cards, above the row below and below the row above, with arrowheads at `heads`. */
  #join(from: Box, to: Box, mine: boolean, heads: readonly Box[]): void {
    const phone = this.scene.at.room.phone;
    const s = mine ? -1 : 1;
    const edge = (box: Box) => (mine ? box.top : box.bottom) + 6 * s;
    const bow = edge(from) + (phone ? 18 : 28) * s;
    this.path('hop is-way', `M${from.x} ${edge(from)}C${from.x} ${bow} ${to.x} ${bow} ${to.x} ${edge(to)}`);
    for (const box of heads) {
      const tip = edge(box);
      this.path('hop is-way', `M${box.x - 6} ${tip + 6 * s}l6 ${-8 * s}l6 ${8 * s}`);
    }
  }

  swap(): void {
    const { marks, below, view, at } = this.scene;
    const [first, second] = marks;
    const one = first && this.box(first[0], first[1]);
    const other = second && this.box(second[0], second[1]);
    if (one && other && one !== other) this.#join(one, other, first[0] === below, [one, other]);
    marks.forEach(([side, card, height], i) => {
      const box = this.box(side, card);
      const piece = standing(view.cards[side]?.[card] ?? [], at)[height];
      if (!box || !piece) return;
      const strip = Math.min(piece.height * 0.3, at.card.strip * 0.5);
      const x = Math.min(box.left + piece.x + piece.width / 2 + (at.room.phone ? 1 : 4), box.right + 2);
      this.number(x, box.top + piece.y - strip - 3, i + 1, 'end');
    });
  }
}

/** All lines, numbers and pills of a scene. */
export function ways(scene: Scene): Ways {
  const pen = new Pen(scene);
  pen.chevrons();
  pen.hops();
  pen.takes();
  pen.moved();
  pen.swap();
  return { paths: pen.paths, numbers: pen.numbers, pills: pen.pills };
}
