import { describe, expect, it } from 'vitest';
import { onlyHere } from './share';

describe('a link', () => {
  it.each(['127.0.0.1', '127.8.0.1', 'localhost', 'house.localhost', '[::1]'])('of %s works on this machine only', (host) => {
    expect(onlyHere(host)).toBe(true);
  });

  it.each(['192.168.1.7', '10.127.0.1', 'ridotto.example', 'localhost.example', '127.example'])('of %s works for others too', (host) => {
    expect(onlyHere(host)).toBe(false);
  });
});
