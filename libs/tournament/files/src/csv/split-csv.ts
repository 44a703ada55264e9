/** Cells of a CSV file and where each of them begins. */
import { CsvError, parse } from 'csv-parse/sync';
import { MAX_ROW_BYTES } from '../limits.js';
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

interface ReadCells {
  readonly cells: number;
  readonly delimiter: string;
}

/** How many rows may be blank for each that was asked for: millions would take seconds to skip. */
const BLANK_ROWS = 2;

/** Ends the reading at the last row that was asked for. */
const ENOUGH = new Error('enough rows are read');

const CODES: ReadonlyMap<string, ProblemCode> = new Map([
  ['CSV_QUOTE_NOT_CLOSED', 'quote-not-closed'],
  ['CSV_INVALID_CLOSING_QUOTE', 'quote-misplaced'],
  ['INVALID_OPENING_QUOTE', 'quote-misplaced'],
  ['CSV_MAX_RECORD_SIZE', 'row-too-long'],
]);

/** Splits text whose lines end in "\n"; reads `most` rows, and leaves out those that are blank. */
export function splitCsv(text: string, delimiter: string, most: number): SplitCsv {
  const rows: (readonly CsvCell[])[] = [];
  // The parser says in which row a cell stands, not where: all that was written before it does.
  let at = 0;
  let blank = 0;
  try {
    parse(text, {
      delimiter,
      record_delimiter: '\n',
      relax_column_count: true,
      skip_empty_lines: true,
      max_record_size: MAX_ROW_BYTES,
      on_record(record: readonly string[]) {
        at = behindEmptyLines(text, at);
        const row = record.map((cell) => {
          const begins = at;
          at += lengthIn(text, begins, cell) + 1;
          return { text: cell, at: begins };
        });
        if (record.some((cell) => cell.trim() !== '')) rows.push(row);
        else blank += 1;
        if (rows.length === most || blank > most * BLANK_ROWS) throw ENOUGH;
        return null;
      },
    });
  } catch (error) {
    if (error === ENOUGH) {
      return rows.length === most ? { rows } : { rows, broken: { at, code: 'rows-too-many' } };
    }
    const code = error instanceof CsvError ? CODES.get(error.code) : undefined;
    if (code === undefined) throw error;
    const cells = code === 'row-too-long' ? 0 : Number((error as CsvError)['index']);
    return {
      rows,
      broken: { at: behindCells(text, behindEmptyLines(text, at), { cells, delimiter }), code },
    };
  }
  return { rows };
}

function behindEmptyLines(text: string, from: number): number {
  let at = from;
  while (text[at] === '\n') at += 1;
  return at;
}

/** What a cell takes in the file: its quotes, if it has them, and each quote within it twice. */
const lengthIn = (text: string, at: number, cell: string): number =>
  text[at] === '"' ? cell.length + 1 + cell.split('"').length : cell.length;

/** The offset behind cells that can be read, and what separates them. */
function behindCells(text: string, from: number, { cells, delimiter }: ReadCells): number {
  const inQuotes = /"(?:[^"]|"")*"/y;
  let at = from;
  for (let read = 0; read < cells; read += 1) {
    inQuotes.lastIndex = at;
    at = text.indexOf(delimiter, at + (inQuotes.exec(text)?.[0].length ?? 0)) + delimiter.length;
  }
  return at;
}
