/** What the tests of this board share: real views (views.json, written by the engine) and the game's own words. */
import { readFileSync } from 'node:fs';
import { bundleOf, Speech, type Language } from '../../words/speech';
import type { PokerView } from './view';
import kept from './views.json';

const GAME = new URL('../../../../src/ridotto/games/poker_auction/', import.meta.url);
const NAMES = ['Lev', 'Anna', 'Marco', 'Vera', 'Tomas', 'Irina', 'Pavel', 'Giulia', 'Sofia', 'Katya'];

export type ViewName = keyof typeof kept;
export const VIEW_NAMES = Object.keys(kept) as ViewName[];

/** A view as the house sends it, perhaps changed in some places. */
export function view(name: ViewName, changed: Partial<PokerView> = {}): PokerView {
  return { ...(kept[name] as unknown as PokerView), ...changed };
}

export function speech(language: Language = 'en'): Speech {
  const text = readFileSync(new URL(`messages.${language}.ftl`, GAME), 'utf-8');
  return new Speech(language, bundleOf(language, [text]), NAMES);
}
