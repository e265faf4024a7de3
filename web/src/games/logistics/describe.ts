/** The position in words: who must do what, what each player's row shows, and every place for people who listen. */
import type { Description, Hint, Line, PlayerLine } from '../../board/contract';
import type { Speech } from '../../words/speech';
import { Sayer } from './sentences';
import type { LogisticsView, Place } from './forms';

/** What a card is called, with all that is on it. */
export function sayCard(view: LogisticsView, words: Speech, side: number, card: number): string {
  const say = new Sayer(words, view);
  const stack = view.cards[side]?.[card] ?? [];
  const tag = view.guarded[side]?.includes(card) ? 'tree' : view.nests[side]?.includes(card) ? 'nest' : 'none';
  return say.word('say-card', {
    own: say.own(side),
    player: say.player(side),
    card: say.card(side, card),
    count: stack.length,
    stack: [...stack].reverse().map((pyramid) => say.pyramid(pyramid)).join(', '),
    tag,
    lit: String(side === view.seat && Boolean(view.you?.cards.includes(card))),
  });
}

export function sayVault(view: LogisticsView, words: Speech, side: number): string {
  const say = new Sayer(words, view);
  const groups = view.groups[side];
  return say.word('say-vault', {
    own: say.own(side),
    player: say.player(side),
    count: view.scores[side] ?? 0,
    solid: groups?.solid.length ?? 0,
    mixed: groups?.mixed.length ?? 0,
    others: groups?.others.length ?? 0,
  });
}

function sayStock(view: LogisticsView, words: Speech, side: number): string {
  const say = new Sayer(words, view);
  const stock = Object.entries(view.stocks[side] ?? {}).filter(([, count]) => count > 0);
  const values = { own: say.own(side), player: say.player(side) };
  if (!stock.length) return say.word('say-stock-empty', values);
  return say.word('say-stock', {
    ...values,
    count: stock.reduce((sum, [, count]) => sum + count, 0),
    kinds: stock.map(([pyramid, count]) => `${count} × ${say.pyramid(pyramid)}`).join(', '),
  });
}

/** What a pyramid on a card is called, where it stands. */
export function sayPlace(view: LogisticsView, words: Speech, [side, card, height]: Place): string {
  const say = new Sayer(words, view);
  const stack = view.cards[side]?.[card] ?? [];
  return say.word('say-piece', {
    ...say.values(stack[height] ?? ''),
    own: say.own(side),
    player: say.player(side),
    card: say.card(side, card),
    height: say.height(height, stack),
  });
}

export function describe(view: LogisticsView, words: Speech): Description {
  const below = view.seat ?? 0;
  const lines = [1 - below, below].flatMap((side) => [
    ...(view.cards[side] ?? []).map((_stack, card) => sayCard(view, words, side, card)),
    sayVault(view, words, side),
    sayStock(view, words, side),
  ]);
  const line = status(view, words);
  return { summary: line ? [line.lead, line.more].filter(Boolean).join(' ') : '', lines };
}

function yourLine(view: LogisticsView, say: Sayer): Line {
  const may = view.you?.may ?? [];
  if (view.phase === 'power') {
    const [colour] = view.power;
    const several = view.power.length > 1;
    return {
      lead: say.power(view.power),
      more: several ? say.word('status-tree') : say.gift('status', colour ?? ''),
      short: several ? say.word('status-tree') : say.gift('brief', colour ?? ''),
    };
  }
  if (view.phase === 'extra') {
    const reached = view.vaults[view.seat ?? 0]?.at(-1);
    const more = reached ? say.word('status-reached', say.values(reached)) : '';
    return { lead: say.word('status-again'), more };
  }
  const from = !may.includes('sow-card') ? 'stock' : may.includes('sow-stock') ? 'both' : 'card';
  const more = say.word('status-sow', { from });
  return { lead: say.word('status-turn'), more, short: say.word('brief-sow', { from }) };
}

/** Who must do what. Nothing once it is over: then the frame says who won. */
export function status(view: LogisticsView, words: Speech): Line | null {
  if (view.outcome || view.phase === 'over') return null;
  const say = new Sayer(words, view);
  if (view.player === view.seat) return yourLine(view, say);
  const lead = say.word('waiting', { player: say.player(view.player) });
  const phase = say.word('waiting-phase', { phase: view.phase });
  return { lead, more: phase, short: phase };
}

export function player(view: LogisticsView, seat: number, words: Speech): PlayerLine {
  const say = new Sayer(words, view);
  const left = Object.values(view.stocks[seat] ?? {}).reduce((sum, count) => sum + count, 0);
  const playing = view.player === seat && view.phase !== 'over';
  const score = say.word('points', { count: view.scores[seat] ?? 0 });
  return playing ? { score, doing: say.word(`doing-${view.phase}`) } : { score, note: say.word('in-stock', { count: left }) };
}

/** Why it ended: who is stuck with what, or that the last turn is over. */
export function why(view: LogisticsView, words: Speech): string {
  const say = new Sayer(words, view);
  if (view.outcome?.reason === 'last-turn') return say.word('end-last');
  if (view.outcome?.reason !== 'no-sow') return words.word(`reason-${view.outcome?.reason}`);
  const [stuck] = view.stuck;
  const first = say.word('end-why');
  return stuck ? `${first} ${say.word('end-stuck', { ...stuck, card: say.card(stuck.side, stuck.card), player: say.player(stuck.side) })}` : first;
}

/** What somebody who plays this for the first time is told, at the moment when it helps. */
export function hint(view: LogisticsView, words: Speech): Hint | null {
  if (view.seat === null || view.player !== view.seat || !view.you?.may.length) return null;
  const told = (id: string, clause: string): Hint => ({ id: `logistics-${id}`, clause, text: words.word(`hint-${id}`) });
  if (view.phase === 'power') return told('power', 'LOG-18');
  if (!view.you.cards.length) return told('stock', 'LOG-6');
  if (view.turn_number <= 4) return told('card', 'LOG-7');
  if (view.turn_number <= 8) return told('capture', 'LOG-15');
  return view.guarded.some((row) => row.length) ? told('tree', 'LOG-12') : null;
}
