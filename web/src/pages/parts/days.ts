/** Days in words, in the reader's language. */
import { settings } from '../../look/settings.svelte';
import { say } from '../../words/pages.svelte';
import { houseClock } from '../clock';
import { dayOf } from '../times';

/** "today", "yesterday", "12 Nov". */
export function day(at: number): string {
  const told = dayOf(at, houseClock.read(), settings.language);
  return typeof told === 'string' ? say('page-day', { day: told, date: '' }) : told.date;
}
