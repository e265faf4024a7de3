import { describe, expect, it } from 'vitest';
import { steps, type Flying } from './steps';
import { answerOf, positionOf, type PositionName } from './testing';

function walked(name: PositionName, preview: string) {
  const { view, events } = answerOf(name, preview);
  return { shown: steps(positionOf(name).view, events, view), after: view };
}
const flights = (data: unknown) => (data as Flying).flights;

describe('the steps of a move', () => {
  it('hops piece by piece, then takes', () => {
    const { shown } = walked('sow', 'card');
    expect(shown.map((step) => step.name)).toEqual(['hop', 'hop', 'hop', 'capture']);
    expect(shown.map((step) => flights(step.data)[0]?.pyramids.join())).toEqual(['Lk', 'Sy', 'Mr', 'Sg,Lr']);
    expect(shown.map((step) => flights(step.data)[0]?.to.place)).toEqual([1, 2, 3, 4]);
  });

  it('says from the first hop on which power comes', () => {
    const { shown, after } = walked('sow', 'card');
    expect(after.power).not.toEqual([]);
    for (const step of shown) expect(step.view.power).toEqual(after.power);
  });

  it('shows each piece where it landed while the next one flies', () => {
    const { shown } = walked('sow', 'card');
    expect(shown[0]?.view.cards[0]).toEqual([['Mr', 'Sy'], ['Mb'], ['Ly', 'Mk'], []]);
    expect(shown[1]?.view.cards[0]).toEqual([['Mr'], ['Mb', 'Lk'], ['Ly', 'Mk'], []]);
    expect(shown[2]?.view.guarded[0]).toEqual([2]);
    expect(shown[3]?.view.cards[0]).toEqual([[], ['Mb', 'Lk'], ['Ly', 'Mk', 'Sy'], ['Mr']]);
    expect(shown[3]?.view.cards[1]?.[0]).toEqual([]);
  });

  it('takes what is sown from the stock out of it, one by one', () => {
    const { shown } = walked('sow', 'stock');
    expect(shown.map((step) => step.view.stocks[0]?.My)).toEqual([1, 1, 1]);
    expect(shown.map((step) => step.view.stocks[0]?.Lk)).toEqual([1, 0, 0]);
    expect(flights(shown[0]?.data)[0]?.from).toEqual({ side: 0, place: 'stock' });
  });

  it('keeps everything: what is on the way and on the table is always the same set', () => {
    const cases: [PositionName, string][] = [
      ['sow', 'card'], ['sow', 'take'], ['power', 'advance'], ['power', 'theirs'], ['return', 'return'], ['swap', 'swap'],
      ['black', 'swap'], ['extra', 'card'], ['wide', 'card'], ['nest', 'nest'], ['xeno', 'tree'],
    ];
    for (const [name, preview] of cases) {
      const { shown, after } = walked(name, preview);
      const set = (view: typeof after, flying: readonly string[]) =>
        [
          ...view.cards.flat(2),
          ...view.stocks.flatMap((stock) => Object.entries(stock).flatMap(([kind, count]) => Array<string>(count).fill(kind))),
          ...view.vaults.flat(),
          ...flying,
        ].sort().join(' ');
      const whole = set(after, []);
      for (const step of shown) {
        const swap = step.name === 'swap'; // both stand where they stood until they have changed places
        expect(set(step.view, swap ? [] : flights(step.data).flatMap((flight) => flight.pyramids)), `${name} ${preview} ${step.name}`).toBe(whole);
      }
    }
  });

  it('lets powers fly to the stock, the next card and the vault', () => {
    expect(flights(walked('return', 'return').shown[0]?.data)[0]?.to).toEqual({ side: 1, place: 'stock' });
    expect(flights(walked('power', 'advance').shown[0]?.data)[0]?.to).toEqual({ side: 0, place: 4 });
    expect(flights(walked('take', 'take').shown[0]?.data)[0]?.from).toEqual({ side: 1, place: 4 });
    expect(flights(walked('swap', 'swap').shown[0]?.data)).toHaveLength(2);
  });

  it('has none without a position before it', () => {
    expect(steps(null, answerOf('sow', 'card').events, answerOf('sow', 'card').view)).toEqual([]);
  });
});
