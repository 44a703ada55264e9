import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asTyped, withoutFormula } from './formula.js';

describe('A cell that a spreadsheet would run', () => {
  it.each([
    ['=1', "'=1"],
    ['-3', "'-3"],
    ["'=1", "''=1"],
    ['  @x', "'  @x"],
    ['\nx', "'\nx"],
    ["O'Neill", "O'Neill"],
    ["'quoted'", "'quoted'"],
    ['2-1', '2-1'],
    ['', ''],
  ])('%j is written as %j', (text, cell) => {
    expect(withoutFormula(text)).toBe(cell);
    expect(asTyped(cell)).toBe(text);
  });

  it('is never written, and read again as it was', () => {
    const text = fc.string({ unit: fc.constantFrom(..."'=+-@＝ \t\r\n1a") });
    fc.assert(
      fc.property(text, (typed) => {
        expect(withoutFormula(typed)).not.toMatch(/^\s*[=+\-@＝]|^[\t\r\n]/);
        expect(asTyped(withoutFormula(typed))).toBe(typed);
      }),
    );
  });
});
