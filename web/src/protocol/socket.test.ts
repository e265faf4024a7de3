import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Told } from './forms';
import { TableSocket, type Link, type Wire } from './socket';

class FakeWire implements Wire {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  sent: Record<string, unknown>[] = [];
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.onclose?.({ code: 1000 });
  }
  hear(frame: Record<string, unknown>): void {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }
}

describe('the socket of a table', () => {
  let wires: FakeWire[];
  let links: Link[];
  let told: Told[];
  let alive: number;
  let socket: TableSocket;

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('window', new EventTarget());
    [wires, links, told, alive] = [[], [], [], 0];
    socket = new TableSocket('ws://house/t', { told: (frame) => told.push(frame), alive: () => (alive += 1), link: (link) => links.push(link) }, () => {
      const wire = new FakeWire();
      wires.push(wire);
      return wire;
    });
    socket.start();
  });
  afterEach(() => {
    socket.stop();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  const hello = (wire: FakeWire, seq: number) => {
    wire.onopen?.();
    wire.hear({ type: 'hello', seq, now: 1, info: {}, view: null, due: null, missed: [], complete: true });
  };
  const last = () => wires.at(-1)!;

  it('greets by resuming from nothing, and is open once it is greeted', () => {
    hello(last(), 3);
    expect(last().sent[0]).toEqual({ type: 'resume', seq: 0, protocol: 2 });
    expect(links.at(-1)).toEqual({ state: 'open' });
  });

  it('is known to be alive by every frame and answer, and until it breaks, unless it was in doubt', () => {
    hello(last(), 3);
    expect(alive).toBe(1);
    void socket.command({ type: 'say', text: 'Good luck' });
    last().hear({ type: 'done', id: last().sent[1]!.id });
    expect(alive).toBe(2);
    last().onclose?.({ code: 1012 });
    expect(alive).toBe(3);
    vi.runOnlyPendingTimers();
    last().onclose?.({ code: 1006 });
    expect(alive).toBe(3);
    vi.runOnlyPendingTimers();
    hello(last(), 3);
    void socket.command({ type: 'say', text: 'Hello?' });
    vi.advanceTimersByTime(3000);
    expect(links.at(-1)?.state).toBe('waiting');
    window.dispatchEvent(new Event('offline'));
    expect(alive).toBe(4);
  });

  it('answers a command with the answer that names it', async () => {
    hello(last(), 3);
    const answer = socket.command({ type: 'say', text: 'Good luck' });
    const id = last().sent[1]!.id;
    last().hear({ type: 'done', id });
    expect(await answer).toEqual({ type: 'done', id });
  });

  it('resumes from what it heard last, and sends again what was not answered', async () => {
    hello(last(), 3);
    last().hear({ type: 'view', seq: 7, events: [], view: {} });
    const answer = socket.command({ type: 'ask', ask: { do: 'resign' } });
    const first = last().sent[1];
    last().onclose?.({ code: 1006 });
    expect(links.at(-1)?.state).toBe('waiting');
    vi.runOnlyPendingTimers();
    expect(wires).toHaveLength(2);
    hello(last(), 8);
    expect(last().sent).toEqual([{ type: 'resume', seq: 7, protocol: 2 }, first]);
    last().hear({ type: 'done', id: first!.id });
    expect((await answer).type).toBe('done');
  });

  it.each(['offline', 'online'])('resumes on a new link when the browser goes %s, and hears nothing of the old one', (event) => {
    hello(last(), 3);
    const old = last();
    void socket.command({ type: 'ask', ask: { do: 'resign' } });
    window.dispatchEvent(new Event(event));
    expect(links.at(-1)).toEqual({ state: 'connecting' });
    expect(wires).toHaveLength(2);
    old.hear({ type: 'view', seq: 9, events: [], view: {} });
    expect(told).toHaveLength(1);
    hello(last(), 3);
    expect(last().sent).toEqual([{ type: 'resume', seq: 3, protocol: 2 }, old.sent[1]]);
  });

  it('doubts a link on which an answer is long in coming, and trusts it again at the first word', () => {
    hello(last(), 3);
    void socket.command({ type: 'ask', ask: { do: 'resign' } });
    vi.advanceTimersByTime(2900);
    expect(links.at(-1)).toEqual({ state: 'open' });
    vi.advanceTimersByTime(200);
    expect(links.at(-1)?.state).toBe('waiting');
    last().hear({ type: 'done', id: last().sent[1]!.id });
    expect(links.at(-1)).toEqual({ state: 'open' });
    vi.advanceTimersByTime(60_000);
    expect(wires).toHaveLength(1);
  });

  it('leaves a link that stays silent, and sends the same again on the next', () => {
    hello(last(), 3);
    void socket.command({ type: 'ask', ask: { do: 'resign' } });
    const first = last().sent[1];
    vi.advanceTimersByTime(6100);
    expect(wires).toHaveLength(2);
    hello(last(), 3);
    expect(last().sent[1]).toEqual(first);
  });

  it('waits without doubt for what the house thinks about', () => {
    hello(last(), 3);
    void socket.command({ type: 'ask', ask: { do: 'hint' } }, true);
    vi.advanceTimersByTime(60_000);
    expect(links.at(-1)).toEqual({ state: 'open' });
    expect(wires).toHaveLength(1);
  });

  it('keeps a command that was given without a connection', () => {
    last().onclose?.({ code: 1006 });
    void socket.command({ type: 'say', text: 'later' });
    vi.runOnlyPendingTimers();
    hello(last(), 1);
    expect(last().sent[1]).toMatchObject({ type: 'say', text: 'later' });
  });

  it('waits longer after each failure, and not longer than a quarter of a minute', () => {
    const waits: number[] = [];
    for (let i = 0; i < 9; i++) {
      last().onclose?.({ code: 1006 });
      const link = links.at(-1)!;
      waits.push(link.state === 'waiting' ? link.at - Date.now() : 0);
      vi.runOnlyPendingTimers();
    }
    expect(waits[0]).toBeLessThan(700);
    expect(waits.at(-1)).toBeGreaterThan(10_000);
    expect(Math.max(...waits)).toBeLessThan(19_000);
  });

  it('comes back when the house said it would', () => {
    hello(last(), 1);
    last().hear({ type: 'farewell', again_ms: 2000 });
    last().onclose?.({ code: 1012 });
    expect(links.at(-1)).toEqual({ state: 'waiting', at: Date.now() + 2000 });
  });

  it.each([4401, 4403, 4404])('does not come back after %i, and says why', (code) => {
    last().hear({ type: 'refused', id: null, rule: 'HOUSE', why: 'No such table.', message: { id: 'table-unknown', values: {} } });
    last().onclose?.({ code });
    expect(links.at(-1)).toEqual({ state: 'shut', code, why: 'No such table.', id: 'table-unknown' });
    vi.runOnlyPendingTimers();
    expect(wires).toHaveLength(1);
  });

  it('hears nothing any more once it is stopped', () => {
    hello(last(), 1);
    socket.stop();
    vi.runOnlyPendingTimers();
    expect(wires).toHaveLength(1);
  });
});
