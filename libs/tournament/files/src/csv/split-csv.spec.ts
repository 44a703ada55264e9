import { describe, expect, it } from 'vitest';
import { splitCsv } from './split-csv.js';

const ALL = 1_000;

describe('Cells of a CSV file', () => {
  it('say where they begin, behind quotes and lines within a cell', () => {
    const text = 'name,note\n"An ""A"" n","one\ntwo",x\n\nBob,';
    const { rows, broken } = splitCsv(text, ',', ALL);
    expect(broken).toBeUndefined();
    expect(rows).toEqual([
      [
        { text: 'name', at: 0 },
        { text: 'note', at: 5 },
      ],
      [
        { text: 'An "A" n', at: 10 },
        { text: 'one\ntwo', at: text.indexOf('"one') },
        { text: 'x', at: text.indexOf('x') },
      ],
      [
        { text: 'Bob', at: text.indexOf('Bob') },
        { text: '', at: text.length },
      ],
    ]);
  });

  it.each([
    ['a quote that is never closed', 'a,b\n1,"2\n3', 'quote-not-closed', 6],
    ['a quote within a cell', 'a,b\n1,O"Neill', 'quote-misplaced', 6],
    ['letters behind a closing quote', 'a,b\n"1"x,2', 'quote-misplaced', 4],
  ])('that cannot be read: %s', (_what, text, code, at) => {
    expect(splitCsv(text, ',', ALL).broken).toEqual({ code, at });
  });

  it('are no more than were asked for', () => {
    const { rows } = splitCsv('a\nb\nc\nd', ',', 2);
    expect(rows.map(([cell]) => cell?.text)).toEqual(['a', 'b']);
  });
});
