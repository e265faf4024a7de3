/**
 * How the house speaks: a message id with values becomes a sentence of a Fluent catalogue.
 * The same rule stands in Python, in core/messages.py, and both are held to tests/core/words.json.
 */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

export type Language = 'en' | 'ru';

/** A sentence not yet spoken, as it travels. */
export interface Message {
  readonly id: string;
  readonly values?: Readonly<Record<string, unknown>>;
}

export interface Happening {
  readonly type: string;
  readonly [field: string]: unknown;
}

/** Names a table brings itself, looked up before the catalogue: `{"item-silk-tax": {"en": …, "ru": …}}`. */
export type OwnNames = Readonly<Record<string, Readonly<Partial<Record<Language, string>>>>>;

export type Values = Record<string, FluentVariable>;

const LONGEST_VALUE = 500;
const LARGEST_NUMBER = 1e15;

const parsed = new Map<string, FluentResource>();

/** Messages that belong to more than one catalogue: read once, for reading them is a good part of what a page does when it opens. */
export function shared(text: string): FluentResource {
  let resource = parsed.get(text);
  if (!resource) parsed.set(text, (resource = new FluentResource(text)));
  return resource;
}

/** The catalogue of one language: where an id comes twice the first counts. */
export function bundleOf(language: Language, resources: readonly (string | FluentResource)[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const each of resources) {
    bundle.addResource(typeof each === 'string' ? new FluentResource(each) : each, { allowOverrides: false });
  }
  return bundle;
}

/** Who speaks each language by these messages; a language that nobody reads is not read here either. */
export function speakers(texts: Readonly<Record<Language, readonly string[]>>): (language: Language) => Speech {
  const found: Partial<Record<Language, Speech>> = {};
  return (language) => (found[language] ??= new Speech(language, bundleOf(language, texts[language].map(shared))));
}

/** With a capital letter at its beginning. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

const FIGURES: Readonly<Record<Language, Intl.NumberFormat>> = { en: new Intl.NumberFormat('en'), ru: new Intl.NumberFormat('ru') };

/** A number as it stands in every sentence of a language, so that it stands so on boards too: 1,000, and 1 000 in Russian. */
export function figure(amount: number, language: Language): string {
  return FIGURES[language].format(amount || 0).replace('-', '−');
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isMessage(value: unknown): value is Message {
  if (!isObject(value) || typeof value.id !== 'string') return false;
  const others = Object.keys(value).filter((key) => key !== 'id');
  return others.length === 0 || (others.length === 1 && isObject(value.values));
}

/** `cards` → `card`, `bodies` → `body`. */
export function singular(key: string): string {
  if (key.endsWith('ies')) return `${key.slice(0, -3)}y`;
  return key.endsWith('s') ? key.slice(0, -1) : key;
}

function shortened(text: string): string {
  const signs = Array.from(text);
  return signs.length <= LONGEST_VALUE ? text : `${signs.slice(0, LONGEST_VALUE).join('')}…`;
}

/** Speaks messages and events of one catalogue, with the names of who sits where. */
export class Speech {
  constructor(
    readonly language: Language,
    private readonly bundle: FluentBundle,
    private readonly names: readonly string[] = [],
    private readonly own: OwnNames = {},
  ) {}

  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  /** Speak a message whose values are ready; an unknown id is a fault and is shown as itself. */
  word(id: string, values: Values = {}): string {
    const pattern = this.bundle.getMessage(id)?.value;
    return pattern == null ? id : this.bundle.formatPattern(pattern, values, []);
  }

  /** A number that stands alone. */
  figure(amount: number): string {
    return figure(amount, this.language);
  }

  /** Speak a message as it travels. */
  say(message: Message): string {
    return this.word(message.id, this.values(message.values ?? {}));
  }

  /** Speak an event: the message `event-<type>` with its fields. */
  tell(event: Happening): string {
    const { type, to: _to, ...fields } = event;
    return this.word(`event-${type}`, this.values(fields));
  }

  /** How many seats there are. */
  get seats(): number {
    return this.names.length;
  }

  /** The name of who sits there. */
  player(seat: unknown): string {
    if (typeof seat !== 'number') return 'none';
    return this.names[seat] || this.word('seat-nameless', { number: seat + 1 });
  }

  /** The word for a value of a field: `card-hack` for hack in `new-card`, or the value as it stands. */
  named(key: string, value: string): string {
    for (let words = key; words; words = words.includes('-') ? words.slice(words.indexOf('-') + 1) : '') {
      const id = `${words}-${value}`;
      const own = this.own[id];
      const name = own?.[this.language] ?? own?.en;
      if (name !== undefined) return name;
      const said = this.#plain(id);
      if (said !== null) return said;
    }
    return shortened(value);
  }

  /** A message that needs no values; one that does is no name of anything. */
  #plain(id: string): string | null {
    const pattern = this.bundle.getMessage(id)?.value;
    if (pattern == null) return null;
    const errors: Error[] = [];
    const said = this.bundle.formatPattern(pattern, null, errors);
    return errors.length ? null : said;
  }

  /** The values of a sentence, from the fields of an event or message. */
  values(fields: Readonly<Record<string, unknown>>, prefix = ''): Values {
    const values: Values = {};
    for (const [field, value] of Object.entries(fields)) {
      Object.assign(values, this.#value(prefix + field.replaceAll('_', '-'), value));
    }
    return values;
  }

  #value(key: string, value: unknown): Values {
    if (Array.isArray(value)) return this.#list(key, value);
    if (isMessage(value)) return { [key]: this.say(value) };
    if (isObject(value)) return this.values(value, `${key}-`);
    const values: Values = { [key]: this.#spoken(key, value) };
    if (typeof value === 'string') values[`${key}-id`] = value;
    if (key === 'seat' || key.endsWith('-seat')) {
      values[`${key.slice(0, -'seat'.length)}player`] = this.player(value);
    }
    return values;
  }

  #spoken(key: string, value: unknown): FluentVariable {
    if (typeof value === 'number') return Math.abs(value) >= LARGEST_NUMBER ? BigInt(value).toString() : value;
    if (typeof value === 'string') return this.named(key, value);
    if (isMessage(value)) return this.say(value);
    return value === true ? 'true' : value === false ? 'false' : 'none';
  }

  #list(key: string, items: readonly unknown[]): Values {
    const values: Values = { [`${key}-count`]: items.length };
    if (key === 'seats' || key.endsWith('-seats')) {
      values[`${key.slice(0, -'seats'.length)}players`] = items.map((seat) => this.player(seat)).join(', ');
    }
    if (items.some((item) => isObject(item) && !isMessage(item))) return values;
    const one = singular(key);
    const nested = items.some(Array.isArray);
    const spoken = items.map((item) =>
      Array.isArray(item) ? item.map((part) => String(this.#spoken(one, part))).join(',') : String(this.#spoken(one, item)),
    );
    values[key] = spoken.join(nested ? ' ' : ', ');
    return values;
  }
}

/** A sentence whose negative numbers have a minus, as all figures do, and no hyphen. */
export function withMinus(sentence: string): string {
  return sentence.replace(/(^|[\s(])-(?=\d)/g, '$1−');
}
