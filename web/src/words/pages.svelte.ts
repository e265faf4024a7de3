/** The words of the pages. They are not loaded at a table. */
import { settings } from '../look/settings.svelte';
import pagesEn from './pages.en.ftl?raw';
import pagesRu from './pages.ru.ftl?raw';
import { speakers, type Values } from './speech';

const speech = speakers({ en: [pagesEn], ru: [pagesRu, pagesEn] });

/** A sentence of the pages, in the reader's language. */
export function say(id: string, values: Values = {}): string {
  return speech(settings.language).word(id, values);
}

/** A place among others: 1st, 2nd, 3rd. */
export function placed(place: number): string {
  const rule = new Intl.PluralRules(settings.language, { type: 'ordinal' }).select(place);
  return say('page-player-place', { place, rule });
}

/** Names one after another: "Anna, Lev and Igor". */
export function together(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : say('page-new-and', { first: names.slice(0, -1).join(', '), last });
}
