/** A table that somebody is about to open: what they chose, what may be chosen, and what is sent. */

import type { Game, TableSpec } from '../protocol/forms';
import { chosen, type Options } from './options';

/** A seat beside one's own: a person, or a bot by name. */
export type Sitter = string | null;

export interface Plan {
  game: string;
  others: Sitter[];
  options: Options;
  clock: 'none' | 'move' | 'days';
  seconds: number;
  days: number;
  open: boolean;
  start: 'full' | 'host' | 'time';
  at: number;
  rated: boolean;
}

/** What a plan needs to know of its game. */
export type PlannedGame = Pick<Game, 'name' | 'seats' | 'bots' | 'options'>;

/** Seconds for each decision that are offered. */
export const SECONDS = [30, 60, 120, 300, 600];
/** Seats that have a line of their own; in a crowd the rest are people. */
export const MOST_LINES = 10;

/** Least and most seats, counting oneself; nobody opens a table for one. */
export function seatRange(game: PlannedGame): [number, number] {
  const [least, most] = game.seats;
  return [Math.max(2, least), most];
}

/** Plays whatever may be played: for programs that try something out, and for games that have no other bot. */
const WITHOUT_A_PLAN = 'random';

/** The bots that people may choose, from the gentlest to the strongest, as the house lists them. */
export function offeredBots(game: Pick<Game, 'bots'>): readonly string[] {
  const able = game.bots.filter((bot) => bot !== WITHOUT_A_PLAN);
  return able.length ? able : game.bots;
}

/** The plan a page begins with: the fewest people, everything else as usual. */
export function newPlan(game: PlannedGame, options: Options, now: number): Plan {
  const [least] = seatRange(game);
  return {
    game: game.name,
    others: Array<Sitter>(least - 1).fill(null),
    options,
    clock: 'none',
    seconds: 60,
    days: 2,
    open: true,
    start: 'full',
    at: now,
    rated: false,
  };
}

/** The same plan for another number of seats; who is added is a person. */
export function withSeats(plan: Plan, game: PlannedGame, seats: number): Plan {
  const [least, most] = seatRange(game);
  const count = Math.min(most, Math.max(least, Math.round(seats) || least)) - 1;
  const others = Array.from({ length: count }, (_, index) => plan.others[index] ?? null);
  return { ...plan, others };
}

/** The same plan with somebody else in one of the seats. */
export function withSitter(plan: Plan, index: number, sitter: Sitter): Plan {
  return { ...plan, others: plan.others.map((one, at) => (at === index ? sitter : one)) };
}

/** The bots of a plan, and how many people it waits for. */
export function company(plan: Plan): { bots: string[]; people: number } {
  const bots = plan.others.filter((one): one is string => one !== null);
  return { bots, people: plan.others.length - bots.length };
}

/** Why it cannot be rated, or null if it can. */
export function unrated(plan: Plan, account: boolean): 'guest' | 'bots' | null {
  if (!account) return 'guest';
  return company(plan).bots.length > 0 ? 'bots' : null;
}

/** What is sent to the house. */
export function specOf(plan: Plan, game: PlannedGame, account: boolean): TableSpec {
  const { bots } = company(plan);
  return {
    game: plan.game,
    options: chosen(plan.options, game.options),
    seats: plan.others.length + 1,
    bots: bots.map((bot) => ({ bot })),
    clock:
      plan.clock === 'move'
        ? { type: 'move', seconds: plan.seconds }
        : plan.clock === 'days'
          ? { type: 'days', days: plan.days }
          : { type: 'none' },
    public: plan.open,
    rated: plan.rated && unrated(plan, account) === null,
    start: plan.start === 'time' ? plan.at : plan.start,
  };
}

/** A first game: as few as can play, with the gentlest bot in every other seat. */
export function firstGame(game: PlannedGame): TableSpec {
  const [seats] = seatRange(game);
  const [gentlest = WITHOUT_A_PLAN] = offeredBots(game);
  return { ...invitation(game), bots: Array.from({ length: seats - 1 }, () => ({ bot: gentlest })) };
}

/** A table by link for two, with everything as usual: what an invitation opens. */
export function invitation(game: PlannedGame): TableSpec {
  const [seats] = seatRange(game);
  return {
    game: game.name,
    options: {},
    seats,
    bots: [],
    clock: { type: 'none' },
    public: false,
    rated: false,
    start: 'full',
  };
}
