/** A table in a few words: its name, its clock, what it counts for, how one gets in. */
import type { Clock, TableInfo } from '../protocol/forms';
import type { Table } from '../protocol/table.svelte';
import type { Speech } from '../words/speech';
import { words } from '../words/words.svelte';

export function clockLine(clock: Clock): string {
  if (clock.type === 'move') {
    const whole = clock.seconds % 60 === 0;
    return whole ? words.app('clock-minutes', { minutes: clock.seconds / 60 }) : words.app('clock-seconds', { seconds: clock.seconds });
  }
  return clock.type === 'days' ? words.app('clock-days', { days: clock.days }) : words.app('clock-none');
}

/** May there be a clock that only the game knows of? One is seen to run, or the game has no board of its own that would tell. */
export function mayTick(info: TableInfo, due: number | null, plain: boolean): boolean {
  return info.status === 'playing' ? due !== null : plain;
}

/** How fast it goes and what it counts for; `pace` is that of the game by its own rules, where it has such rules. */
export function tableLine(info: TableInfo, pace = clockLine(info.clock)): string {
  return [pace, info.rated ? words.app('rated') : ''].filter(Boolean).join(' · ');
}

/** What stands in the empty field of the chat: to whom it speaks, and whether it is heard now. */
export function chatMatter({ online, seat, info }: Pick<Table, 'online' | 'seat' | 'info'>): string {
  if (!online) return 'chat-offline';
  return seat === null && info?.status === 'playing' ? 'chat-onlookers' : 'chat-say';
}

/** How long a game with these options lasts, in the game's own words; empty where it does not say. */
export function lasting(options: TableInfo['options'], speech: Speech): string {
  const id = Object.entries(options)
    .map(([option, value]) => `board-lasts-${option}-${String(value)}`.replaceAll('_', '-'))
    .find((each) => speech.has(each));
  if (!id) return '';
  const values = Object.fromEntries(Object.entries(options).filter((each): each is [string, number] => typeof each[1] === 'number'));
  return speech.word(id, values).replaceAll('**', '');
}

/** What stands where nobody has said anything yet: whether anybody could answer. */
export function emptyChat({ seat, info }: Pick<Table, 'seat' | 'info'>): string {
  const alone = seat !== null && info?.seats.every((each) => each.seat === seat || (each.bot && !each.person));
  return alone ? 'chat-empty-bots' : 'chat-empty';
}
