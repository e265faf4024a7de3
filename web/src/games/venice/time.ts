/** Times of the week: by the clocks of the table's zone, and by the reader's own. */
import type { Language, Speech } from '../../words/speech';

const format = new Map<string, Intl.DateTimeFormat>();

function shown(ms: number, language: Language, how: Intl.DateTimeFormatOptions, zone?: string): string {
  const key = `${language} ${zone ?? ''} ${JSON.stringify(how)}`;
  let formatter = format.get(key);
  if (!formatter) format.set(key, (formatter = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { ...how, timeZone: zone })));
  return formatter.format(ms);
}

/** `17:15`; with seconds where a week lasts an evening. */
export function clock(ms: number, language: Language, zone?: string, seconds = false): string {
  return shown(ms, language, { hour: '2-digit', minute: '2-digit', ...(seconds ? { second: '2-digit' } : {}), hourCycle: 'h23' }, zone);
}

/** `17`: the day of the month. */
export const dayOfMonth = (ms: number, language: Language, zone: string): string => shown(ms, language, { day: 'numeric' }, zone);

/** `17 November`. */
export const date = (ms: number, language: Language, zone: string): string => shown(ms, language, { day: 'numeric', month: 'long' }, zone);

const today = (ms: number, now: number): boolean => new Date(ms).toDateString() === new Date(now).toDateString();

/** `Mon 17:31`, by the reader's clock; today only the time, and with the date where it is longer ago than a week. */
export function since(ms: number, now: number, language: Language): string {
  const old = now - ms > 6 * 86_400_000;
  const day = shown(ms, language, old ? { day: 'numeric', month: 'short' } : { weekday: 'short' });
  return `${today(ms, now) ? '' : `${day} `}${clock(ms, language)}`;
}

/** Do the clocks of the zone and the reader's own show the same? */
export const sameClock = (ms: number, zone: string): boolean => clock(ms, 'en', zone) === clock(ms, 'en') && date(ms, 'en', zone) === shown(ms, 'en', { day: 'numeric', month: 'long' });

/** Where the zone is: `Rome`; where a language has its own word for the place, that (`Италия`). */
export function place(ms: number, language: Language, zone: string): string {
  const city = (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
  if (language === 'en') return city;
  const parts = new Intl.DateTimeFormat(language, { timeZone: zone, timeZoneName: 'shortGeneric' }).formatToParts(ms);
  return parts.find((part) => part.type === 'timeZoneName')?.value ?? city;
}

/** By whose clocks a week is told: a week by the calendar by the table's, an evening's by the reader's own. */
export const zoneOf = (view: { readonly pace: string; readonly zone: string }): string | undefined => (view.pace === 'calendar' ? view.zone : undefined);

/** When an auction is due, for a sentence: `17:15 in Rome`; in an evening's week just `20:17:30`. */
export function moment(due: number, view: { readonly pace: string; readonly zone: string }, words: Speech): string {
  const zone = zoneOf(view);
  const time = clock(due, words.language, zone, zone === undefined);
  return zone === undefined ? time : words.word('board-at-place', { time, place: place(due, words.language, zone) });
}

const DAY_MS = 86_400_000;
const HOUR = [17, 15] as const;

/** What the clocks of a zone show, as if it were UTC. */
function wall(ms: number, zone: string): number {
  const format = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hourCycle: 'h23', year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric' });
  const part = Object.fromEntries(format.formatToParts(ms).map(({ type, value }) => [type, Number(value)]));
  return Date.UTC(part.year!, part.month! - 1, part.day!, part.hour!, part.minute!);
}

/** The first auction of a week that begins now: on the first Sunday whose 17:15 is still ahead (VEN-2). */
export function firstAuction(now: number, zone: string): number {
  const today = new Date(wall(now, zone));
  const days = (7 - today.getUTCDay()) % 7;
  const sunday = Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate() + days, ...HOUR);
  const moment = (shows: number) => {
    const near = shows - (wall(shows, zone) - shows);
    return near - (wall(near, zone) - shows); // the clocks may have been set between the two
  };
  const first = moment(sunday);
  return first > now ? first : moment(sunday + 7 * DAY_MS);
}

/** When the first auction of a week is, by the reader's clock and by the table's. */
export function opening(first: number, zone: string, fixed: boolean, words: Speech): string {
  const { language } = words;
  const date = shown(first, language, { weekday: 'long', day: 'numeric', month: 'long' });
  return words.word('board-opens', { date, time: clock(first, language), hour: clock(first, language, zone), own: String(sameClock(first, zone)), place: place(first, language, zone), fixed: String(fixed) });
}

/** What is left until a moment: days and hours, then `2:41:53`, then `1:53`. */
export interface Left {
  readonly days: number;
  /** For what is nearer than two days. */
  readonly clock: string;
  /** Less than a minute. */
  readonly closing: boolean;
}

export function left(ms: number): Left {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (n: number) => String(n).padStart(2, '0');
  return {
    days: seconds >= 2 * 86_400 ? Math.floor(seconds / 86_400) : 0,
    clock: hours ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`,
    closing: seconds < 60,
  };
}
