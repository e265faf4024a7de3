/** Time as a reader says it: what is left, which part of the day it is, which day it was. */

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

export type Left = { unit: 'clock'; text: string } | { unit: 'hours' | 'days'; count: number } | { unit: 'none' };

/** How long until then: minutes and seconds, then hours, then days. Nothing is left once it has passed. */
export function timeLeft(due: number, now: number): Left {
  const left = due - now;
  if (left <= 0) return { unit: 'none' };
  if (left < HOUR) {
    const seconds = Math.floor(left / SECOND);
    return { unit: 'clock', text: `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}` };
  }
  if (left < 2 * DAY) return { unit: 'hours', count: Math.floor(left / HOUR) };
  return { unit: 'days', count: Math.floor(left / DAY) };
}

/** How long a shown time stays true: until the next second, hour or day of it. */
export function nextTick(due: number, now: number): number {
  const left = due - now;
  const step = left < HOUR ? SECOND : left < 2 * DAY ? MINUTE : HOUR;
  return (left > 0 ? left % step : 0) || step;
}

/** Which greeting fits. */
export function partOfDay(at: Date): 'night' | 'morning' | 'day' | 'evening' {
  const hour = at.getHours();
  if (hour < 5) return 'night';
  if (hour < 12) return 'morning';
  return hour < 18 ? 'day' : 'evening';
}

/** `today`, `yesterday`, or the date in the reader's zone and language. */
export function dayOf(at: number, now: number, language: string): 'today' | 'yesterday' | { date: string } {
  const days = Math.round((midnight(now) - midnight(at)) / DAY);
  if (days === 0) return 'today';
  if (days === 1) return 'yesterday';
  const thisYear = new Date(at).getFullYear() === new Date(now).getFullYear();
  const form: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short', ...(thisYear ? {} : { year: 'numeric' }) };
  return { date: new Intl.DateTimeFormat(tag(language), form).format(at) };
}

/** Month and year, for how long somebody has been here. */
export function monthOf(at: number, language: string): string {
  return new Intl.DateTimeFormat(tag(language), { month: 'long', year: 'numeric' }).format(at);
}

/** Day and time, in the reader's zone. */
export function momentOf(at: number, language: string): string {
  const form: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' };
  return new Intl.DateTimeFormat(tag(language), form).format(at);
}

/** What a field for date and time holds for this moment, in the reader's zone. */
export function forInput(at: number): string {
  const local = new Date(at - new Date(at).getTimezoneOffset() * MINUTE);
  return local.toISOString().slice(0, 16);
}

function midnight(at: number): number {
  return new Date(at).setHours(0, 0, 0, 0);
}

function tag(language: string): string {
  return language === 'en' ? 'en-GB' : language;
}
