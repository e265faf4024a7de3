import { describe, expect, it, vi } from 'vitest';
import { linkOf, onlyHere, openToNetwork } from './share';

describe('a link', () => {
  it.each(['127.0.0.1', '127.8.0.1', 'localhost', 'house.localhost', '[::1]'])('of %s works on this machine only', (host) => {
    expect(onlyHere(host)).toBe(true);
  });

  it.each(['192.168.1.7', '10.127.0.1', 'ridotto.example', 'localhost.example', '127.example'])('of %s works for others too', (host) => {
    expect(onlyHere(host)).toBe(false);
  });

  it.each(['', '/replay'] as const)('to a table that is seen by link carries its key, to a public one it does not (%s)', (page) => {
    vi.stubGlobal('window', { location: { origin: 'https://ridotto.example' } });
    expect(linkOf({ table: 'T1', public: false, key: 'secret' }, null, page)).toBe(`https://ridotto.example/t/T1${page}?key=secret`);
    expect(linkOf({ table: 'T1', public: false }, 'given', page)).toBe(`https://ridotto.example/t/T1${page}?key=given`);
    expect(linkOf({ table: 'T1', public: true, key: 'secret' }, null, page)).toBe(`https://ridotto.example/t/T1${page}`);
    vi.unstubAllGlobals();
  });

  it('the command that opens a house to the network names the port, unless it is the usual one', () => {
    expect(openToNetwork('8123')).toBe('RIDOTTO_HOST=0.0.0.0 RIDOTTO_PORT=8123 make play');
    expect(openToNetwork('8000')).toBe('RIDOTTO_HOST=0.0.0.0 make play');
  });
});
