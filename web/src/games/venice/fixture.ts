/** Real views of one week, for tests: made by the rules themselves, seat 0 of six. */
import { readFileSync } from 'node:fs';
import { bundleOf, Speech, type Language } from '../../words/speech';
import type { VeniceView } from './forms';
import kept from './views.fixture.json';

export type Moment = 'start' | 'week' | 'results' | 'end';

/** The start of the week, Tuesday's bids, Tuesday's results, and the end. */
export function viewOf(moment: Moment): VeniceView {
  const views = kept.views as unknown as Record<Moment, VeniceView>;
  return structuredClone({ ...kept.constants, ...views[moment] }) as VeniceView;
}

/** The game's own catalogue. */
export function wordsIn(language: Language, names: readonly string[] = []): Speech {
  const read = (which: Language) => readFileSync(new URL(`../../../../src/ridotto/games/venice/messages.${which}.ftl`, import.meta.url), 'utf-8');
  return new Speech(language, bundleOf(language, [read(language)]), names, viewOf('week').names);
}
