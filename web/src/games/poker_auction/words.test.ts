import { describe, expect, it } from 'vitest';
import { beside, describe as position, wasOutbid } from './describe';
import { chapters, hint, player, score } from './around';
import { note, pace, status } from './status';
import { speech, view, VIEW_NAMES } from './testing';
import { becomes, cardName, cardSign, chips, detail, heading, inShort } from './words';

const en = speech('en');
const ru = speech('ru');

describe('cards and hands', () => {
  it('are named in full, and written as on the table', () => {
    expect([cardName('Jc', false, en), cardName('5d', true, en), cardName(null, true, en)]).toEqual(['jack of clubs', '5 of dots', 'hidden tile']);
    expect([cardName('Jc', false, ru), cardName('W', true, ru)]).toEqual(['валет треф', 'западный ветер']);
    expect([cardSign('Th', false, en), cardSign('9d', true, ru)]).toEqual(['10♥', '9 точек']);
  });

  it('are called what they make, with the ranks that make it', () => {
    expect([heading('full-house', en), detail({ makes: 'full-house', ranks: ['J', 'A'] }, en)]).toEqual(['Full house', 'jacks over aces']);
    expect([heading('full-house', ru), detail({ makes: 'full-house', ranks: ['J', 'A'] }, ru)]).toEqual(['Фулл-хаус', 'валеты и тузы']);
    expect(detail({ makes: 'high-card', ranks: ['A', '9', '8', '4', '2'] }, en)).toBe('ace, nine, eight');
    expect(detail({ makes: 'high-card', ranks: [] }, en)).toBe('');
    expect(inShort({ makes: 'high-card', ranks: ['9'] }, en)).toBe('nine high');
    expect(inShort({ makes: 'pair', ranks: ['9'] }, ru)).toBe('пара');
  });

  it('become something else, the same, or more or less by a kicker', () => {
    const now = { makes: 'pair', ranks: ['9'] };
    expect(becomes(now, { makes: 'two-pairs', ranks: ['9', '2'], change: 'better' }, en)).toBe('two pairs');
    expect(becomes(now, { makes: 'pair', ranks: ['A'], change: 'better' }, en)).toBe('aces');
    expect(becomes({ makes: 'high-card', ranks: ['A', 'Q'] }, { makes: 'high-card', ranks: ['A', 'Q', '5'], change: 'better' }, en)).toBe('a better kicker');
    expect(becomes({ makes: 'high-card', ranks: ['Q'] }, { makes: 'high-card', ranks: ['A', 'Q'], change: 'better' }, en)).toBe('ace high');
    expect(becomes(now, { ...now, change: 'same' }, en)).toBe('the same');
    expect(becomes(now, { ...now, change: 'better' }, en)).toBe('a better kicker');
    expect(becomes(now, { ...now, change: 'worse' }, ru)).toBe('кикер ниже');
  });

  it('of fewer than five cards gain or lose a kicker where none is better or weaker', () => {
    const now = { makes: 'high-card', ranks: ['Q', 'J', '9'] };
    expect(becomes(now, { ...now, ranks: ['Q', 'J', '9', '4'], change: 'better' }, en, false)).toBe('one more kicker');
    expect(becomes(now, { ...now, ranks: ['Q', 'J', '9', '4'], change: 'better' }, ru, false)).toBe('ещё один кикер');
    expect(becomes(now, { ...now, ranks: ['Q', 'J'], change: 'worse' }, en, false)).toBe('one kicker fewer');
  });

  it('chips are parted by thousands, and shortened where it is narrow', () => {
    expect([chips(999, en), chips(1513, en), chips(1_000_000, en)]).toEqual(['999', '1,513', '1,000,000']);
    expect([chips(1513, ru), chips(1_000_000, ru)]).toEqual(['1\u00a0513', '1\u00a0000\u00a0000']);
    expect([chips(1513, en, true), chips(12_340, en, true), chips(123_400, en, true)]).toEqual(['1,513', '12,340', '123k']);
  });
});

describe('the status line', () => {
  it.each([
    ['lot', 'Outbid. Vera holds the jack of clubs at 120. Raise, or let it go.', 'Vera bids 120 for J♣.'],
    ['mahjong', 'Outbid. Marco holds the 9 of dots at 75. Raise, or pass.', 'Marco bids 75 for 9 of dots.'],
    ['high', 'Yours at 40. The jack of clubs is yours unless somebody bids more.', 'If nobody bids more: J♣.'],
    ['unbid', 'For sale. Marco sells the jack of clubs. Anyone may bid.', 'Marco sells J♣.'],
    ['spent', 'Vera bids 120 for the jack of clubs.', 'for J♣.'],
    ['lay', 'Your move. Lay one card of your hand to be sold.', 'Lay a card to sell.'],
    ['waiting', 'Lev chooses a card to sell.', 'chooses a card to sell.'],
    ['open-deck', 'Your bid. Anna offers 80 for the king of clubs. Bid 90 or more, or pass.', 'Anna offers 80 for K♣.'],
    ['open-deck-three', 'Your bid. The king of clubs is open. Bid 45 or more, or pass.', 'K♣ is open.'],
    ['open-deck-waiting', 'Anna bids or passes on the king of clubs.', 'bids or passes on K♣.'],
  ] as const)('says who must do what: %s', (name, wide, short) => {
    const line = status(view(name), en)!;
    expect([`${line.lead} ${line.more}`, line.short]).toEqual([wide, short]);
  });

  it('tells how far the game has come', () => {
    expect(note(view('lot'), en)).toBe('Deal 4 of 30 · round 3 of 3 · ante 20');
    expect(note(view('lot', { ante: 0 }), en)).toBe('Deal 4 of 30 · round 3 of 3');
    expect(note(view('lot', { deals: 1, ante: 0 }), en)).toBe('Round 3 of 3');
    expect(note(view('open-deck'), en)).toBe('Card 9 of the deck');
    expect(status(view('over'), en)).toBeNull();
  });
});

describe('what is read out', () => {
  it('is the lot, the own hand, the bank, and every seat', () => {
    const { summary, lines } = position(view('lot'), en);
    expect(summary).toBe(
      'For sale: the jack of clubs. The highest bid is 120 by Vera. Your hand: ace of spades, jack of hearts, jack of spades, ace of clubs, ten of hearts, seven of hearts. It makes two pairs, aces and jacks.',
    );
    expect(lines).toContain('In the bank: 179.');
    expect(lines).toContain('Marco: 1,171 chips; seen by all: three of spades, three of diamonds; hidden: 2');
  });

  it('says beside the log what a laid card would make of the own hand, and what may be bid now', () => {
    expect(beside(view('lay'), view('unbid'), en)).toBe('It would make you a full house.');
    expect(beside(view('unbid'), view('lot'), en)).toBe('You may bid 121 or more, 3 bids left.');
  });

  it('says nothing of the own bid, to onlookers, or when nothing came before', () => {
    expect([beside(view('unbid'), view('high'), en), beside(view('unbid'), view('watched'), en), beside(null, view('lot'), en)]).toEqual(['', '', '']);
  });

  it('knows who was outbid just now', () => {
    expect((['lot', 'high', 'spent', 'watched'] as const).map((name) => wasOutbid(view(name)))).toEqual([true, false, false, false]);
  });

  it('calls tiles tiles', () => {
    for (const words of [en, ru]) {
      for (const name of ['lay', 'waiting'] as const) {
        const laying = view(name, { mode: 'mahjong' });
        const line = status(laying, words);
        const said = [line?.lead, line?.more, line?.short, hint(laying, words)?.text].join(' ');
        expect(said).toMatch(/tile|кост/);
        expect(said).not.toMatch(/card|карт/i);
      }
    }
  });

  it('lacks no word in any language for any view', () => {
    for (const words of [en, ru]) {
      for (const name of VIEW_NAMES) {
        const line = status(view(name), words);
        const said = [...position(view(name), words).lines, line?.lead, line?.more, line?.short, hint(view(name), words)?.text].join(' ');
        expect(said).not.toMatch(/board-|\{ ?\$|undefined|NaN/);
      }
    }
  });
});

describe('around the board', () => {
  it('the pace is that of the hammer, and in the open deck that of an answer', () => {
    expect([pace(view('lot'), en), pace(view('lot'), ru), pace(view('open-deck'), en)]).toEqual(['10 s hammer', 'молоток 10 с', '30 s a move']);
  });

  it('every player has their chips and what they do', () => {
    expect(player(view('lot'), 3, en)).toEqual({ score: '820', doing: 'bids 120' });
    expect(player(view('lot'), 2, en)).toEqual({ score: '1,171', doing: 'sells' });
    expect(player(view('out'), 4, en)).toEqual({ score: '0', doing: 'out' });
    expect(player(view('lot'), 1, en)).toEqual({ score: '923' });
    expect(score(1513, en)).toBe('1,513');
  });

  it('the log has headings, each before the event that it begins with', () => {
    const moment = (n: number, ...types: string[]) => ({ n, at: 0, seat: null, by: null, events: types.map((type) => ({ type, deal: 5, round: 2, card: 'Kc' })) });
    const dealt = [moment(1, 'card-sold', 'round-started', 'cards-dealt'), moment(2, 'card-taken-back', 'hand-shown', 'hand-shown', 'bank-won', 'deal-started', 'cards-dealt')];
    expect([...chapters(dealt, en)]).toEqual([['1.1', 'Round 2: one more each'], ['2.1', 'Showdown'], ['2.4', 'Deal 5']]);
    const opened = [moment(1, 'card-bought', 'card-opened'), moment(2, 'bid-made'), moment(3, 'deal-started')];
    expect([...chapters(opened, ru)]).toEqual([['1.1', 'Карта 2: K♣'], ['3.0', 'Раздача 5']]);
    expect(chapters(dealt, en, view('lot')).get(1)).toBe(`Deal ${view('lot').deal}`);
    expect(chapters(opened, en, view('open-deck')).get(1)).toMatch(/^Card \d+: /);
  });

  it('a first game is guided by the moment', () => {
    expect(['lay', 'unbid', 'waiting', 'open-deck', 'mahjong'].map((name) => hint(view(name as 'lay'), en)?.clause)).toEqual(['PAU-5', 'PAU-6', 'PAU-10', 'PAU-22', 'PAU-11']);
    expect([hint(view('watched'), en), hint(view('over'), en)]).toEqual([null, null]);
  });
});
