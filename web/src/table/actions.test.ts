import { describe, expect, it } from 'vitest';
import { whyNoHint } from './actions';

describe('a hint that cannot be had', () => {
  it('says why', () => {
    const [none, given] = [{ hints: false, hint_bot: 'keen' }, { hints: true, hint_bot: 'keen' }];
    expect(whyNoHint(none, true, null)).toBe('act-hint-people');
    expect(whyNoHint({ hints: false, hint_bot: null }, true, null)).toBe('act-hint-game');
    expect(whyNoHint(given, true, 'looking')).toBe('act-hint-looking');
    expect(whyNoHint(given, false, 'thinking')).toBe('advice-thinking');
    expect(whyNoHint(given, false, null)).toBe('act-hint-turn');
    expect(whyNoHint(given, true, null)).toBeUndefined();
  });
});
