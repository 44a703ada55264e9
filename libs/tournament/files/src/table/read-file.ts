/** Reads a file of either format to rows, and these to values: all of it or nothing. */
import { csvRows } from '../csv/csv-rows.js';
import { jsonRows } from '../json/json-rows.js';
import { findingsIn, type Findings, type Read } from '../problem.js';
import { decodeText } from '../text/decode-text.js';
import type { Row, Shape } from './shape.js';

export type FileFormat = 'csv' | 'json';

/** `valuesOf` gives what the rows say, and adds to the findings what is wrong with them. */
export function readFile<Name extends string, Value>(
  bytes: Uint8Array,
  format: FileFormat,
  shape: Shape<Name>,
  valuesOf: (rows: readonly Row<Name>[], findings: Findings) => readonly Value[],
): Read<readonly Value[]> {
  const decoded = decodeText(bytes);
  if (!decoded.ok) return decoded;
  const text = decoded.value;
  const findings = findingsIn(text);
  const rowsIn = format === 'csv' ? csvRows : jsonRows;
  const rows = rowsIn(text, shape, findings);
  const read = findings.resultOf(valuesOf(rows, findings));
  if (!read.ok || rows.length > 0) return read;
  findings.add(text.trimEnd().length, 'rows-missing', `the file names no ${shape.kind}; add them`);
  return findings.resultOf([]);
}
