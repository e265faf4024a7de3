/** What a player is putting together before it is sent: a plan for the display, or a bid. Limits come from `you.most`. */
import type { Arrange, Bid, Colour, Display, Kind, Lot } from './forms';
import { stands, type Stand } from './picture';

/** A stand of the plan: what it holds, and what it held (undefined: the pedestal is new). */
export interface Planned {
  readonly id: number;
  readonly ball: Stand;
  readonly was: Stand | undefined;
}
export type Plan = readonly Planned[];

export function planFrom(display: Display, values: readonly Colour[]): Plan {
  return stands(display, values).map((ball, id) => ({ id, ball, was: ball }));
}

/** What is left in the bag beside this plan. */
export function bagBeside(plan: Plan, most: Lot): Lot {
  const count = (colour: Colour) => plan.filter((stand) => stand.ball === colour).length;
  return {
    red: most.red - count('red'), white: most.white - count('white'), black: most.black - count('black'),
    pedestals: most.pedestals - plan.length,
  };
}

/** Add from the bag: a ball to the first empty stand, or onto a pedestal taken with it; a pedestal at the end. One that stood in `before` and was taken off comes back as itself. */
export function addToPlan(plan: Plan, kind: Kind, most: Lot, before: Plan = []): Plan {
  const left = bagBeside(plan, most);
  if (left[kind] <= 0) return plan;
  const ball = kind === 'pedestals' ? null : kind;
  const gone = before.filter(({ id }) => !plan.some((stand) => stand.id === id));
  const next = Math.max(-1, ...[...before, ...plan].map((stand) => stand.id)) + 1;
  const pedestal = gone.find(({ was }) => was === ball) ?? gone[0] ?? { id: next, was: undefined };
  if (kind === 'pedestals') return [...plan, { ...pedestal, ball }];
  const empty = plan.findIndex((stand) => stand.ball === null);
  if (empty >= 0) return put(plan, empty, kind);
  return left.pedestals > 0 ? [...plan, { ...pedestal, ball }] : plan;
}

function put(plan: Plan, index: number, ball: Stand): Plan {
  return plan.map((stand, at) => (at === index ? { ...stand, ball } : stand));
}

/** A ball from the bag onto this stand; what stood there goes back. */
export function placeOnStand(plan: Plan, index: number, colour: Colour, most: Lot): Plan {
  if (!plan[index] || plan[index].ball === colour || bagBeside(plan, most)[colour] <= 0) return plan;
  return put(plan, index, colour);
}

/** Take off: the ball if there is one, else the pedestal. */
export function takeOff(plan: Plan, index: number): Plan {
  if (!plan[index]) return plan;
  return plan[index].ball === null ? plan.filter((_, at) => at !== index) : put(plan, index, null);
}

/** Take back the last one of a kind. */
export function takeBack(plan: Plan, kind: Kind): Plan {
  const index = plan.findLastIndex((stand) => (kind === 'pedestals' ? stand.ball === null : stand.ball === kind));
  return index < 0 ? plan : takeOff(plan, index);
}

/** Two stands change their balls. */
export function swap(plan: Plan, one: number, other: number): Plan {
  const [first, second] = [plan[one], plan[other]];
  return first && second ? put(put(plan, one, second.ball), other, first.ball) : plan;
}

export function arrangement(plan: Plan): Arrange {
  const count = (ball: Stand) => plan.filter((stand) => stand.ball === ball).length;
  return { type: 'arrange', red: count('red'), white: count('white'), black: count('black'), empty: count(null) };
}

/** Is the plan the display as it stands? */
export function unchanged(plan: Plan, display: Display): boolean {
  const planned = arrangement(plan);
  return planned.red === display.red && planned.white === display.white && planned.black === display.black && planned.empty === display.empty;
}

/** The counts of colours if the others keep their displays, most first; equal ones in the given order. */
export function forecast(plan: Plan, others: readonly Display[], colours: readonly Colour[]): { colour: Colour; count: number }[] {
  const planned = arrangement(plan);
  const counts = colours.map((colour) => ({ colour, count: others.reduce((sum, display) => sum + display[colour], planned[colour]) }));
  return counts.sort((one, other) => other.count - one.count);
}

// ---- a bid

export function addToBid(bid: Lot, kind: Kind, most: Lot, by = 1): Lot {
  const count = Math.max(0, Math.min(most[kind], bid[kind] + by));
  return { ...bid, [kind]: count };
}

export function lessThan(most: Lot, bid: Lot): Lot {
  return {
    red: most.red - bid.red, white: most.white - bid.white, black: most.black - bid.black, pedestals: most.pedestals - bid.pedestals,
  };
}

export function bidMove(bid: Lot): Bid {
  return { type: 'bid', ...bid };
}

export function ballsOf(lot: Lot): number {
  return lot.red + lot.white + lot.black;
}
