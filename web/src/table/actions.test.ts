import { describe, expect, it } from 'vitest';
import { whyNoHint } from './actions';

describe('a hint that cannot be had', () => {
  it('says why', () => {
    expect(whyNoHint(false, true, null)).toBe('act-hint-people');
    expect(whyNoHint(true, true, 'looking')).toBe('act-hint-looking');
    expect(whyNoHint(true, false, 'thinking')).toBe('advice-thinking');
    expect(whyNoHint(true, false, null)).toBe('act-hint-turn');
    expect(whyNoHint(true, true, null)).toBeUndefined();
  });
});
