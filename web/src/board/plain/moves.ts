/** The moves of a game as forms, from its JSON Schema and from what `you` offers. */
import type { GameSchema, Move, Schema, View } from '../../protocol/forms';

export interface Field {
  readonly name: string;
  readonly kind: 'number' | 'text' | 'flag' | 'json';
  /** What may be chosen, where the schema or the view says so. */
  readonly choices: readonly unknown[] | null;
  readonly required: boolean;
}
export interface MoveForm {
  readonly type: string;
  readonly fields: readonly Field[];
}

function resolved(schema: Schema | undefined, all: GameSchema): Schema {
  let found = schema ?? {};
  while (found.$ref) found = all.$defs[found.$ref.replace('#/$defs/', '')] ?? {};
  return found;
}

/** Lists in `you` under the field's plural are what may be chosen: `cards` for the field `card`. */
function offered(field: string, view: View): readonly unknown[] | null {
  const you = (view.you ?? {}) as Record<string, unknown>;
  const list = [`${field}s`, field.replace(/y$/, 'ies')].map((name) => you[name]).find(Array.isArray);
  return (list as unknown[] | undefined) ?? null;
}

function fieldOf(name: string, schema: Schema, required: boolean, view: View, all: GameSchema): Field {
  const own = resolved(schema, all);
  const type = Array.isArray(own.type) ? own.type[0] : own.type;
  const kind = type === 'integer' || type === 'number' ? 'number' : type === 'boolean' ? 'flag' : type === 'string' || own.enum ? 'text' : 'json';
  return { name, kind, choices: offered(name, view) ?? own.enum ?? null, required };
}

/** Every kind of move of a game. */
export function moveForms(all: GameSchema, view: View): MoveForm[] {
  const top = resolved(all.move, all);
  const kinds = (top.anyOf ?? top.oneOf ?? [top]).map((kind) => resolved(kind, all));
  return kinds.map((kind) => {
    const tag = resolved(kind.properties?.type, all);
    const fields = Object.entries(kind.properties ?? {}).filter(([name]) => name !== 'type');
    return {
      type: String(tag.const ?? tag.enum?.[0] ?? ''),
      fields: fields.map(([name, schema]) => fieldOf(name, schema, kind.required?.includes(name) ?? false, view, all)),
    };
  });
}

/** A form that one click fills: its single field has choices. Each is a whole move. */
export function readyMoves(form: MoveForm): Move[] | null {
  const only = form.fields[0];
  if (form.fields.length === 0) return [{ type: form.type }];
  if (form.fields.length !== 1 || !only?.choices) return null;
  return only.choices.map((choice) => ({ type: form.type, [only.name]: choice }));
}

/** The move that a filled form makes. */
export function filledMove(form: MoveForm, filled: Readonly<Record<string, unknown>>): Move {
  const move: Record<string, unknown> = {};
  for (const field of form.fields) {
    const value = filled[field.name];
    if (field.kind === 'flag') move[field.name] = value === true;
    else if (value === undefined || value === null || value === '') {
      if (field.required) move[field.name] = field.kind === 'number' ? 0 : field.kind === 'text' ? '' : null;
    } else if (field.choices) move[field.name] = value;
    else if (field.kind === 'number') move[field.name] = Number(value);
    else if (field.kind === 'json') move[field.name] = JSON.parse(String(value)) as unknown;
    else move[field.name] = value;
  }
  return { type: form.type, ...move };
}
