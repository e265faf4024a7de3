/** What may be asked of a table besides moves, as it stands. */
import type { TableInfo } from '../protocol/forms';
import type { Table } from '../protocol/table.svelte';
import { offeredBy } from './draws';

export type ActionName = 'undo' | 'hint' | 'draw' | 'accept-draw' | 'decline-draw' | 'withdraw-draw' | 'resign' | 'abort' | 'take-back' | 'leave' | 'share' | 'rules';

export interface Action {
  readonly name: ActionName;
  readonly disabled: boolean;
  readonly danger: boolean;
  /** Others wait for it: it is marked. */
  readonly wanted: boolean;
  /** Which sentence says why it cannot be done now, or what it would do. */
  readonly why?: string;
  readonly run: () => void;
}

/** On a phone the bar has no room for the link to a running game: it stands in the menu. */
export function withShare(actions: readonly Action[], run: (name: ActionName) => void): readonly Action[] {
  if (actions.some((action) => action.name === 'share')) return actions;
  return [...actions, { name: 'share', disabled: false, danger: false, wanted: false, run: () => run('share') }];
}

/** Why a hint cannot be shown now: one is thought of, or something else is being looked at. */
export type Busy = 'thinking' | 'looking' | null;

/** Which sentence says why there is no hint now; none: there is one. */
export function whyNoHint({ hints, hint_bot }: Pick<TableInfo, 'hints' | 'hint_bot'>, mine: boolean, busy: Busy): string | undefined {
  if (!hints) return hint_bot === null ? 'act-hint-game' : 'act-hint-people';
  if (busy) return busy === 'thinking' ? 'advice-thinking' : 'act-hint-looking';
  return mine ? undefined : 'act-hint-turn';
}

/** Which actions there are, and whether they can be done now. `run` does one by name. */
export function actionsOf(table: Table, run: (name: ActionName) => void, busy: Busy = null): Action[] {
  const info = table.info;
  if (!info) return [];
  const off = !table.online;
  const act = (name: ActionName, disabled = off, more: Partial<Action> = {}): Action => ({
    name, disabled, danger: false, wanted: false, run: () => run(name), ...more,
  });
  const rules = act('rules', false);
  const share = act('share', false);
  if (info.status === 'open') {
    const invite = info.reserved ? [] : [share]; // the seats of a rematch are kept
    return info.entered ? [act('leave', off, { danger: true }), ...invite, rules] : [...invite, rules];
  }
  const seat = table.seat;
  if (seat === null) return [share, rules];
  if (info.status === 'closed' || info.status === 'aborted') return [rules]; // the house would refuse anything else
  const own = info.seats.find((each) => each.seat === seat);
  const stopped = off || info.status !== 'playing';
  if (own?.warm) return [act('take-back', stopped, { wanted: true }), rules];
  const offered = offeredBy(info.offers, seat).length > 0;
  const people = info.seats.filter((each) => each.person).length === info.capacity;
  const turn = table.view?.turn ?? info.turn;
  const mine = turn === 'all' || turn.includes(seat);
  const noHint = whyNoHint(info, mine, busy);
  return [
    act('undo', stopped || table.undoable === 0, !stopped && table.undoable === 0 ? { why: 'act-undo-why' } : {}),
    act('hint', stopped || noHint !== undefined, !stopped && noHint ? { why: noHint } : {}),
    // one that is offered is answered where it stands
    ...(people && !offered ? [info.offers.includes(seat) ? act('withdraw-draw', stopped, { why: 'draw-yours' }) : act('draw', stopped)] : []),
    act('resign', stopped || own?.resigned === true, { danger: true }),
    rules,
  ];
}
