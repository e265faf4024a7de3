/** A hint on the board: the card, the pyramids or the places that its move names, and the move in words. */
import type { Lit, Move } from '../../board/contract';
import type { Speech } from '../../words/speech';
import { sayPlace } from './describe';
import { letterOf, type LogisticsView, type Place, type Pyramid, type Stack } from './forms';
import { Sayer } from './sentences';
import { cardTarget, hueTarget, kindTarget, pieceTarget, placeTarget } from './targets';

interface Named extends Move {
  readonly pyramids: Stack;
  readonly pyramid: Pyramid;
  readonly vault: number;
  readonly side: number;
  readonly card: number;
  readonly first: readonly [card: number, height: number];
  readonly second: readonly [card: number, height: number];
}

/** The place of a power that takes the top of a card. */
function top(view: LogisticsView, { side, card }: Named): Place {
  return [side, card, (view.cards[side]?.[card]?.length ?? 1) - 1];
}

/** Each kind with the numbers in which it is sown, and its colour, for phones that fold the sizes away. */
function stock(pyramids: Stack): Lit {
  const found: Record<string, string> = {};
  for (const [at, pyramid] of pyramids.entries()) {
    const number = pyramids.length > 1 ? String(at + 1) : '';
    for (const target of [kindTarget(pyramid), hueTarget(letterOf(pyramid))]) {
      found[target] = found[target] ? `${found[target]} ${number}` : number;
    }
  }
  return found;
}

/** A tree gives one of several powers: the one that this move uses is lit too, where it is not chosen yet. */
function power(view: LogisticsView, move: Move): Lit {
  const uses = view.you?.uses ?? [];
  const use = uses.length > 1 ? uses.find((one) => one.move === move.type) : undefined;
  return use ? { [`use-${use.colour}`]: '' } : {};
}

export function lit(view: LogisticsView, move: Move): Lit {
  const named = move as Named;
  switch (move.type) {
    case 'sow-stock':
      return stock(named.pyramids);
    case 'sow-card':
      return { [cardTarget(named.card)]: '' };
    case 'take':
      return { ...power(view, move), [pieceTarget(named.vault, named.pyramid)]: '' };
    case 'swap':
      return {
        ...power(view, move),
        [placeTarget([named.side, ...named.first])]: '1',
        [placeTarget([named.side, ...named.second])]: '2',
      };
    case 'return':
    case 'advance':
      return { ...power(view, move), [placeTarget(top(view, named))]: '' };
    default:
      return { [move.type]: '' };
  }
}

export function advise(view: LogisticsView, move: Move, words: Speech): string {
  const say = new Sayer(words, view);
  const named = move as Named;
  switch (move.type) {
    case 'sow-stock':
      return say.word('advise-sow-stock', { pyramids: named.pyramids.map((pyramid) => say.pyramid(pyramid)).join(', ') });
    case 'sow-card':
      return say.word('advise-sow-card', { card: say.card(view.seat ?? 0, named.card) });
    case 'take':
      return say.word('advise-take', { ...say.values(named.pyramid), own: say.own(named.vault), player: say.player(named.vault) });
    case 'swap':
      return say.word('advise-swap', {
        first: sayPlace(view, words, [named.side, ...named.first]),
        second: sayPlace(view, words, [named.side, ...named.second]),
      });
    case 'return':
    case 'advance':
      return say.word('advise-power', { power: say.word(`power-${move.type}`), piece: sayPlace(view, words, top(view, named)) });
    default:
      return say.word(`advise-${move.type}`);
  }
}
