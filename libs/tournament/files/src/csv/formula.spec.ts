import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeUtf8 } from '../text/utf8.js';
import { asTyped, withoutFormula } from './formula.js';
import { writeCsv } from './write-csv.js';

const text = fc.string({ unit: fc.constantFrom(...'\'=+-@＝ \t\r\n1a;,"') });

describe('A cell that a spreadsheet would run', () => {
  it.each([
    ['=1', "'=1"],
    ['-3', "'-3"],
    ["'=1", "''=1"],
    ['  @x', "'  @x"],
    ['\nx', "'\nx"],
    ['x;=1', "x;'=1"],
    ['x\t=1', "x\t'=1"],
    ['x\n=1', "x\n'=1"],
    ["x; '=1", "x; ''=1"],
    ['x;"=1', 'x;"\'=1'],
    [';=1;=1', ";'=1;'=1"],
    ["O'Neill", "O'Neill"],
    ["'quoted'", "'quoted'"],
    ['2-1', '2-1'],
    ['x; y=1', 'x; y=1'],
    ['', ''],
  ])('%j is written as %j and read as it was', (typed, cell) => {
    expect(withoutFormula(typed)).toBe(cell);
    expect(asTyped(cell)).toBe(typed);
  });

  it('is never written, and read again as it was', () => {
    fc.assert(
      fc.property(text, (typed) => {
        expect(withoutFormula(typed)).not.toMatch(/^\s*[=+\-@＝]|^[\t\r\n]/);
        expect(asTyped(withoutFormula(typed))).toBe(typed);
      }),
    );
  });

  it('is read in less than 1 s if it is a row of 64 KiB of separators', () => {
    const cell = '\t;'.repeat(32_768);
    const begun = performance.now();
    expect(asTyped(withoutFormula(cell))).toBe(cell);
    expect(performance.now() - begun).toBeLessThan(1_000);
  });
});

describe('A CSV file of any cells', () => {
  const rows = fc.array(fc.array(text, { minLength: 3, maxLength: 3 }), { minLength: 1 });
  const file = (cells: readonly (readonly string[])[]): string => decodeUtf8(writeCsv(cells));

  it.each([';', '\t'])('holds no formula for a spreadsheet that divides at %j', (separator) => {
    fc.assert(
      fc.property(rows, (cells) => {
        const lines = file(cells).split(/\r\n|\r|\n/);
        const pieces = lines.flatMap((line) => line.split(separator));
        expect(pieces.filter((piece) => /^["\s]*[=+\-@＝]/.test(piece))).toEqual([]);
      }),
    );
  });

  it('has the same cells for a spreadsheet that divides at commas, semicolons and tabs', () => {
    fc.assert(
      fc.property(rows, (cells) => {
        const written = file(cells).replace(/\r\n?/g, '\n');
        const read: string[][] = parse(written, {
          delimiter: [',', ';', '\t'],
          record_delimiter: '\n',
        });
        expect(read.map((row) => row.map(asTyped))).toEqual(
          cells.map((row) => row.map((cell) => cell.replace(/\r\n?/g, '\n'))),
        );
      }),
    );
  });
});
