/** The board of any game that has none of its own: the view as a table, and a form for each kind of move. */
import type { View } from '../../protocol/forms';
import type { Board } from '../contract';
import { advise, lit } from './advice';
import { label } from './labels';
import PlainBoard from './PlainBoard.svelte';
import { picture } from './picture';

const plain: Board<View, View> = {
  game: '',
  component: PlainBoard,
  picture: (view) => view,
  steps: () => [],
  targets: () => [],
  lit,
  advise,
  describe(view, words) {
    const { rows, facts } = picture(view, words);
    const players = rows.flatMap((row) => row.values.map((value, seat) => `${words.player(seat)}, ${label(words, row.field)}: ${value}`));
    return { summary: words.word('title'), lines: [...facts.map((fact) => `${label(words, fact.field)}: ${fact.value}`), ...players] };
  },
  status: () => null,
};

export default plain as unknown as Board;
