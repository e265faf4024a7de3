/** A table in a few words: its name, its clock, what it counts for, how one gets in. */
import type { Clock, TableInfo } from '../protocol/forms';
import type { Table } from '../protocol/table.svelte';
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

/** What stands where nobody has said anything yet: whether anybody could answer. */
export function emptyChat({ seat, info }: Pick<Table, 'seat' | 'info'>): string {
  const alone = seat !== null && info?.seats.every((each) => each.seat === seat || (each.bot && !each.person));
  return alone ? 'chat-empty-bots' : 'chat-empty';
}
