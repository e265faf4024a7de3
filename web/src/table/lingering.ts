/** What is told while a board still shows what the game has left behind. */
import type { Moment } from '../protocol/forms';

/** The moments up to the last event of this type, which begins what is not shown yet; all of them where there is none. */
export function toldBefore(moments: readonly Moment[], type: string | undefined): readonly Moment[] {
  const last = type === undefined ? -1 : moments.findLastIndex(({ events }) => events.some((event) => event.type === type));
  const moment = moments[last];
  if (!moment) return moments;
  const events = moment.events.slice(0, moment.events.findLastIndex((event) => event.type === type));
  return [...moments.slice(0, last), { ...moment, events }];
}
