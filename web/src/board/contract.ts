/**
 * What a board is. A board is data in, moves out: it draws a view, says what may be picked up and where it may go, and
 * hands over a move. It never fetches, and it knows no rules: what may be done stands in `you` of the view, what a move
 * would do comes from `preview`, why not from the refusal. The live table, the replay and previews share it.
 *
 * A board is a folder `games/<game>/` whose `index.ts` has the board as its default export; the app finds it by itself.
 * The files are the same in each: index, picture, steps, targets, describe, Board.svelte, and tests beside them.
 * How to write one: docs/adding-a-board.md.
 */
import type { Component, Snippet } from 'svelte';
import type { Answer, Ask, Happening, Moment, Move, RatedSeat, View } from '../protocol/forms';
import type { OwnNames, Speech } from '../words/speech';
import type { Kept } from './kept';

export type { Answer, Happening, Moment, Move, View } from '../protocol/forms';

/** A sentence in two or three parts, for the status line: the first is bold, the last only for a narrow screen. */
export interface Line {
  readonly lead: string;
  /** What follows on a wide screen. */
  readonly more?: string;
  /** What follows on a phone instead of `more`. */
  readonly short?: string;
  /** Is this player waited for? Without it: whoever may act is. */
  readonly yours?: boolean;
  /** It speaks of what is over and still looked at: a hint about what comes would not be seen. */
  readonly over?: boolean;
  /** What the board still shows though the game has gone on: players, note and log are told as of this position, and nothing from the last event of the type `before` on. */
  readonly lingers?: { readonly view: View; readonly before: string };
}

/** One piece of what happened, shown for a while: the position as it looks during it, and what moves. */
export interface Step<V extends View = View, D = unknown> {
  /** What kind of step it is; the component draws by it. */
  readonly name: string;
  /** How long it is shown. Quick motion halves it; without motion only steps that wait are shown. */
  readonly ms: number;
  /** The position during this step. */
  readonly view: V;
  /** What the component needs to draw it. */
  readonly data?: D;
  /** It stays until the player goes on (Enter, or the button the board draws for it). */
  readonly waits?: boolean;
  /** Where it waits: so long nobody goes on from it, because it still moves. Quick motion halves it, too. */
  readonly least?: number;
  /** What it leads to has happened by the newest position, or is due: then it gives way by itself, also where it waits. */
  readonly past?: (newest: V, now: number) => boolean;
  /** The status line during this step, instead of the board's own. */
  readonly line?: Line;
}

/** Something that may be picked up, or a place where what is held may be put. */
export interface Target {
  /** Unique among the targets of a moment; elements carry it as `data-target`. */
  readonly id: string;
  /** The move it makes when it is chosen, if it makes one at once. */
  readonly move?: Move;
  /** The key that chooses it, such as `r` or `Enter`. */
  readonly key?: string;
  /** Why it would not do, where the view says so: the message of a refusal. */
  readonly refused?: string;
}

/** What a screen reader is told: a summary of the position, and a list of places in reading order. */
export interface Description {
  readonly summary: string;
  readonly lines: readonly string[];
}

/** What a player's row shows beside the name. */
export interface PlayerLine {
  /** A figure at the right, such as "7 of 13 pedestals". */
  readonly score?: string;
  /** The same in fewer letters, for a phone. */
  readonly brief?: string;
  /** What that figure means, for whoever points at it. */
  readonly means?: string;
  /** What stands before the figure: the id of a symbol that the board draws. */
  readonly mark?: string;
  /** What they are doing, such as "choosing a bid". */
  readonly doing?: string;
  /** Something quiet beside it, such as "13 in stock". */
  readonly note?: string;
  /** Small counts beside the name, each with a shape in a box of 32 × 32; `marked` says them in words. */
  readonly marks?: readonly { readonly path: string; readonly filled: boolean; readonly count: number }[];
  readonly marked?: string;
}

/** A sentence for somebody's first game, shown once at the right moment. */
export interface Hint {
  /** Remembered by this name once it was waved away. */
  readonly id: string;
  readonly text: string;
  /** The clause it is drawn from. */
  readonly clause: string;
}

/** What a hint lights: targets by their ids, each with what is to be read beside its mark, such as an amount; or ''. */
export type Lit = Readonly<Record<string, string>>;

/** What a board component is given. */
export interface BoardProps<V extends View = View, P = unknown> {
  /** The position to draw: whole, constants merged. */
  readonly view: V;
  /** What `picture` made of it. */
  readonly picture: P;
  /** The step that is shown now, or null: then the position is at rest. */
  readonly step: Step<V> | null;
  /** The own seat; null for an onlooker. In a replay the seat whose eyes are used. */
  readonly seat: number | null;
  /** The names of who sits where. */
  readonly names: readonly string[];
  /** Who speaks: the game's catalogue with these names. */
  readonly words: Speech;
  /** May this person act now? False while a move is on its way, without a connection, in a replay, for onlookers. */
  readonly active: boolean;
  /** The game has ended, also where it did so by word and the position does not show it: nothing goes on. */
  readonly over?: boolean;
  /** Is there a connection? Without one what was half made is kept, and nothing can be sent. */
  readonly online: boolean;
  /** The last refusal, until the next move: the board marks what refused. */
  readonly refused: { readonly rule: string; readonly values: Readonly<Record<string, unknown>> } | null;
  /** The move of a hint, as long as it is shown: the frame lights what `lit` names, a board may show more of it. */
  readonly hinted?: Move | null;
  /** Play a move. The frame shows a refusal; the board may look at the answer to snap back. */
  readonly play: (move: Move) => Promise<Answer>;
  /** Ask what a move would do. Null if the house will not tell (it would draw or reveal something). */
  readonly preview: (move: Move) => Promise<{ view: V; events: readonly Happening[] } | null>;
  /** Ask something of the table that is no move, such as what a supposed holding would realize. Null: no answer. */
  readonly ask?: (ask: Ask) => Promise<Answer | null>;
  /** Read more about this table than a view carries: what stands at `/api/tables/{table}/<path>`. Null: not to be had. */
  readonly more?: (path: string) => Promise<unknown>;
  /** The address of something about this table, for a link: `/api/tables/{table}/<path>`, with the key where it needs one. */
  readonly link?: (path: string) => string;
  /** Keeps what is half made over a reload of the page; absent where nothing is made, as in a replay, or of a moment that is past. */
  readonly kept?: Kept | undefined;
  /** The status line while something is half made; null: what `status` says again. */
  readonly say?: (line: Line | null) => void;
  /** What stands at the right end of the status line instead of the note, such as a button; null: the note again. */
  readonly aside?: (side: Snippet | null) => void;
  /** Tell people who listen instead of looking, when they have a moment: what a preview shows. */
  readonly announce?: (text: string) => void;
  /** Go on from a step that waits. */
  readonly goOn: () => void;
  /** Open the rulebook at a clause. */
  readonly openRules: (clause: string) => void;
  readonly motion: 'full' | 'quick' | 'off';
  /** The house's time now, for what runs by its clock (a hammer's ring); in a replay that of the moment. It stands while the clock is held. */
  readonly now: () => number;
  /** The clock is held while the player reads: what shows it says so. */
  readonly held?: boolean;
  /** The clock of a new game stands until the player is ready to begin: what would end their time early is not offered. */
  readonly starting?: boolean;
  /** Is there a connection to whoever sits there? Absent where it is not known. */
  readonly here?: (seat: number) => boolean;
}

/** What the part of the end panel is given that a game draws itself. */
export interface EndingProps<V extends View = View> {
  readonly view: V;
  readonly seat: number | null;
  readonly names: readonly string[];
  /** Which seats bots sit on. */
  readonly bots: readonly number[];
  readonly words: Speech;
  /** Rating changes, once the game is scored. */
  readonly ratings: readonly RatedSeat[];
  /** As for the board. */
  readonly more?: (path: string) => Promise<unknown>;
  /** Close the panel and look at the board. */
  readonly close: () => void;
}

/** Where a heading of the log stands: before a moment, by its number, or before one of its events, such as `12.3`, which counts from 0. */
export type ChapterPlace = number | `${number}.${number}`;

export interface Board<V extends View = View, P = unknown> {
  /** The game's name, as in its address. */
  readonly game: string;
  readonly component: Component<BoardProps<V, P>>;
  /** What is drawn for a view: pure, so that tests can look at it. `constants` are merged into the view already. */
  picture(view: V): P;
  /** What to show on the way from one position to the next. Empty: go there at once. */
  steps(before: V | null, events: readonly Happening[], after: V): readonly Step<V>[];
  /** What may be picked up now (`held` null), or where what is held may go. Reads only `you`. */
  targets(view: V, held: string | null): readonly Target[];
  /** What a move of one's own is made of, for a hint: the targets to light. They carry their ids as `data-target`. */
  lit?(view: V, move: Move): Lit;
  /** A move of one's own in words, as advice: "Bid two red balls." Without it only the reason of a hint is said. */
  advise?(view: V, move: Move, words: Speech): string;
  /** Anybody may act at any moment, as at an auction: on a phone the status stays to be read beside a hint. */
  readonly lively?: boolean;
  /** What is being decided, such as the lot that is for sale: as long as that and what may be done stay the same, a hint on it stays when others act. Without it a hint goes with its position. */
  matter?(view: V): string;
  /** The position in words. */
  describe(view: V, words: Speech): Description;
  /** Who must do what: one sentence; during a step, what is being shown. Null: the frame says it by itself. */
  status(view: V, words: Speech, step?: Step<V> | null): Line | null;
  /** What stands at the right end of the status line during a game, such as "Turn 27"; without it the house's time. */
  note?(view: V, words: Speech): string;
  /** How fast the game goes by a clock of its own, such as "one auction a day", for the bar at the top. The board draws that clock, and players' rows have none. */
  pace?(view: V, words: Speech): string;
  /** What is to be known before it begins of when it is played, such as the first day: `fixed` if it begins at that time, else by then. */
  opens?(options: Readonly<Record<string, unknown>>, at: number, fixed: boolean, words: Speech): string;
  /** What a player's row shows. */
  player?(view: V, seat: number, words: Speech): PlayerLine;
  /** A score of the outcome in words or figures; without it the numbers are joined. */
  score?(score: number | readonly number[], words: Speech): string;
  /** What stands over the scores of the end panel, where they would not be understood without. */
  scored?(words: Speech): string;
  /** Drawn in the end panel in place of the frame's list of places and scores. */
  readonly ending?: Component<EndingProps<V>>;
  /** The heading of the end panel, such as "Lev wins, 59 points to 58"; null or without it the frame's. */
  headline?(view: V, words: Speech): string | null;
  /** What the end panel says under its heading; without it, how the game was decided. */
  why?(view: V, words: Speech): string;
  /** Headings in the log, such as "Round 8": by the place that they stand before. Moments have no views. `first` is the position at the first of them, where it need not be the beginning of a game. */
  chapters?(moments: readonly Moment[], words: Speech, first?: V | null): ReadonlyMap<ChapterPlace, string>;
  /** Words for what events carry as signs, such as `Lb`: by field and value, as a catalogue would have them. */
  named?(words: Speech): OwnNames;
  /** Which events are results, set in serif in the log. */
  readonly results?: readonly string[];
  /** Events that the log need not say. */
  readonly unsaid?: readonly string[];
  /** Which event is heard how. */
  readonly sounds?: Readonly<Record<string, 'turn' | 'place' | 'reveal' | 'win'>>;
  /** The clause that tells what is done now: the rules open there. */
  rule?(view: V): string;
  /** What somebody who plays this for the first time is told at this moment. */
  hint?(view: V, words: Speech): Hint | null;
}
