/** The forms that travel between a browser and the house. Times are milliseconds UTC; seats count from 0. */
import type { Happening, Language, Message, OwnNames } from '../words/speech';

export type { Happening, Language, Message, OwnNames };

export type Seats = readonly number[] | 'all';
export type Status = 'open' | 'playing' | 'over' | 'aborted' | 'closed';
export type Clock =
  | { readonly type: 'none' }
  | { readonly type: 'move'; readonly seconds: number }
  | { readonly type: 'days'; readonly days: number };

export interface Known {
  readonly name: string;
  readonly kind: 'guest' | 'account' | 'gone';
}
export type People = Readonly<Record<string, Known>>;

export interface Me {
  readonly person: string;
  readonly name: string;
  readonly kind: 'guest' | 'account';
  readonly language: Language;
  /** They look after the house. */
  readonly admin?: boolean;
}

export interface SeatInfo {
  readonly seat: number;
  readonly person?: string | null;
  readonly bot?: string | null;
  readonly warm?: boolean;
  readonly resigned?: boolean;
}

export interface Outcome {
  readonly places: readonly number[];
  readonly scores: readonly (number | readonly number[])[];
  readonly reason: string;
}

export interface PlayedOn {
  readonly table: string;
  readonly entry: number;
  readonly seat: number;
}

/** How the seats of a table came about; given are those of a game that goes on from another. */
export type Seating = 'drawn' | 'rotated' | 'given';

/** The clock stands while the player reads, or until they are ready to begin: the time at the table, and when that ends by itself. */
export interface Hold {
  readonly since: number;
  readonly until: number;
  readonly until_ready: boolean;
}

export interface TableInfo {
  readonly table: string;
  readonly game: string;
  readonly rules: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly name: string;
  readonly host: string;
  readonly status: Status;
  readonly public: boolean;
  readonly rated: boolean;
  readonly clock: Clock;
  readonly start: 'full' | 'host' | number;
  readonly capacity: number;
  readonly taken: number;
  readonly seats: readonly SeatInfo[];
  readonly turn: Seats;
  readonly awaited: Seats;
  readonly due: number | null;
  readonly undoable: number;
  readonly offers: readonly number[];
  /** Who has declined the last offer of a draw, or taken it back. */
  readonly declined?: number | null;
  readonly opened: number;
  readonly started: number | null;
  readonly ended: number | null;
  readonly outcome: Outcome | null;
  readonly decided?: Message | null;
  readonly commitment: string;
  readonly rematch: string | null;
  readonly rematch_of?: string | null;
  /** The moment of another game from which this one goes on. */
  readonly played_on?: PlayedOn | null;
  readonly reserved: boolean;
  /** Of a rematch that has not begun: who played before and has not come yet. */
  readonly expected?: readonly string[];
  /** Who plays here may ask for hints. */
  readonly hints?: boolean;
  /** Whose hints are given in this game; null: it has no bot to ask. */
  readonly hint_bot?: string | null;
  /** Who plays here may have the clock held. */
  readonly holds?: boolean;
  readonly held?: Hold | null;
  readonly why: Message | null;
  readonly seat: number | null;
  readonly entered: boolean;
  readonly key?: string;
}

export interface TableSpec {
  readonly game: string;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly seats?: number;
  readonly bots?: readonly { readonly bot: string }[];
  readonly clock?: Clock;
  readonly public?: boolean;
  readonly rated?: boolean;
  readonly start?: 'full' | 'host' | number;
  readonly name?: string;
}

/** What every view of a game has; the rest is the game's own. */
export interface View {
  readonly game: string;
  readonly seat: number | null;
  readonly turn: Seats;
  readonly due: number | null;
  readonly outcome: Outcome | null;
  readonly names?: OwnNames;
  readonly [field: string]: unknown;
}

export interface Move {
  readonly type: string;
  readonly [field: string]: unknown;
}

export interface Moment {
  readonly n: number;
  readonly at: number;
  readonly seat: number | null;
  readonly by: 'idle' | 'bot' | null;
  readonly events: readonly Happening[];
  readonly view?: View;
  readonly entry?: number;
}

export interface Moments {
  readonly table: string;
  readonly seat: number | null;
  readonly first: number;
  readonly last: number;
  readonly constants: Readonly<Record<string, unknown>>;
  readonly over: boolean;
  readonly moments: readonly Moment[];
}

export type Ask =
  | { readonly do: 'play' | 'preview'; readonly move: Move }
  | { readonly do: 'resign' | 'offer-draw' | 'decline-draw' | 'abort' | 'take-back' | 'hint' | 'release-clock' }
  | { readonly do: 'hold-clock'; readonly until_ready?: boolean }
  | { readonly do: 'undo'; readonly moves: number }
  | { readonly do: 'realize'; readonly holding: Readonly<Record<string, number>> }
  | { readonly do: 'rematch'; readonly contribution: string };

export interface ChatLine {
  readonly id: number;
  readonly person: string;
  readonly channel: string;
  readonly text: string;
  readonly at: number;
}

export interface RatedSeat {
  readonly person: string;
  readonly seat: number;
  readonly place: number;
  readonly before: number;
  readonly after: number;
  readonly provisional: boolean;
}

/** Answers to a command. */
export interface Done {
  readonly type: 'done';
  readonly id: string;
  readonly view?: View;
  readonly events?: readonly Happening[];
  readonly table?: string;
  /** What a supposed holding would bring. */
  readonly supposed?: Readonly<Record<string, unknown>>;
  readonly hint?: HintGiven;
}
/** What a strong bot would play in one's place, and why. */
export interface HintGiven {
  readonly bot: string;
  /** Null: it would wait. */
  readonly move: Move | null;
  readonly why: Message;
  readonly measure: 'chance' | 'points';
  readonly choices: readonly { readonly move: Move; readonly worth: number }[];
  /** The moment that it is for. */
  readonly seq?: number;
}
export interface Refused {
  readonly type: 'refused';
  readonly id: string | null;
  readonly rule: string;
  readonly why: string;
  readonly message?: Message;
}
export type Answer = Done | Refused;

export interface Hello {
  readonly type: 'hello';
  readonly seq: number;
  readonly now: number;
  readonly info: TableInfo;
  readonly constants?: Readonly<Record<string, unknown>> | null;
  readonly view: View | null;
  readonly due: number | null;
  readonly undoable?: number;
  readonly awaited?: Seats;
  readonly missed: readonly Moment[];
  readonly complete: boolean;
}
export interface ViewFrame {
  readonly type: 'view';
  readonly seq: number;
  readonly now: number;
  readonly due: number | null;
  readonly undoable: number;
  readonly awaited?: Seats;
  readonly at?: number;
  readonly seat?: number | null;
  readonly by?: 'idle' | 'bot' | null;
  /** Only while the clock is held. */
  readonly held?: Hold;
  readonly constants?: Readonly<Record<string, unknown>>;
  readonly events: readonly Happening[];
  readonly view: View;
}

/** Everything that the house sends over the socket of a table. */
export type Told =
  | Hello
  | ViewFrame
  | Answer
  | { readonly type: 'people'; readonly people: People }
  | { readonly type: 'table'; readonly now: number; readonly info: TableInfo }
  | { readonly type: 'presence'; readonly seats: readonly number[]; readonly onlookers: number }
  | { readonly type: 'chat'; readonly line: ChatLine }
  | { readonly type: 'ratings'; readonly table: string; readonly changes: readonly RatedSeat[] }
  | { readonly type: 'farewell'; readonly again_ms: number };

export interface Deal {
  readonly commitment: string;
  readonly contributions: readonly string[];
  readonly seating?: readonly number[];
  readonly secret?: string;
  readonly seed?: string;
  readonly version?: number;
}

export type Measure = 'chance' | 'points';

/** Everyone's chance of the first place after an entry of the record. */
export interface ChancePoint {
  readonly n: number;
  readonly chances: readonly number[];
}
/** One decision of a player: what a strong bot would have played instead, and how much was given away. */
export interface Judged {
  readonly n: number;
  readonly entries: readonly number[];
  readonly seat: number;
  /** Nothing: it would have waited. */
  readonly choice: readonly Move[];
  readonly agrees: boolean;
  /** Of what was played and of the bot's choice, in the measure; null: it could not tell. */
  readonly worth?: number | null;
  readonly best?: number | null;
  readonly lost: number;
  readonly measure: Measure;
  readonly why: Message;
  /** The seat's chance before it, by what it could know and by the whole truth; null: not looked at. */
  readonly knew?: number | null;
  readonly truth?: number | null;
  /** These two differ beyond doubt. */
  readonly differ?: boolean;
  /** The chance, as the curve has it, of which what was lost is a part; null where points are counted, absent in older analyses. */
  readonly had?: number | null;
}
export interface TurningPoint {
  readonly n: number;
  readonly seat: number | null;
  readonly lost: number;
  readonly measure: Measure;
  /** The seat whose chance changed most, and its chance before and after; null where none changed beyond doubt. */
  readonly changed: number | null;
  readonly before: number | null;
  readonly after: number | null;
  /** The seat gave up, and with it the chance that is lost. */
  readonly resigned?: boolean;
  /** The chance changed over several entries, after this one; null where it changed at once, absent in older analyses. */
  readonly since?: number | null;
  /** What was given away at `n` is told with a change of the curve that ends only after this entry. */
  readonly until?: number | null;
}
/** A finished game as a strong bot sees it. */
export interface Analysis {
  readonly seats: number;
  readonly mind: string;
  readonly by: 'opinion' | 'trials';
  /** The greatest first. */
  readonly turning_points: readonly TurningPoint[];
  readonly curve: readonly ChancePoint[];
  readonly decisions: readonly Judged[];
  readonly unjudged: number;
}
/** What is being done for an analysis, and how much of it is: decisions are judged, then the chances at positions weighed. */
export interface AnalysisStage {
  readonly doing: 'judge' | 'weigh';
  readonly done: number;
  readonly of: number;
}
export interface AnalysisShown {
  readonly status: 'none' | 'running' | 'done' | 'failed';
  readonly progress?: number;
  readonly stage?: AnalysisStage;
  readonly analysis?: Analysis;
}

export interface Game {
  readonly name: string;
  readonly title: string;
  readonly seats: readonly [number, number];
  readonly rules: number;
  readonly options: Schema;
  readonly bots: readonly string[];
  readonly titles?: Readonly<Record<Language, string>>;
  readonly about?: Readonly<Record<Language, string>>;
  readonly minutes?: readonly [number, number] | null;
  readonly quick_start?: Readonly<Record<string, unknown>>;
  readonly own_clock?: boolean;
  readonly labels?: Readonly<Record<Language, Readonly<Record<string, string>>>>;
}

/** As much of JSON Schema as the house uses. */
export interface Schema {
  readonly type?: string | readonly string[];
  readonly title?: string;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly maxLength?: number;
  readonly items?: Schema | false;
  readonly prefixItems?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Schema>>;
}

export interface GameSchema {
  readonly game: string;
  readonly move: Schema;
  readonly event: Schema;
  readonly view: Schema;
  readonly options: Schema;
  readonly constant: readonly string[];
  readonly $defs: Readonly<Record<string, Schema>>;
}
