/** Podstavec in words: for the status line, the players' rows, the log and screen readers. */
import type { Description, Happening, Hint, Line, Moment, PlayerLine, Step } from '../../board/contract';
import type { Speech } from '../../words/speech';
import { spoken, type Colour, type LastAuction, type PodstavecView } from './forms';
import { phaseOf, total } from './picture';
import type { RevealStep } from './steps';

const list = (items: readonly string[], words: Speech) => new Intl.ListFormat(words.language, { type: 'conjunction' }).format(items);

export const upper = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

export function colourName(colour: Colour, words: Speech): string {
  return words.word('label-colour', { colour });
}

/** What stands beside the own bag once the bids are compared: nothing comes back to one who passed. */
export function bagNote(seat: number | null, last: LastAuction): string {
  if (seat !== null && last.winner === seat) return 'board-bag-arrives';
  const passed = !last.bids.some((bid) => bid.seat === seat && bid.red + bid.white + bid.black + bid.pedestals > 0);
  if (passed) return 'board-bag-passed';
  return last.winner !== null && !last.tied.includes(seat ?? -1) ? 'board-bag-returns' : 'board-bid-sent';
}

export function describe(view: PodstavecView, words: Speech): Description {
  const values = view.values.map((colour) => colourName(colour, words)).join(', ');
  const displays = view.displays.map((display, seat) => words.word('board-describe-display', { player: words.player(seat), ...display }));
  return {
    summary: `${words.word('board-round', { round: view.round })}, ${words.word('label-phase', { phase: view.phase })}`,
    lines: [
      ...displays,
      words.word('board-describe-values', { values }),
      words.word('board-describe-spoils', { ...spoken(view.spoils), supply: view.supply }),
      ...(view.bag ? [words.word('board-describe-bag', spoken(view.bag))] : []),
      ...(view.last ? [verdict(view.last, words)] : []),
    ],
  };
}

/** Who must do what, and who is in already. */
export function status(view: PodstavecView, words: Speech, step: Step<PodstavecView> | null = null): Line | null {
  if (step?.name === 'reveal') return revealed(view, words, (step.data as RevealStep).award);
  if (phaseOf(view) === 'over') return null;
  const turn = view.turn === 'all' ? view.displays.map((_, seat) => seat) : view.turn;
  const phase = view.phase;
  const ready = view.displays.map((_, seat) => seat).filter((seat) => !turn.includes(seat) && seat !== view.seat);
  const inAlready = words.word('board-status-in', { players: list(ready.map((seat) => words.player(seat)), words), count: ready.length });
  if (view.seat !== null && turn.includes(view.seat)) {
    const more = [words.word(`board-status-${phase}-more`), inAlready].filter(Boolean).join(' ');
    return { lead: words.word(`board-status-${phase}`), more, short: inAlready };
  }
  const waits = { players: list(turn.map((seat) => words.player(seat)), words), count: turn.length };
  const doing = words.word(phase === 'arrange' ? 'board-status-arranging' : 'board-status-bidding', waits);
  if (view.seat === null) return { lead: doing, more: inAlready };
  return { lead: words.word('board-status-sent', { phase }), more: doing, short: doing };
}

function revealed(view: PodstavecView, words: Speech, award: boolean): Line {
  const last = view.last!;
  if (!award) return { lead: words.word('board-round', { round: last.round }), more: words.word('label-phase', { phase: 'bid' }) };
  if (last.winner === null) return { lead: words.word('board-status-nobody'), more: verdict(last, words) };
  const lead = last.winner === view.seat
    ? words.word('board-status-you-take')
    : words.word('board-status-takes', { player: words.player(last.winner) });
  return { lead, more: `${upper(words.word('lot', spoken(last.spoils)))}.` };
}

/** Why the spoils went where they went, in one sentence. */
export function verdict(last: LastAuction, words: Speech): string {
  if (last.clause === 'POD-12') return words.word('board-verdict-equal');
  if (last.clause === 'POD-13') return words.word(last.winner === null ? 'board-verdict-empty' : 'board-verdict-third');
  if (last.column === 0) return words.word('board-verdict-pedestals');
  if (last.column === 1) return words.word('board-verdict-balls');
  const at = (last.column ?? 2) - 2;
  const [best, next] = last.bids;
  return words.word('board-verdict-colour', { better: best?.laid[at] ?? '', worse: next?.laid[at] ?? '' });
}

/** What stands beside a player's name. */
export function player(view: PodstavecView, seat: number, words: Speech): PlayerLine {
  const display = view.displays[seat];
  if (!display) return {};
  const shown = total(display);
  const own = seat === view.seat && view.bag;
  const count = own ? heldOf(shown + own.pedestals, view.ends_at, words) : { score: words.word('board-on-display', { count: shown }) };
  if (phaseOf(view) === 'over') return count;
  const waiting = view.turn === 'all' || view.turn.includes(seat);
  const doing = view.phase === 'arrange' ? (waiting ? 'arranging' : 'arranged') : waiting ? 'bidding' : 'bid';
  return { ...count, doing: words.word(`board-doing-${doing}`) };
}

/** All that one holds, of as many as end the game: others do not see it, so it is not said in the words for what is on display. */
function heldOf(held: number, needed: number, words: Speech): PlayerLine {
  if (held > needed) return { score: words.word('board-held', { held }) };
  return { score: words.word('board-of', { held, needed }), brief: words.word('board-of-brief', { held, needed }), means: words.word('board-of-means', { needed }) };
}

const AWARDS = new Set(['spoils-won', 'nobody-won']);
const isAward = (event: Happening) => AWARDS.has(event.type);

/** A round begins with the first moment after an award. */
export function chapters(moments: readonly Moment[], words: Speech, first: PodstavecView | null = null): ReadonlyMap<number, string> {
  const headings = new Map<number, string>();
  let round = first?.round ?? 1;
  let begins = true;
  for (const moment of moments) {
    if (begins && moment.events.length) {
      headings.set(moment.n, words.word('board-round', { round }));
      begins = false;
    }
    if (moment.events.some(isAward)) {
      round += 1;
      begins = true;
    }
  }
  return headings;
}

/** A few sentences for a first game, each drawn from its clause. */
export function hint(view: PodstavecView, words: Speech): Hint | null {
  const may = view.you?.may;
  if (may === 'arrange' && view.round === 1) return { id: 'arrange', clause: 'POD-5', text: words.word('board-hint-arrange') };
  if (may === 'bid' && view.round === 1) return { id: 'bid', clause: 'POD-9', text: words.word('board-hint-bid') };
  if (may === 'arrange' && view.round === 2) return { id: 'values', clause: 'POD-7', text: words.word('board-hint-values') };
  if (may === 'bid' && view.round === 2) return { id: 'end', clause: 'POD-15', text: words.word('board-hint-end', { needed: view.ends_at }) };
  return null;
}

export function score(value: number | readonly number[], words: Speech): string {
  const counts = typeof value === 'number' ? [value] : value;
  const [red = 0, white = 0, black = 0] = counts.slice(-3);
  return words.word('board-score', { red, white, black });
}

/** The colours over the scores. */
export const scored = (words: Speech): string => words.word('board-score-heading');
