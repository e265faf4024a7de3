import { describe, expect, it } from 'vitest';
import type { Answer, Move } from '../../board/contract';
import { Changes } from './changes';
import { describe as inWords, sayer } from './describe';
import { viewOf, wordsOf, type Name } from './fixtures';
import { Holding } from './holding.svelte';
import { costOf, doing, ghostSaid, heldLine } from './lines';
import { hint, player, status, why } from './status';
import { targets } from './targets';
import type { StandoffView } from './view';

const english = wordsOf();
const russian = wordsOf('ru');
const ALL: Name[] = ['place', 'waiting', 'onlooker', 'market', 'hack', 'discard', 'next', 'four', 'end', 'orbit', 'early', 'copied'];

/** Everything a board may say about a view; an id that has no sentence shows as itself. */
function said(view: StandoffView, words = english): string[] {
  const line = status(view, words);
  const description = inWords(view, words);
  return [
    line?.lead ?? '', line?.more ?? '', line?.short ?? '', description.summary, ...description.lines,
    player(view, 0, words).score ?? '', player(view, 1, words).doing ?? '', hint(view, words)?.text ?? '',
    ...(view.phase === 'over' ? [why(view, words)] : []),
  ];
}

describe('words', () => {
  it.each(ALL)('are there in both languages for %s', (name) => {
    for (const words of [english, russian]) {
      for (const sentence of said(viewOf(name), words)) {
        expect(sentence).not.toMatch(/board-|\{|undefined|NaN/);
      }
    }
  });

  it('say who must do what', () => {
    expect(status(viewOf('place'), english)).toMatchObject({ lead: 'Your turn.', more: 'Two actions left; credits and trades are free.' });
    expect(status(viewOf('waiting'), english)).toMatchObject({ lead: 'Lev’s turn.' });
    expect(status(viewOf('hack'), english)).toMatchObject({ lead: 'Hack.', more: 'Choose the card that Anna must discard.' });
    expect(status(viewOf('discard'), english)).toMatchObject({ lead: 'Discard 2 cards.', more: 'You keep 5. The credit left lapses; minerals stay.' });
    expect(status(viewOf('end'), english)?.more).toBe('You win with fewer blocks on the field.');
    expect(status({ ...viewOf('end'), seat: null }, english)?.more).toBe('Lev wins with fewer blocks on the field.');
  });

  it('tell a screen reader what is on a square', () => {
    const say = sayer(viewOf('place'), english);
    expect(say([7, 8])).toBe('row 7, column 8, block of Anna, Red Gun');
    expect(say([8, 5])).toBe('row 8, column 5, your block, artillery');
    expect(say([15, 15])).toBe('row 15, column 15, empty, large mineral patch');
    expect(say([3, 6])).toBe('row 3, column 6, black block');
  });

  it('tell why the winner won', () => {
    expect(why(viewOf('end'), english)).toBe('The Red Gun is full: Lev 5, Anna 5, black 2. Then fewer blocks on the whole field wins.');
  });
});

describe('targets', () => {
  it('are what `you` says: cards with their keys, actions, and nothing while one waits', () => {
    const ids = targets(viewOf('place'), null).map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(['hand-0', 'hand-4', 'draw', 'mine', 'trade', 'fire-8,5', 'buy-refinery', 'end']));
    expect(targets(viewOf('place'), null).find(({ id }) => id === 'hand-4')?.refused).toBe('STA-9');
    expect(targets(viewOf('waiting'), null)).toEqual([]);
    expect(targets(viewOf('onlooker'), null)).toEqual([]);
  });

  it('of a card that is held are its squares or opponents', () => {
    const struck = targets(viewOf('place'), 'airstrike');
    expect(struck.find(({ id }) => id === '7,8')?.move).toEqual({ type: 'play', card: 'airstrike', square: [7, 8] });
    expect(targets(viewOf('four'), 'trojan').map(({ id }) => id)).toEqual(['seat-1', 'seat-2', 'seat-3']);
    expect(targets(viewOf('place'), 'fire-8,5').find(({ id }) => id === '7,8')?.move).toEqual({ type: 'fire', from: [8, 5], at: [7, 8] });
  });

  it('are the cards that lie open while one must be chosen', () => {
    expect(targets(viewOf('hack'), null).map(({ move }) => move?.card)).toEqual(viewOf('hack').you?.choose);
  });
});

/** A hand at a table that answers everything with done. */
function holdingOf(name: Name) {
  const sent: Move[] = [];
  const view = viewOf(name);
  const done: Answer = { type: 'done', id: '1' };
  const holding = new Holding(() => ({
    view,
    seat: view.seat,
    active: true,
    mine: true,
    play: (move) => Promise.resolve((sent.push(move), done)),
    ask: undefined,
    preview: () => Promise.resolve(null),
  }));
  return { holding, sent, view };
}

describe('without a turn of one’s own', () => {
  it('cards are only looked at', async () => {
    const { view } = holdingOf('place');
    const sent: Move[] = [];
    const holding = new Holding(() => ({
      view, seat: 0, active: false, mine: false, ask: undefined, preview: () => Promise.resolve(null),
      play: (move) => Promise.resolve((sent.push(move), { type: 'done', id: '1' } as Answer)),
    }));
    await holding.choose(0);
    expect(holding.ghost).toBe(null);
    expect(holding.held).toMatchObject({ kind: 'card', card: '4-polyomino' });
    await holding.go();
    await holding.end();
    expect(sent).toEqual([]);
  });
});

describe('what is held', () => {
  it('is played on the second choice if it asks for nothing', async () => {
    const { holding, sent } = holdingOf('place');
    await holding.choose(1);
    expect(sent).toEqual([]);
    await holding.choose(1);
    expect(sent).toEqual([{ type: 'credit', card: '2-credit' }]);
    expect(holding.held.kind).toBe('none');
  });

  it('is put down on the second choice if it needs a place', async () => {
    const { holding, sent } = holdingOf('place');
    await holding.choose(0);
    expect(holding.ghost?.card).toBe('4-polyomino');
    await holding.choose(0);
    expect(holding.held.kind).toBe('none');
    expect(sent).toEqual([]);
  });

  it('is placed where the ghost stands', async () => {
    const { holding, sent, view } = holdingOf('place');
    await holding.choose(0);
    holding.shape('S');
    expect(holding.ready).toBe(true);
    expect(costOf(holding, view)).toEqual({ cost: [6, 0], spends: true });
    expect(doing(holding, view, english)).toBe('Place 4 blocks');
    await holding.go();
    expect(sent[0]).toMatchObject({ type: 'place', card: '4-polyomino' });
  });

  it('asks the opponent at once where there is only one', async () => {
    const { holding, sent } = holdingOf('place');
    await holding.choose(2);
    await holding.go();
    expect(sent).toEqual([{ type: 'play', card: 'hack', seat: 1 }]);
  });

  it('waits for an opponent to be chosen where there are several', async () => {
    const { holding, sent } = holdingOf('four');
    await holding.choose(3);
    await holding.go();
    expect(sent).toEqual([]);
    holding.aimAt(2);
    await holding.go();
    expect(sent).toEqual([{ type: 'play', card: 'trojan', seat: 2 }]);
  });

  it('takes a square: the second press on it plays, a finger may be one beside', async () => {
    const { holding, sent } = holdingOf('place');
    await holding.choose(3);
    await holding.square([7, 8], false);
    await holding.square([7, 8], false);
    expect(sent).toEqual([{ type: 'play', card: 'airstrike', square: [7, 8] }]);
    await holding.choose(3);
    await holding.square([4, 6], false);
    expect(holding.ready).toBe(false);
    await holding.square([4, 6], true);
    expect(holding.held).toMatchObject({ square: [3, 6] });
  });

  it('fires a gun that is pointed at', async () => {
    const { holding, sent } = holdingOf('place');
    await holding.square([8, 5], false);
    expect(holding.held.kind).toBe('fire');
    holding.arrow(0, 1);
    await holding.square([7, 8], false);
    await holding.go();
    expect(sent).toEqual([{ type: 'fire', from: [8, 5], at: [7, 8] }]);
  });

  it('buys what is chosen in the market', async () => {
    const { holding, sent } = holdingOf('market');
    holding.market();
    holding.pick('airstrike');
    expect(holding.ready).toBe(true);
    await holding.go();
    expect(sent).toEqual([{ type: 'buy', card: 'airstrike' }]);
    expect(holding.held.kind).toBe('market');
  });

  it('drops as many cards as must be, no more', async () => {
    const { holding, sent } = holdingOf('discard');
    for (const place of [0, 1, 2]) await holding.choose(place);
    expect(holding.dropping).toEqual([0, 1]);
    await holding.go();
    expect(sent).toEqual([{ type: 'drop', cards: ['1-polyomino', '1-credit'] }]);
  });

  it('trashes marked cards with Disposal', async () => {
    const { holding, sent, view } = holdingOf('orbit');
    const place = view.hand!.indexOf('disposal');
    await holding.choose(place);
    const others = view.hand!.map((_, at) => at).filter((at) => at !== place);
    await holding.choose(others[0]!);
    await holding.choose(others[1]!);
    await holding.go();
    expect(sent).toEqual([{ type: 'play', card: 'disposal', cards: [view.hand![others[0]!], view.hand![others[1]!]] }]);
  });

  it('asks before a turn ends with actions left', async () => {
    const { holding, sent, view } = holdingOf('place');
    await holding.end();
    expect(sent).toEqual([]);
    expect(heldLine(holding, view, english)).toMatchObject({ lead: 'End the turn?', more: 'Two actions are left.' });
    await holding.end();
    expect(sent).toEqual([{ type: 'end' }]);
  });

  it('says why a card cannot be played', async () => {
    const { holding, view } = holdingOf('place');
    await holding.choose(4);
    expect(heldLine(holding, view, english)).toMatchObject({ lead: 'Not now.', more: 'That costs 9 credits; your budget is 7. (STA-9)' });
    expect(holding.ready).toBe(false);
  });

  it('is described to a screen reader', async () => {
    const { holding, view } = holdingOf('place');
    await holding.choose(0);
    holding.shape('S');
    expect(ghostSaid(holding, view, english)).toMatch(/^S shape, row \d+, column \d+, legal$/);
  });

  it('chooses one of the cards that lie open', async () => {
    const { holding, sent } = holdingOf('hack');
    await holding.go();
    expect(sent).toEqual([]);
    holding.chosen = 4;
    await holding.go();
    expect(sent).toEqual([{ type: 'choose', card: 'forcefield' }]);
  });
});

describe('what changed last', () => {
  const start = viewOf('place');
  const put = (view: StandoffView, row: number, column: number, mark: string): StandoffView => ({
    ...view,
    acted: view.acted + 1,
    board: view.board.map((line, at) => (at === row ? line.slice(0, column) + mark + line.slice(column + 1) : line)),
  });

  it('is marked, also where a block is gone', () => {
    const changes = new Changes();
    expect(changes.after(start)).toEqual([]);
    const one = put(start, 0, 0, '0');
    expect(changes.after(one)).toEqual([[0, 0]]);
    expect(changes.after({ ...one, budgets: [9, 9] })).toEqual([[0, 0]]);
    expect(changes.after(put(one, 0, 0, '.'))).toEqual([[0, 0]]);
  });

  it('is what was marked before, once a move was taken back', () => {
    const changes = new Changes();
    const one = put(start, 0, 0, '0');
    [start, one, put(one, 1, 1, '0')].forEach((view) => changes.after(view));
    expect(changes.after({ ...one })).toEqual([[0, 0]]);
    expect(changes.after({ ...start })).toEqual([]);
  });

  it('is nothing where what was before the move taken back is not known', () => {
    const changes = new Changes();
    changes.after(put(start, 0, 0, '0'));
    expect(changes.after(start)).toEqual([]);
  });
});
