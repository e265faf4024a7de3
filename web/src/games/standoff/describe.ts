/** Standoff in words, for screen readers. */
import type { Description } from '../../board/contract';
import type { Speech } from '../../words/speech';
import { keyOf } from './field';
import { counted, markAt, picture, setOf } from './picture';
import type { Square, StandoffView } from './view';

/** Says what is on a square: "row 7, column 8, Anna's block, Red Gun". */
export function sayer(view: StandoffView, words: Speech): (square: Square) => string {
  const gun = setOf(view.red_gun);
  const small = setOf(view.small_patches);
  const large = setOf(view.large_patches);
  const tokens = new Map(view.tokens.map((token) => [keyOf(token.square), token.token]));
  const players = view.discards.map((_, seat) => words.player(seat));
  const said = {
    empty: words.word('board-square-empty'),
    black: words.word('board-square-black'),
    gun: words.word('board-gun'),
    small: words.word('board-square-patch', { size: 'small' }),
    large: words.word('board-square-patch', { size: 'large' }),
  };
  return (square) => {
    const key = keyOf(square);
    const mark = markAt(view, square);
    const parts = [words.word('board-square', { row: square[0], column: square[1] })];
    if (mark === '.') parts.push(said.empty);
    else if (mark === '#') parts.push(said.black);
    else {
      const seat = Number(mark);
      parts.push(words.word('board-square-block', { player: players[seat] ?? '', own: seat === view.seat ? 'yes' : 'no' }));
    }
    const token = tokens.get(key);
    if (token) parts.push(words.word('board-token', { token }));
    if (gun.has(key)) parts.push(said.gun);
    if (small.has(key)) parts.push(said.small);
    if (large.has(key)) parts.push(said.large);
    return parts.join(', ');
  };
}

function handLine(view: StandoffView, words: Speech): string[] {
  if (!view.hand) return [];
  const cards = counted(view.hand).map(([card, count]) => (count > 1 ? `${count} × ` : '') + words.named('card', card));
  return [words.word('board-describe-hand', { cards: cards.join(', ') || words.word('board-none') })];
}

export function describe(view: StandoffView, words: Speech): Description {
  const { slots, open } = picture(view);
  const held = view.in_gun.map((count, seat) => words.word('board-holds', { player: words.player(seat), count }));
  const gun = [...held, words.word('board-gun-black', { count: view.black_in_gun }), words.word('board-open', { count: open })];
  const players = view.budgets.map((credits, seat) =>
    words.word('board-describe-player', {
      player: words.player(seat),
      credits,
      minerals: view.minerals[seat] ?? 0,
      hand: view.hand_sizes[seat] ?? 0,
      deck: view.deck_sizes[seat] ?? 0,
      discards: view.discards[seat]?.length ?? 0,
      blocks: view.on_field[seat] ?? 0,
    }),
  );
  const market = view.markets.temporary.map((card) => words.named('card', card)).join(', ');
  return {
    summary: words.word('board-describe', { gun: gun.join(', '), squares: slots.length }),
    lines: [
      words.word('board-describe-turn', { number: view.number, player: words.player(view.player), actions: view.actions }),
      ...players,
      ...handLine(view, words),
      words.word('board-describe-market', { cards: market, pile: view.markets.pile }),
    ],
  };
}
