import { describe, expect, it } from 'vitest';
import { fieldOf } from './drawings';

describe('a drawing of a rulebook', () => {
  it('is a field where letters stand in rows and columns, with its numbers and the signs below it', () => {
    const field = fieldOf('     0  1  10\n 0   M  .  m\n10   .  #  .\n11   .  .  .\n\n#  black block    M  m  mineral patch');
    expect(field).toEqual({
      rows: [['', '0', '1', '10'], ['0', 'M', '.', 'm'], ['10', '.', '#', '.'], ['11', '.', '.', '.']],
      numbered: true,
      notes: ['#  black block', 'M  m  mineral patch'],
    });
  });

  it('keeps what is said beside a field together', () => {
    const field = fieldOf('. x .        The squares marked x\n. x .        are near.\n. f .');
    expect(field).toEqual({ rows: [['.', 'x', '.'], ['.', 'x', '.'], ['.', 'f', '.']], numbered: false, notes: ['The squares marked x are near.'] });
  });

  it('is no field where pieces were drawn', () => {
    expect(fieldOf('    /Sr\\          /Sk\\\n   /-Mr-\\        /-My-\\\n  /--Lr--\\      /--Lb--\\')).toBeNull();
  });
});
