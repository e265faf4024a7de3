import { describe, expect, it } from 'vitest';
import { chosen, defaultsOf, fieldsOf, marks, partsOf, phraseFor, valueAt, withValue } from './options';

const SCHEMA = {
  type: 'object',
  properties: {
    mode: { enum: ['classic', 'mahjong'], default: 'classic' },
    chips: { type: 'integer', minimum: 1, maximum: 1000, default: 100 },
    quick_lots: { type: 'boolean', default: false },
    palettes: {
      type: 'array',
      prefixItems: [{ enum: ['rainbow', 'xeno'] }, { enum: ['rainbow', 'xeno'] }],
      items: false,
      default: ['rainbow', 'rainbow'],
    },
    sets: { anyOf: [{ type: 'integer', minimum: 1, maximum: 4 }, { type: 'null' }], default: null },
    expansions: { type: 'array', items: { enum: ['bonds', 'orbit'] }, default: [] },
    zone: { type: 'string', maxLength: 64, default: 'Europe/Rome' },
  },
};

describe('the sentence of options', () => {
  const fields = fieldsOf(SCHEMA);
  const has = (id: string) => ['board-options', 'board-options-mode-mahjong'].includes(id);

  it('is that of a choice which has its own', () => {
    expect(phraseFor('board-options', fields, { ...defaultsOf(SCHEMA), mode: 'mahjong' }, has)).toBe('board-options-mode-mahjong');
    expect(phraseFor('board-options', fields, defaultsOf(SCHEMA), has)).toBe('board-options');
    expect(phraseFor('board-lasts', fields, defaultsOf(SCHEMA), has)).toBeNull();
  });
});

describe('the options of a game', () => {
  const fields = fieldsOf(SCHEMA);
  const field = (key: string) => fields.find((one) => one.key === key)!;

  it('are places of a sentence, one for each choice', () => {
    expect(fields.map((one) => `${one.key}: ${one.kind}`)).toEqual([
      'mode: choice',
      'chips: number',
      'quick_lots: choice',
      'palettes-1: choice',
      'palettes-2: choice',
      'sets: number',
      'expansions-bonds: has',
      'expansions-orbit: has',
      'zone: text',
    ]);
  });

  it('begin with their defaults, which are not sent', () => {
    const usual = defaultsOf(SCHEMA);
    expect(valueAt(usual, field('palettes-2'))).toBe('rainbow');
    expect(chosen(usual, SCHEMA)).toEqual({});
  });

  it('change one at a time', () => {
    const usual = defaultsOf(SCHEMA);
    expect(chosen(withValue(usual, field('palettes-2'), 'xeno'), SCHEMA)).toEqual({ palettes: ['rainbow', 'xeno'] });
    const orbit = withValue(usual, field('expansions-orbit'), true);
    expect(orbit.expansions).toEqual(['orbit']);
    expect(valueAt(orbit, field('expansions-orbit'))).toBe(true);
    expect(withValue(orbit, field('expansions-orbit'), false).expansions).toEqual([]);
    expect(chosen(withValue(usual, field('sets'), 3), SCHEMA)).toEqual({ sets: 3 });
  });

  it('stand in a sentence where its words want them', () => {
    const places = marks(fields);
    expect(Object.keys(places)).toContain('quick-lots');
    const sentence = `The ${places.mode} game with ${places.chips} chips.`;
    expect(partsOf(sentence)).toEqual([
      { text: 'The ', key: null },
      { text: '', key: 'mode' },
      { text: ' game with ', key: null },
      { text: '', key: 'chips' },
      { text: ' chips.', key: null },
    ]);
  });
});
