/** Rows of a CSV file by the names in its first line. */
import { MAX_LINE_LENGTH, MAX_ROW_BYTES, MAX_ROWS } from '../limits.js';
import type { Findings, ProblemCode } from '../problem.js';
import { columnNames, rowOf, tidy, type Row, type Shape } from '../table/shape.js';
import { quoted } from '../text/shown-text.js';
import { asTyped } from './formula.js';
import { splitCsv, type CsvCell } from './split-csv.js';

type CsvRow = readonly CsvCell[];

/** Spreadsheets of many countries write semicolons, since they have commas in their numbers. */
const DELIMITERS = [',', ';', '\t'] as const;

/** Gives no rows where the columns are not those of the shape; rows that do not fit them are left out. */
export function csvRows<Name extends string>(
  text: string,
  shape: Shape<Name>,
  findings: Findings,
): readonly Row<Name>[] {
  const long = offsetBehindLongLine(text);
  if (long !== undefined) {
    const says = `the line is longer than ${MAX_LINE_LENGTH} characters; divide or shorten it`;
    findings.add(long, 'line-too-long', says);
    return [];
  }
  const { rows, broken } = splitCsv(text, delimiterOf(text), MAX_ROWS + 2);
  if (broken !== undefined) findings.add(broken.at, broken.code, WORDS[broken.code] ?? '');
  const [header, ...others] = rows;
  if (header === undefined) return [];
  const names = namesIn(header, shape, findings);
  if (names === undefined) return [];
  const tooMany = others[MAX_ROWS]?.[0];
  if (tooMany !== undefined) {
    const says = `a file has at most ${MAX_ROWS} ${shape.kind}, and this is one more; divide it`;
    findings.add(tooMany.at, 'rows-too-many', says);
  }
  return others.flatMap((row) => namedRow<Name>(row, names, findings) ?? []);
}

const WORDS: { readonly [code in ProblemCode]?: string } = {
  'quote-not-closed': 'the quote that opens this cell is never closed; close it behind the cell',
  'quote-misplaced':
    'a quote stands within this cell; put the cell in quotes, and write each quote in it twice',
  'rows-too-many': 'very many rows before this one are blank; delete them',
  'row-too-long':
    `the row that begins here is larger than ${MAX_ROW_BYTES / 1024} KiB; ` +
    'close its quotes, or shorten it',
};

/** The offset at which a line is too long. */
function offsetBehindLongLine(text: string): number | undefined {
  let start = 0;
  for (const line of text.split('\n')) {
    if (line.length > MAX_LINE_LENGTH) return start + MAX_LINE_LENGTH;
    start += line.length + 1;
  }
  return undefined;
}

/** What separates the names of the columns, none of which has such a sign in itself. */
function delimiterOf(text: string): string {
  const [header = ''] = text.trimStart().split('\n', 1);
  const times = (delimiter: string): number => header.split(delimiter).length;
  return DELIMITERS.reduce((one, other) => (times(other) > times(one) ? other : one));
}

function namesIn<Name extends string>(
  header: CsvRow,
  shape: Shape<Name>,
  findings: Findings,
): readonly string[] | undefined {
  const known = new Set<string>(shape.columns.map(({ name }) => name));
  const names: string[] = [];
  for (const { text, at } of header) {
    const name = text.trim().toLowerCase();
    const about = `a file of ${shape.kind} has ${columnNames(shape)}`;
    if (!known.has(name)) {
      findings.add(at, 'column-unknown', `there is no column ${quoted(text)}; ${about}`);
    } else if (names.includes(name)) {
      findings.add(at, 'column-twice', `the column ${name} stands here again; keep one of the two`);
    }
    names.push(name);
  }
  const missing = shape.columns.filter(
    (column) => column.isRequired && !names.includes(column.name),
  );
  for (const { name } of missing) {
    const says = `the column ${name} is missing; the first line names all columns`;
    findings.add(header[0]?.at ?? 0, 'column-missing', says);
  }
  const isSound = missing.length === 0 && new Set(names).size === names.length;
  return isSound && names.every((name) => known.has(name)) ? names : undefined;
}

function namedRow<Name extends string>(
  row: CsvRow,
  names: readonly string[],
  findings: Findings,
): Row<Name> | undefined {
  const at = row[0]?.at ?? 0;
  if (row.length === names.length) {
    const named = names.map((name, index) => [name, row[index]] as const);
    return rowOf(
      at,
      new Map(
        named.map(([name, cell]) => [
          name,
          { text: tidy(asTyped(cell?.text ?? '')), at: cell?.at ?? at },
        ]),
      ),
    );
  }
  const says =
    `the row has ${row.length} cells and the first line ${names.length}; ` +
    'write them all, and put a cell with a separator in it in quotes';
  findings.add(row[names.length]?.at ?? at, 'cells-differ', says);
  return undefined;
}
