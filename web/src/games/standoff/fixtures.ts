/** Real views for tests: the engine's, held to it by tests/games/standoff/test_pictures.py; and the game's own words. */
import { readFileSync } from 'node:fs';
import type { Happening } from '../../board/contract';
import { Speech, bundleOf, type Language } from '../../words/speech';
import views from './views.json';
import type { StandoffView } from './view';

export type Name = keyof typeof views;

export function viewOf(name: Name): StandoffView {
  return views[name].view as unknown as StandoffView;
}

export function eventsOf(name: Name): readonly Happening[] {
  return views[name].events as readonly Happening[];
}

const GAMES = new URL('../../../../src/ridotto/', import.meta.url);

export function wordsOf(language: Language = 'en', names: readonly string[] = ['Lev', 'Anna', 'Ilya', 'Marta']): Speech {
  const read = (path: string) => readFileSync(new URL(`${path}/messages.${language}.ftl`, GAMES), 'utf-8');
  return new Speech(language, bundleOf(language, [read('core'), read('games/standoff')]), names);
}
