/** What happened, piece by piece: each step shows the position as far as it has come. */
import type { Happening, Step } from '../../board/contract';
import { isSame } from './field';
import type { Square, StandoffView, Token, TokenName } from './view';

export interface StepData {
  /** Blocks and tokens that fall into place. */
  readonly falling?: readonly Square[];
  /** A block that goes. */
  readonly fading?: readonly Square[];
  readonly shot?: { readonly from: Square; readonly at: Square };
  /** A card that somebody plays. */
  readonly card?: string;
  readonly seat?: number;
  /** The slot of the temporary market that changes. */
  readonly slot?: number;
  /** The card that leaves a market. */
  readonly bought?: { readonly card: string; readonly market: string; readonly slot: number };
}

type StandoffStep = Step<StandoffView, StepData>;

const MOVE = 180;
const REVEAL = 400;
const LIFT = 90;
/** Long enough to see which card somebody else plays. */
const SHOWN = 700;

function withMark(view: StandoffView, squares: readonly Square[], mark: string): StandoffView {
  const board = view.board.map((line, row) =>
    Array.from(line, (old, column) => (squares.some((square) => isSame(square, [row, column])) ? mark : old)).join(''),
  );
  return { ...view, board };
}

function without(view: StandoffView, square: Square): StandoffView {
  const tokens = view.tokens.filter((token) => !isSame(token.square, square));
  return { ...withMark(view, [square], '.'), tokens };
}

function withToken(view: StandoffView, token: Token): StandoffView {
  return { ...view, tokens: [...view.tokens, token] };
}

function squaresOf(event: Happening): Square[] {
  if (event.squares) return event.squares as Square[];
  return event.square ? [event.square as Square] : [];
}

/** The sequence is told by events; the position during a step is that before it with what has happened so far. */
export function steps(before: StandoffView | null, events: readonly Happening[], after: StandoffView): readonly StandoffStep[] {
  if (!before) return [];
  const shown: StandoffStep[] = [];
  let now: StandoffView = { ...before, seat: after.seat, you: {}, hand: after.hand ?? [] };
  const show = (name: string, ms: number, data: StepData, then: StandoffView = now) => {
    shown.push({ name, ms, view: then, data });
  };
  events.forEach((event, at) => {
    const seat = event.seat as number;
    const own = seat === after.seat;
    const card = event.card as string;
    switch (event.type) {
      case 'placed':
      case 'block-placed':
      case 'black-placed': {
        const squares = squaresOf(event);
        if (event.type === 'placed' && !own) show('played', SHOWN, { card, seat });
        now = withMark(now, squares, event.type === 'black-placed' ? '#' : String(seat));
        show('place', MOVE, { falling: squares, seat });
        break;
      }
      case 'token-placed': {
        const square = event.square as Square;
        now = withToken(now, { square, token: event.improvement as TokenName, seat });
        show('token', MOVE, { falling: [square], seat });
        break;
      }
      case 'fired': {
        const hit = events.slice(at + 1).find((next) => next.type === 'block-destroyed');
        if (hit) show('shot', MOVE, { shot: { from: event.origin as Square, at: hit.square as Square }, seat });
        break;
      }
      case 'block-destroyed': {
        const square = event.square as Square;
        show('destroyed', MOVE, { fading: [square], seat });
        now = without(now, square);
        break;
      }
      case 'played':
      case 'satellite-launched':
        if (!own) show('played', SHOWN, { card, seat });
        break;
      case 'credit-played':
        if (!own) show('played', REVEAL, { card, seat });
        break;
      case 'bought': {
        show('bought', own ? MOVE : SHOWN, { bought: { card, market: event.market as string, slot: event.slot as number }, card, seat });
        break;
      }
      case 'market-refilled': {
        const slot = event.slot as number;
        const temporary = now.markets.temporary.map((old, place) => (place === slot ? card : old));
        now = { ...now, markets: { ...now.markets, temporary } };
        show('refilled', REVEAL, { slot });
        break;
      }
      case 'card-drawn':
        if (!own) show('drawn', LIFT, { seat });
        break;
      default:
    }
  });
  return shown;
}

/** The squares that the newest of these events touched, to be marked until something else happens there. */
export function touched(events: readonly Happening[]): Square[] {
  for (const event of [...events].reverse()) {
    if (event.type === 'placed' || event.type === 'block-placed' || event.type === 'black-placed' || event.type === 'token-placed') {
      return squaresOf(event);
    }
    if (event.type === 'block-destroyed') return [event.square as Square];
  }
  return [];
}
