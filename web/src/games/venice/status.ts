/** The status line: what may be done until when, and what an auction has brought. */
import type { Line } from '../../board/contract';
import type { Speech } from '../../words/speech';
import { picture } from './picture';
import type { VeniceStep, Opening } from './steps';
import { clock, moment, zoneOf } from './time';
import type { VeniceView } from './forms';

export function status(view: VeniceView, words: Speech): Line {
  const { days, next } = picture(view);
  if (next === null) return over(view, words);
  const day = days[next]!;
  const values = { auction: next, when: moment(day.due, view, words), time: clock(day.due, words.language, zoneOf(view)) };
  const short = words.word('board-status-short', values);
  // nobody waits for anybody: the clock holds the auctions
  const say = (id: string) => ({ lead: words.word(id, values), more: words.word(`${id}-more`, values), short, yours: false });
  if (view.seat === null) return { ...say('board-status-none'), more: words.word('board-status-watch-more', values) };
  if (next === 0 && !view.loan) return say('board-status-loan');
  return say(day.bids ? 'board-status-in' : 'board-status-none');
}

function over(view: VeniceView, words: Speech): Line {
  const accounts = view.final?.accounts ?? view.podium ?? [];
  const first = accounts.find((account) => account.place === 1);
  const more = first ? words.word('board-status-over-more', { player: words.player(first.seat), score: words.figure(first.score) }) : '';
  return { lead: words.word('board-status-over'), more };
}

/** While an auction is opened, and while its result is shown. */
export function lineOf(step: VeniceStep, words: Speech): Line {
  const { auction } = step.data as Opening;
  if (step.name !== 'result') return { lead: words.word('board-status-held', { auction }) };
  return lineOfDay(step.view, auction, words);
}

/** What a day that was held has brought. */
export function lineOfDay(view: VeniceView, auction: number, words: Speech): Line {
  const day = picture(view).days[auction]!;
  const lead = words.word('board-status-held', { auction });
  if (view.seat === null) {
    const sold = day.lots.reduce((total, lot) => total + lot.offered - lot.left, 0);
    return { lead, more: words.word('board-status-sold', { sold }), yours: false };
  }
  const values = { won: day.won, paid: day.paid };
  const late = day.lots.filter((lot) => lot.missed?.tied).length;
  const more = [words.word('board-status-won', values), ...(late ? [words.word('board-status-late', { count: late })] : [])].join(' ');
  return { lead, more, short: words.word('board-status-won-short', values), yours: false };
}

