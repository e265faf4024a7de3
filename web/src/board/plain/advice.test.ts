import { describe, expect, it } from 'vitest';
import type { View } from '../../protocol/forms';
import { bundleOf, Speech } from '../../words/speech';
import { advise, lit, moveTarget } from './advice';

const view: View = { game: 'x', seat: 0, turn: [0], due: null, outcome: null };
const words = new Speech('en', bundleOf('en', ['board-choose = play a card']), []);

describe('a hint on a plain board', () => {
  it('lights the button of a move, or the fields of its form', () => {
    expect(lit(view, { type: 'choose', card: 7 })).toEqual({ [moveTarget({ type: 'choose', card: 7 })]: '', 'do-choose': '', 'field-choose-card': '7' });
    expect(lit(view, { type: 'stop' })).toEqual({ 'do-stop': '' });
  });

  it('says the move with what the game calls it', () => {
    expect(advise(view, { type: 'choose', card: 7 }, words)).toBe('Play a card: 7.');
    expect(advise(view, { type: 'step-back' }, words)).toBe('Step back.');
    const named = new Speech('en', bundleOf('en', ['plain-yes = yes']), ['Anna', 'Lev']);
    expect(advise(view, { type: 'peek', seat: 1, loud: true }, named)).toBe('Peek: Lev, yes.');
    expect(lit(view, { type: 'peek', seat: 1 })).toMatchObject({ 'field-peek-seat': '' });
  });
});
