import { describe, expect, it } from 'vitest';
import { monograms } from './faces';

describe('what stands on chips', () => {
  it('is one letter where nobody else begins with it', () => {
    expect(monograms(['Anna', 'boris', 'Ёж'])).toEqual(['A', 'B', 'Ё']);
  });

  it('is two letters for those who begin alike', () => {
    expect(monograms(['Anna', 'Lev', 'Alice'])).toEqual(['An', 'L', 'Al']);
    expect(monograms(['Steady 1', 'Steady 2'])).toEqual(['S1', 'S2']);
    const ten = Array.from({ length: 10 }, (_, at) => `Steady ${at + 1}`);
    expect(monograms(['Anna', ...ten, 'Sorin']).slice(-4)).toEqual(['S8', 'S9', 'S10', 'So']);
    expect(monograms(['Проворный Ёж 12', 'Проворный Заяц 7'])).toEqual(['ПЁ', 'ПЗ']);
    expect(monograms(['Ann', 'Anna'])).toEqual(['A', 'Aa']);
  });

  it('tells most of them apart where no place tells all', () => {
    expect(new Set(monograms(['Aab', 'Aac', 'Abb', 'Abd'])).size).toBe(3);
    expect(monograms(['', ''])).toEqual(['?', '?']);
  });
});
