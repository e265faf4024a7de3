import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { bundleOf, shared, singular, speakers, Speech, type Language, type Message, type Happening, type OwnNames } from './speech';

const GOLDEN = new URL('../../../tests/core/words.json', import.meta.url);

interface Golden {
  resources: Record<Language, string[]>;
  names: string[];
  own: OwnNames;
  vectors: { message?: Message; event?: Happening; en: string; ru: string }[];
}

describe('the golden vectors shared with Python', () => {
  const golden = JSON.parse(readFileSync(GOLDEN, 'utf-8')) as Golden;
  for (const language of ['en', 'ru'] as const) {
    it(`are spoken alike in ${language}`, () => {
      const speech = new Speech(language, bundleOf(language, golden.resources[language]), golden.names, golden.own);
      for (const vector of golden.vectors) {
        const said = vector.event ? speech.tell(vector.event) : speech.say(vector.message as Message);
        expect(said, JSON.stringify(vector)).toBe(vector[language]);
      }
    });
  }
});

describe('speech', () => {
  const text = `
seat-nameless = seat { $number }
card-hack = Hack
event-played = { $player } plays { $card }.
event-took = { $players } took { $cards } ({ $cards-count }).
event-spread = { $squares }; { $spoils-red } red; { $gone }
why = Because { $reason }.
reason = of { $card }
`;
  const speech = new Speech('en', bundleOf('en', [text]), ['Anna', '']);

  it('names who moved, and says nobody’s name as a number', () => {
    expect(speech.tell({ type: 'played', seat: 0, card: 'hack' })).toBe('Anna plays Hack.');
    expect(speech.tell({ type: 'played', seat: 1, card: 'new' })).toBe('seat 2 plays new.');
  });
  it('joins lists and counts them', () => {
    expect(speech.tell({ type: 'took', seats: [0, 1], cards: ['hack', 'x'] })).toBe('Anna, seat 2 took Hack, x (2).');
  });
  it('flattens structs, joins squares and says what is not there', () => {
    expect(speech.tell({ type: 'spread', squares: [[3, 4], [3, 5]], spoils: { red: 2 }, gone: null })).toBe('3,4 3,5; 2 red; none');
  });
  it('speaks a message within a message', () => {
    expect(speech.say({ id: 'why', values: { reason: { id: 'reason', values: { card: 'hack' } } } })).toBe('Because of Hack.');
  });
  it('shows an unknown id as itself', () => {
    expect(speech.say({ id: 'nothing' })).toBe('nothing');
  });
  it('writes a number alone as in a sentence, with a true minus', () => {
    for (const language of ['en', 'ru'] as const) {
      const sentence = new Speech(language, bundleOf(language, ['n = { $n }']));
      expect(sentence.figure(1_234_567)).toBe(sentence.word('n', { n: 1_234_567 }));
      expect([sentence.figure(-5), sentence.figure(-0)]).toEqual(['−5', '0']);
    }
    expect(speech.figure(1000)).toBe('1,000');
  });
  it('knows one of many', () => {
    expect([singular('cards'), singular('bodies'), singular('stock')]).toEqual(['card', 'body', 'stock']);
  });
});

describe('the catalogues of the app', () => {
  const TEXTS = { en: ['hello = Hello\nbye = Bye'], ru: ['hello = Привет', 'hello = Hello\nbye = Bye'] };

  it('speak each language, and the other one where a word is missing', () => {
    const speaker = speakers(TEXTS);
    expect([speaker('en').word('hello'), speaker('ru').word('hello'), speaker('ru').word('bye')]).toEqual(['Hello', 'Привет', 'Bye']);
    expect(speaker('ru')).toBe(speaker('ru'));
  });

  it('are read once, however many catalogues have them', () => {
    expect(shared(TEXTS.en[0]!)).toBe(shared('hello = Hello\nbye = Bye'));
  });
});
