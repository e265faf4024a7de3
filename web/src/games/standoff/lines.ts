/** What the status line, the primary button and a screen reader say about what is held. */
import type { Line } from '../../board/contract';
import type { Speech } from '../../words/speech';
import { covered } from './ghost';
import type { Holding } from './holding.svelte';
import type { Cost, StandoffView } from './view';
import { faceOf } from './picture';

/** The status line while something is held; null: the board's own. */
export function heldLine(holding: Holding, view: StandoffView, words: Speech): Line | null {
  const { held } = holding;
  if (held.kind === 'ghost') return ghostLine(holding, view, words);
  if (held.kind === 'fire') return { lead: words.word('board-firing'), more: words.word('board-firing-more'), short: words.word('board-firing-short') };
  if (held.kind === 'deck') return { lead: words.word('board-draw-sure'), more: words.word('board-draw-more'), short: words.word('board-draw-more') };
  if (held.kind === 'end') {
    const actions = view.actions;
    return { lead: words.word('board-end-sure'), more: words.word('board-end-left', { actions }), short: words.word('board-actions-left', { actions }) };
  }
  if (held.kind !== 'card') return null;
  const why = view.you?.unplayable?.find(({ card }) => card === held.card);
  if (why) {
    const said = words.say(why.message);
    return { lead: words.word('board-not-now'), more: `${said} (${why.rule})`, short: said };
  }
  const more = words.word('board-held', { asks: holding.playable?.asks ?? 'nothing', most: holding.playable?.most ?? 0 });
  return { lead: `${words.named('card', held.card)}.`, more, short: more };
}

function ghostLine(holding: Holding, view: StandoffView, words: Speech): Line {
  const ghost = holding.ghost!;
  const left = ghost.size - covered(ghost).length;
  if (left > 0) {
    return { lead: words.word('board-mark', { count: left }), more: words.word('board-mark-more'), short: words.word('board-mark-short') };
  }
  const { told } = holding;
  if (told?.why) return { lead: words.word('board-not-there'), more: `${told.why} (${told.rule})`, short: told.why };
  if (!holding.ready) return { lead: words.word('board-not-there'), more: '', short: '' };
  const lead = words.word('board-place', { count: ghost.size });
  if (told?.inGun == null) return { lead };
  const values = { count: told.inGun, all: view.red_gun.length };
  return { lead, more: words.word('board-would-hold', values), short: words.word('board-would-hold-short', values) };
}

/** What the primary button says. */
export function doing(holding: Holding, view: StandoffView, words: Speech): string {
  const { held } = holding;
  if (held.kind === 'ghost') return words.word('board-do-place', { count: held.ghost.size });
  if (held.kind === 'end') return words.word('board-do-end');
  if (held.kind === 'deck') return words.word('board-do-draw');
  if (held.kind === 'fire') {
    return held.at ? words.word('board-do-fire', { row: held.at[0], column: held.at[1] }) : words.word('board-do-aim');
  }
  if (held.kind !== 'card') return '';
  const card = words.named('card', held.card);
  const face = faceOf(view, held.card);
  if (face.kind === 'resource') return words.word('board-do-credit', { credits: face.credits });
  const { playable } = holding;
  if (playable?.asks === 'square' && !held.square) return words.word('board-do-aim');
  if (playable?.asks === 'seat' && held.seat === null) return words.word('board-do-whom');
  if (playable?.asks === 'seat' && held.seat !== null) return words.word('board-do-at', { card, player: words.player(held.seat) });
  if (playable?.asks === 'cards') return words.word('board-do-trash', { count: held.marked.length });
  return words.word('board-do-play', { card });
}

/** What playing the held card would cost, and whether it takes an action. */
export function costOf(holding: Holding, view: StandoffView): { cost: Cost | null; spends: boolean } {
  const { held } = holding;
  if (held.kind === 'fire') return { cost: [1, 0], spends: true };
  if (held.kind === 'deck') return { cost: null, spends: true };
  if (held.kind === 'market') return { cost: held.card ? faceOf(view, held.card).price : null, spends: held.card !== null && holding.ready };
  const card = held.kind === 'card' ? held.card : held.kind === 'ghost' ? held.ghost.card : null;
  if (!card || !holding.playable) return { cost: null, spends: false };
  return { cost: view.next_free ? null : faceOf(view, card).play, spends: holding.ready };
}

/** What a screen reader hears about the ghost: "S shape, row 7, column 7, legal, 7 of 12". */
export function ghostSaid(holding: Holding, view: StandoffView, words: Speech): string {
  const { ghost } = holding;
  if (!ghost) return '';
  const squares = covered(ghost);
  const at = squares[0] ?? ghost.at;
  const shape = ghost.letter ? words.word('board-shape-said', { letter: ghost.letter }) : words.word('board-by-square');
  const place = words.word('board-square', { row: at[0], column: at[1] });
  const verdict = holding.told?.why ?? words.word(holding.ready ? 'board-legal' : 'board-illegal');
  const gun = holding.told?.inGun == null ? [] : [words.word('board-of-gun', { count: holding.told.inGun, all: view.red_gun.length })];
  return [shape, place, verdict, ...gun].join(', ');
}
