/** The week in words, for who hears the screen. */
import type { Description } from '../../board/contract';
import type { Speech } from '../../words/speech';
import { picture, type Lot } from './picture';
import { moment } from './time';
import { RESOURCES, type Item, type VeniceView } from './forms';

/** "Cardinal, gives 10 popularity, 10 influence". */
export function thingInWords(name: string, item: Item, words: Speech): string {
  const triple = item.provides ?? item.cost;
  const gives = RESOURCES.filter((resource) => triple?.[resource])
    .map((resource) => words.word('board-say-gives', { resource, amount: triple![resource] }))
    .join(', ');
  const values = { item: words.named('item', name), gives: gives || words.word('label-nothing'), value: item.value ?? 0 };
  return words.word(item.kind === 'agenda' ? 'board-say-agenda' : 'board-say-asset', values);
}

/** "…, 3 offered, your bid 5 each for up to 2". */
export function lotInWords(view: VeniceView, lot: Lot, words: Speech): string {
  const thing = thingInWords(lot.item, view.items[lot.item]!, words);
  const bids = lot.bids.map((bid) => words.word('board-say-bid', { price: bid.price, count: bid.count })).join(', ');
  return words.word('board-say-lot', { thing, offered: lot.offered, bids: bids || words.word('board-no-bids') });
}

export function describe(view: VeniceView, words: Speech): Description {
  const { days, next, ledger } = picture(view);
  const day = next === null ? null : days[next]!;
  if (!day) return { summary: words.word('board-status-over'), lines: [] };
  const where = { when: moment(day.due, view, words), auction: day.number };
  const summary = ledger
    ? words.word('board-say-summary', { ...where, money: ledger.money, owes: ledger.now?.owes ?? 0, value: ledger.now?.value ?? '…' })
    : words.word('board-say-onlooker', where);
  return { summary, lines: day.lots.map((lot) => lotInWords(view, lot, words)) };
}
