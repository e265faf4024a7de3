/** What a move would do, ready to be drawn over the position: ghosts, hops, captures, and the vaults after it. */
import type { Happening, Move } from '../../protocol/forms';
import { isSown, type Answered, type Captured, type LogisticsView, type Moved, type Stack, type Swapped } from './forms';

export interface Hop {
  readonly side: number;
  /** Where it lands; the place after the last card is the vault. */
  readonly place: number;
  readonly pyramids: Stack;
  readonly makes: 'tree' | 'nest' | null;
}

export interface Take {
  readonly side: number;
  readonly card: number;
  readonly count: number;
  /** The pyramids that capture. */
  readonly by: Stack;
}

export interface Outlook {
  readonly move: Move;
  /** Whose move it would be. */
  readonly seat: number;
  /** The card that the pieces come from; null: the stock, or nothing is sown. */
  readonly source: { readonly side: number; readonly card: number } | null;
  readonly hops: readonly Hop[];
  readonly takes: readonly Take[];
  /** Two pyramids that would change places. */
  readonly swap: Swapped | null;
  /** The top of this card would leave it: by a power. */
  readonly gone: { readonly side: number; readonly card: number } | null;
  /** Trees that would be made and undone, as side and card. */
  readonly made: readonly (readonly [number, number])[];
  readonly undone: readonly (readonly [number, number])[];
  readonly nested: readonly (readonly [number, number])[];
  /** The first power that would follow, and those that would lapse. */
  readonly power: string | null;
  readonly lapsed: boolean;
  /** The player could sow again. */
  readonly again: boolean;
  readonly vaulted: boolean;
  readonly after: LogisticsView;
}

function ofType<E extends Happening>(events: readonly Happening[], type: string): readonly E[] {
  return events.filter((event) => event.type === type) as unknown as readonly E[];
}

function sideCard(event: Happening): readonly [number, number] {
  return [Number(event.owner_seat ?? event.seat), Number(event.card)];
}

/** What the house answered to a preview of this move. */
export function outlook(seat: number, move: Move, { view, events }: Answered): Outlook {
  const sown = events.find(isSown);
  const moved = ofType<Moved>(events, 'advanced')[0];
  const returned = ofType<Moved>(events, 'returned')[0];
  const power = ofType<Happening & { colour: string }>(events, 'power-gained')[0];
  const hops: Hop[] = (sown?.landings ?? []).map((landing) => ({
    side: seat,
    place: landing.place,
    pyramids: landing.pyramids,
    makes: landing.makes ?? null,
  }));
  if (moved) hops.push({ side: moved.owner_seat, place: moved.place, pyramids: [moved.pyramid], makes: null });
  const leaves = moved ?? returned;
  return {
    move,
    seat,
    source: sown?.card === undefined ? null : { side: seat, card: sown.card },
    hops,
    takes: ofType<Captured>(events, 'captured').map((event) => ({
      side: event.from_seat,
      card: event.card,
      count: event.pyramids.length,
      by: event.by,
    })),
    swap: ofType<Swapped>(events, 'swapped')[0] ?? null,
    gone: leaves ? { side: leaves.owner_seat, card: leaves.card } : null,
    made: events.filter((event) => event.type === 'tree-made').map(sideCard),
    undone: events.filter((event) => event.type === 'tree-undone').map(sideCard),
    nested: events.filter((event) => event.type === 'nest-made').map(sideCard),
    power: power?.colour ?? null,
    lapsed: events.some((event) => event.type === 'power-lapsed'),
    again: events.some((event) => event.type === 'extra-sowing-gained'),
    vaulted: events.some((event) => event.type === 'vaulted') || Boolean(moved?.vaulted),
    after: view,
  };
}

/** What a card would hold on top, as ghosts. */
export function ghostsOn(ahead: Outlook | null, side: number, card: number): Stack {
  return ahead?.hops.filter((hop) => hop.side === side && hop.place === card).flatMap((hop) => hop.pyramids) ?? [];
}

/** The tag that a card would get. */
export function comingTag(ahead: Outlook | null, side: number, card: number): 'tree' | 'nest' | null {
  const among = (places: readonly (readonly [number, number])[]) => places.some(([at, on]) => at === side && on === card);
  if (!ahead) return null;
  if (among(ahead.made)) return 'tree';
  return among(ahead.nested) ? 'nest' : null;
}

/** What a vault would hold that it does not hold now, each as often as it would come. */
export function newIn(before: Stack, after: Stack): Stack {
  const left = [...before];
  return after.filter((pyramid) => {
    const at = left.indexOf(pyramid);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
