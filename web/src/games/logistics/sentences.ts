/** What the board says: what a move would do, what a power is, what is chosen. Words come from the game's catalogue. */
import type { Line } from '../../board/contract';
import type { OwnNames, Speech } from '../../words/speech';
import type { Outlook } from './outlook';
import { cardName, letterOf, sizeOf, type Gift, type LogisticsView, type Pyramid, type Stack } from './forms';

/** A part of a sentence: plain, bold or quiet. */
export interface Part {
  readonly text: string;
  readonly kind: 'plain' | 'bold' | 'quiet';
}

/** A sentence of the catalogue in its parts: what stands between stars is bold, between tildes quiet. */
export function parts(sentence: string): readonly Part[] {
  return sentence
    .split(/(\*[^*]*\*|~[^~]*~)/)
    .filter((part) => part.trim() !== '')
    .map((part) => {
      const kind = part.startsWith('*') ? 'bold' : part.startsWith('~') ? 'quiet' : 'plain';
      return { kind, text: kind === 'plain' ? part : part.slice(1, -1) };
    });
}

/** A sentence without its marks, for people who listen. */
export function plain(sentence: string): string {
  return sentence.replace(/[*~]/g, '').trim();
}

/** The letters of all colours, of both palettes. */
const COLOURS: Readonly<Record<string, string>> = {
  g: 'green', y: 'yellow', r: 'red', b: 'blue', k: 'black', c: 'cyan', x: 'clear', o: 'orange', p: 'purple', w: 'white',
};
const SIZES = ['S', 'M', 'L'];
/** The fields of events that tell of pyramids. */
const FIELDS = ['pyramid', 'by'];

/** Every pyramid in words, where events write it as its size and the letter of its colour. */
export function named(words: Speech): OwnNames {
  const names: Record<string, Record<string, string>> = {};
  for (const size of SIZES) {
    for (const [letter, colour] of Object.entries(COLOURS)) {
      for (const field of FIELDS) names[`${field}-${size}${letter}`] = { [words.language]: words.word('board-pyramid', { size, colour }) };
    }
  }
  return names;
}

/** Speaks of one game: whose side is whose, and what the colours are called. */
export class Sayer {
  constructor(
    readonly words: Speech,
    readonly view: LogisticsView,
  ) {}

  /** Is this the reader's own side? */
  own(side: number): string {
    return String(side === this.view.seat);
  }

  player(side: number): string {
    return this.words.player(side);
  }

  /** How long the title of a vault is; of two that are both others', of the longer one: they are titled alike. */
  longestVault(side: number): number {
    const alike = [0, 1].filter((each) => this.own(each) === this.own(side));
    return Math.max(...alike.map((each) => this.word('vault', { own: this.own(each), player: this.player(each) }).length));
  }

  word(id: string, values: Record<string, string | number> = {}): string {
    return this.words.word(`board-${id}`, values);
  }

  colourOf(letter: string): string {
    return this.view.colours.find((colour) => colour.letter === letter)?.colour ?? letter;
  }

  giftOf(colour: string): Gift {
    return this.view.colours.find((one) => one.colour === colour)?.gives ?? 'take';
  }

  values(pyramid: Pyramid): Record<string, string> {
    return { size: sizeOf(pyramid), colour: this.colourOf(letterOf(pyramid)) };
  }

  pyramid(pyramid: Pyramid): string {
    return this.word('pyramid', this.values(pyramid));
  }

  /** Its name at the beginning of a sentence. */
  Pyramid(pyramid: Pyramid): string {
    const name = this.pyramid(pyramid);
    return name.charAt(0).toLocaleUpperCase() + name.slice(1);
  }

  piece(pyramids: Stack): string {
    return pyramids.length > 1 ? this.word('say-tree-piece') : this.pyramid(pyramids[0] ?? '');
  }

  card(side: number, card: number): string {
    return cardName(side, card);
  }

  /** Where a pyramid stands in a stack, in one word. */
  height(height: number, stack: Stack): string {
    if (height === stack.length - 1) return 'top';
    return height === 0 ? 'bottom' : String(height + 1);
  }

  // ---- what a move would do

  /** The most important thing that a move would do. */
  ahead(ahead: Outlook): string {
    if (ahead.takes.length) return this.#takes(ahead);
    if (ahead.move.type === 'take') return this.#outOfVault(ahead);
    if (ahead.gone) return this.#lifted(ahead);
    if (ahead.swap) return this.#trees(ahead) ?? this.word('ahead-swap');
    if (ahead.vaulted) return this.#vaulted(ahead);
    const made = ahead.made[0];
    if (made) return this.word('ahead-tree', { card: this.card(...made) });
    const nested = ahead.nested[0];
    if (nested) return this.word('ahead-nest', { card: this.card(...nested) });
    return this.word('ahead-lands', { card: this.card(ahead.seat, ahead.hops.at(-1)?.place ?? 0) });
  }

  #takes(ahead: Outlook): string {
    const count = ahead.takes.reduce((sum, take) => sum + take.count, 0);
    const [first] = ahead.takes;
    const values = { count, card: this.card(first?.side ?? 0, first?.card ?? 0), player: this.player(first?.side ?? 0), cards: ahead.takes.length };
    if (!ahead.power) return this.word('ahead-take-only', values);
    return this.word(ahead.takes.length > 1 ? 'ahead-take-several' : 'ahead-take', { ...values, colour: ahead.power });
  }

  #scores(ahead: Outlook, side: number): { before: number; after: number } {
    return { before: this.view.scores[side] ?? 0, after: ahead.after.scores[side] ?? 0 };
  }

  #vaulted(ahead: Outlook): string {
    return this.word('ahead-vault', { ...this.#scores(ahead, ahead.seat), again: String(ahead.again) });
  }

  #outOfVault(ahead: Outlook): string {
    const side = Number(ahead.move.vault);
    return this.word('ahead-out-of-vault', {
      pyramid: this.Pyramid(String(ahead.move.pyramid)),
      own: this.own(side),
      player: this.player(side),
      ...this.#scores(ahead, side),
    });
  }

  #lifted(ahead: Outlook): string {
    const { side, card } = ahead.gone ?? { side: 0, card: 0 };
    const [hop] = ahead.hops;
    const whose = { own: this.own(side), player: this.player(side) };
    const pyramid = this.Pyramid(this.view.cards[side]?.[card]?.at(-1) ?? '');
    const values = { ...whose, pyramid, from: this.word('ahead-from', { ...whose, card: this.card(side, card) }) };
    const trees = this.#trees(ahead);
    const tail = trees ? ` ${trees}` : '';
    if (!hop) return this.word('ahead-to-stock', values) + tail;
    if (ahead.vaulted) return this.word('ahead-to-vault', { ...values, ...this.#scores(ahead, side) }) + tail;
    return this.word('ahead-to-card', { ...values, place: this.card(side, hop.place) }) + tail;
  }

  #trees(ahead: Outlook): string | null {
    const { made, undone } = ahead;
    const [first] = made;
    if (made.length > 1) {
      return this.word('ahead-trees', { count: made.length, cards: new Intl.ListFormat(this.words.language).format(made.map((one) => this.card(...one))) });
    }
    if (first) return this.word('ahead-guards', { card: this.card(...first), own: this.own(first[0]), player: this.player(first[0]) });
    const [lost] = undone;
    return lost ? this.word('ahead-undone', { card: this.card(...lost), own: this.own(lost[0]), player: this.player(lost[0]) }) : null;
  }

  /** The whole of it, for people who listen. */
  spoken(ahead: Outlook): string {
    const end = this.view.cards[0]?.length ?? 0;
    const hops = ahead.gone
      ? ''
      : ahead.hops
          .map(({ pyramids, place, makes }) =>
            this.word('say-hop', { pyramid: this.piece(pyramids), place: this.card(ahead.seat, place), vault: String(place === end), makes: makes ?? 'none' }),
          )
          .join(', ');
    const sentence = plain(this.ahead(ahead));
    return hops ? `${hops.charAt(0).toLocaleUpperCase()}${hops.slice(1)}. ${sentence}` : sentence;
  }

  // ---- the status line

  power(colours: readonly string[]): string {
    return this.word('status-power', { colour: colours.length === 1 ? (colours[0] ?? '') : 'tree' });
  }

  /** What a colour's power does: for the status line (`status`), a phone (`brief`), or the tray (`power`, `choose`). */
  gift(kind: 'status' | 'brief' | 'power' | 'choose', colour: string): string {
    return this.word(`${kind}-${this.giftOf(colour)}`, { player: this.player(1 - (this.view.seat ?? 0)) });
  }

  /** While pyramids are being chosen: how many, and what the next one would do. */
  chosen(count: number, next: Outlook | null): Line {
    const lead = this.word('status-turn');
    const hop = next?.hops.at(-1);
    const take = next?.takes.find(({ by }) => by.join() === hop?.pyramids.join());
    const values = { next: count + 1, place: this.card(this.view.seat ?? 0, hop?.place ?? 0) };
    const chosen = this.word('chosen', { count });
    if (!hop) return { lead, more: chosen, short: chosen };
    if (!take) return { lead, more: `${chosen} ${this.word('chosen-next', values)}`, short: chosen };
    const more = this.word('chosen-takes', { ...values, card: this.card(take.side, take.card), player: this.player(take.side) });
    return { lead, more: `${chosen} ${more}`, short: this.word('brief-next-takes', { ...values, count: take.count }) };
  }

  /** While a card is looked at, what a phone's status line says of it. */
  brief(card: number, ahead: Outlook): string | null {
    const count = ahead.takes.reduce((sum, take) => sum + take.count, 0);
    if (count) return this.word('brief-card-takes', { card: this.card(ahead.seat, card), count, player: this.player(ahead.takes[0]?.side ?? 0) });
    return ahead.vaulted ? this.word('brief-card-again', { card: this.card(ahead.seat, card) }) : null;
  }
}
