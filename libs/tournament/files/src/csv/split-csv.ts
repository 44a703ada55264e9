/** Cells of a CSV file and where each of them begins. */
import { CsvError, parse } from 'csv-parse/sync';
import { MAX_CELLS } from '../limits.js';
import type { ProblemCode } from '../problem.js';

export interface CsvCell {
  readonly text: string;
  /** Offset of its first character, or of the quote before that. */
  readonly at: number;
}

interface SplitCsv {
  readonly rows: readonly (readonly CsvCell[])[];
  /** What ended the reading: where the cell begins that cannot be read. */
  readonly broken?: { readonly at: number; readonly code: ProblemCode };
}

/** Ends the reading at the cell that is one too many, before millions of them fill the memory. */
const TOO_WIDE = new Error('a row has too many cells');

/** Ends the reading at the last row that was asked for. */
const ENOUGH = new Error('enough rows are read');

const CODES: ReadonlyMap<string, ProblemCode> = new Map([
  ['CSV_QUOTE_NOT_CLOSED', 'quote-not-closed'],
  ['CSV_INVALID_CLOSING_QUOTE', 'quote-misplaced'],
  ['INVALID_OPENING_QUOTE', 'quote-misplaced'],
]);

/** Splits text whose lines end in "\n"; reads `most` rows, and leaves out those that are blank. */
export function splitCsv(text: string, delimiter: string, most: number): SplitCsv {
  const rows: (readonly CsvCell[])[] = [];
  let row: CsvCell[] = [];
  let at = 0;
  try {
    parse(text, {
      ...{ delimiter, record_delimiter: '\n', relax_column_count: true },
      // The parser says in which row a cell stands, not where: all that was written before it does.
      cast(value, { quoting }) {
        if (row.length === MAX_CELLS) throw TOO_WIDE;
        row.push({ text: value, at });
        at += (quoting ? lengthQuoted(value) : value.length) + 1;
        return value;
      },
      on_record() {
        if (row.some(({ text: cell }) => cell.trim() !== '')) rows.push(row);
        if (rows.length === most) throw ENOUGH;
        row = [];
        return null;
      },
    });
  } catch (error) {
    if (error === ENOUGH) return { rows };
    const code = codeOf(error);
    if (code === undefined) throw error;
    return { rows, broken: { at, code } };
  }
  return { rows };
}

/** With the quotes around it, and each quote within it twice. */
const lengthQuoted = (text: string): number => text.length + 2 + text.split('"').length - 1;

function codeOf(error: unknown): ProblemCode | undefined {
  if (error === TOO_WIDE) return 'cells-too-many';
  return error instanceof CsvError ? CODES.get(error.code) : undefined;
}
