/** Who must do what: the line over the board while nothing is chosen, what a player's row shows, and sentences for a first game. */
import type { Hint, Line, PlayerLine } from '../../board/contract';
import type { Speech } from '../../words/speech';
import type { StandoffView } from './view';

export function status(view: StandoffView, words: Speech): Line | null {
  if (view.phase === 'over') return overLine(view, words);
  const player = words.player(view.player);
  if (view.seat !== view.player) {
    const doing = view.phase === 'choose' ? 'board-they-choose' : view.phase === 'discard' ? 'board-they-discard' : 'board-they-act';
    return {
      lead: words.word('board-turn-of', { player }),
      more: words.word(doing, { player, actions: view.actions }),
      short: words.word('board-actions-left', { actions: view.actions }),
    };
  }
  if (view.phase === 'discard') return dropLine(view, words);
  if (view.phase === 'choose') return choiceLine(view, words);
  return {
    lead: words.word('board-your-turn'),
    more: words.word('board-you-act', { actions: view.actions }),
    short: words.word('board-actions-left', { actions: view.actions }),
  };
}

function choiceLine(view: StandoffView, words: Speech): Line {
  const card = view.question?.card ?? 'hack';
  const player = words.player(view.question?.seat ?? 0);
  return {
    lead: `${words.named('card', card)}.`,
    more: words.word(card === 'hack' ? 'board-choose-theirs' : 'board-choose-own', { player }),
    short: words.word(card === 'hack' ? 'board-choose-theirs-short' : 'board-choose-own-short', { player }),
  };
}

function dropLine(view: StandoffView, words: Speech): Line {
  const least = view.you?.least ?? 0;
  const credits = view.budgets[view.player] ?? 0;
  return {
    lead: least ? words.word('board-drop', { count: least }) : words.word('board-drop-any'),
    more: [
      words.word('board-keep', { count: (view.hand?.length ?? 0) - least }),
      ...(credits ? [words.word('board-lapse', { credits })] : []),
    ].join(' '),
    short: words.word('board-keep', { count: (view.hand?.length ?? 0) - least }),
  };
}

function overLine(view: StandoffView, words: Speech): Line {
  const winner = view.outcome?.places.indexOf(1) ?? 0; // the comparisons leave only one (STA-25)
  const won = { player: words.player(winner), own: String(winner === view.seat) };
  return {
    lead: words.word('board-over'),
    more: words.word('board-wins-by', { ...won, comparison: view.decided_by ?? 'red-gun' }),
    short: words.word('board-wins', won),
  };
}

export function player(view: StandoffView, seat: number, words: Speech): PlayerLine {
  return {
    mark: 'so-gun',
    score: words.word('board-of-gun', { count: view.in_gun[seat] ?? 0, all: view.red_gun.length }),
    doing: words.word('board-row', { cards: view.hand_sizes[seat] ?? 0, minerals: view.minerals[seat] ?? 0 }),
  };
}

/** The turn, at the end of the status line. */
export function note(view: StandoffView, words: Speech): string {
  return words.word('board-note', { number: view.number });
}

/** A few sentences of the rulebook, each at the first moment where it helps. */
export function hint(view: StandoffView, words: Speech): Hint | null {
  const { you } = view;
  if (view.phase === 'discard' && you?.may?.includes('drop')) {
    return { id: 'standoff-drop', text: words.word('board-hint-drop'), clause: 'STA-14' };
  }
  if (!you?.may?.length || view.phase !== 'action') return null;
  const blocks = view.on_field[view.seat ?? 0] ?? 0;
  if (you.credit?.length && view.budgets[view.seat ?? 0] === 0) {
    return { id: 'standoff-credit', text: words.word('board-hint-credit'), clause: 'STA-8' };
  }
  if (you.may.includes('place')) {
    return blocks === 0
      ? { id: 'standoff-place', text: words.word('board-hint-place'), clause: 'STA-17' }
      : { id: 'standoff-gun', text: words.word('board-hint-gun'), clause: 'STA-25' };
  }
  if (you.may.includes('buy')) return { id: 'standoff-buy', text: words.word('board-hint-buy'), clause: 'STA-12' };
  return null;
}

/** Why the winner won: how the Red Gun stands, and what decided where that was even. */
export function why(view: StandoffView, words: Speech): string {
  const players = view.in_gun.map((count, seat) => words.word('board-holds', { player: words.player(seat), count }));
  const standing = words.word('board-why', {
    ending: view.outcome?.reason ?? 'red-gun',
    players: players.join(', '),
    black: view.black_in_gun,
  });
  return `${standing} ${words.word('board-why-then', { comparison: view.decided_by ?? 'red-gun' })}`.trim();
}
