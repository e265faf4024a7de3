/** The options of a game as a form can show them, from its JSON Schema: places in a sentence, one for each choice. */

export type Value = string | number | boolean | null;

interface Place {
  /** The option, and for one of several choices of it which: `palettes`, 1. */
  option: string;
  index: number | null;
  /** What stands for it in `board-options`: `palettes-1`. */
  key: string;
}

export type Field = Place &
  (
    | { kind: 'choice'; values: Value[] }
    | { kind: 'number'; least: number; most: number; none: boolean }
    | { kind: 'has'; value: string }
    | { kind: 'text'; most: number }
  );

export type Options = Record<string, unknown>;

interface Schema {
  type?: string;
  enum?: Value[];
  default?: unknown;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  anyOf?: Schema[];
  items?: Schema | boolean;
  prefixItems?: Schema[];
  properties?: Record<string, Schema>;
}

const FAR = 1_000_000;

/** Every choice a host has, in the order in which the game declares them. */
export function fieldsOf(schema: unknown): Field[] {
  const properties = (schema as Schema).properties ?? {};
  return Object.entries(properties).flatMap(([option, property]) => fieldsOfOne(option, property));
}

function fieldsOfOne(option: string, property: Schema): Field[] {
  if (property.prefixItems) {
    return property.prefixItems.flatMap((part, index) => simple({ option, index, key: `${option}-${index + 1}` }, part));
  }
  if (property.type === 'array' && typeof property.items === 'object') {
    return (property.items.enum ?? []).map((value) => ({
      option,
      index: null,
      key: `${option}-${String(value)}`,
      kind: 'has',
      value: String(value),
    }));
  }
  return simple({ option, index: null, key: option }, property);
}

function simple(place: Place, property: Schema): Field[] {
  const none = property.anyOf?.some((part) => part.type === 'null') ?? false;
  const main = property.anyOf?.find((part) => part.type !== 'null') ?? property;
  if (main.enum) return [{ ...place, kind: 'choice', values: none ? [...main.enum, null] : main.enum }];
  if (main.type === 'boolean') return [{ ...place, kind: 'choice', values: [true, false] }];
  if (main.type === 'integer' || main.type === 'number') {
    return [{ ...place, kind: 'number', least: main.minimum ?? 0, most: main.maximum ?? FAR, none }];
  }
  if (main.type === 'string') return [{ ...place, kind: 'text', most: main.maxLength ?? 200 }];
  return [];
}

/** What every option is unless the table says otherwise. */
export function defaultsOf(schema: unknown): Options {
  const properties = (schema as Schema).properties ?? {};
  return Object.fromEntries(Object.entries(properties).map(([option, property]) => [option, property.default]));
}

/** What is chosen at a place. */
export function valueAt(options: Options, field: Field): Value {
  const whole = options[field.option];
  if (field.kind === 'has') return Array.isArray(whole) && whole.includes(field.value);
  return (field.index === null ? whole : (whole as Value[])[field.index]) as Value;
}

/** The options with another choice at that place. */
export function withValue(options: Options, field: Field, value: Value): Options {
  const whole = options[field.option];
  if (field.kind === 'has') {
    const others = (Array.isArray(whole) ? (whole as string[]) : []).filter((one) => one !== field.value);
    return { ...options, [field.option]: value ? [...others, field.value] : others };
  }
  if (field.index === null) return { ...options, [field.option]: value };
  return { ...options, [field.option]: (whole as Value[]).map((one, at) => (at === field.index ? value : one)) };
}

/** Only what differs from the defaults: the rest need not be said. */
export function chosen(options: Options, schema: unknown): Options {
  const usual = defaultsOf(schema);
  return Object.fromEntries(Object.entries(options).filter(([name, value]) => !same(value, usual[name])));
}

/** Are these the same choices? */
export function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** A sentence parted at the places where a choice stands: `\u0001mode\u0002` marks one. */
export function partsOf(sentence: string): { text: string; key: string | null }[] {
  return sentence
    .split(/(\u0001[^\u0002]*\u0002)/)
    .filter((part) => part !== '')
    .map((part) => (part.startsWith('\u0001') ? { text: '', key: part.slice(1, -1) } : { text: part, key: null }));
}

/** The message for what is chosen: that of one choice, `board-options-pace-calendar`, before that of all, `board-options`. */
export function phraseFor(id: string, fields: readonly Field[], options: Options, has: (id: string) => boolean): string | null {
  const chosenHere = fields.filter((field) => field.kind === 'choice').map((field) => `${id}-${field.key}-${String(valueAt(options, field))}`.replaceAll('_', '-'));
  return [...chosenHere, id].find(has) ?? null;
}

/** The numbers that are chosen, for a sentence that speaks of them. */
export function numbersOf(fields: readonly Field[], options: Options): Record<string, number> {
  return Object.fromEntries(fields.flatMap((field) => {
    const value = valueAt(options, field);
    return typeof value === 'number' ? [[field.key.replaceAll('_', '-'), value]] : [];
  }));
}

/** What to give a sentence as values so that `partsOf` finds the places. */
export function marks(fields: Field[]): Record<string, string> {
  return Object.fromEntries(fields.map((field) => [field.key.replaceAll('_', '-'), `\u0001${field.key}\u0002`]));
}
