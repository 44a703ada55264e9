import { writeCsv } from '../csv/write-csv.js';
import { writeJson } from '../json/write-json.js';
import type { FileFormat } from '../table/read-file.js';
import { RESULTS, type FileResult } from './file-result.js';
import { outcomeText } from './outcome-text.js';

/** A file that `readResults` reads again as the same results, if there are any. */
export function writeResults(results: readonly FileResult[], format: FileFormat): Uint8Array {
  const { kind, columns } = RESULTS;
  const rows = results.map(({ round, table, entrants, outcome, scores }) => {
    const [entrant = null, opponent = null] = entrants ?? [];
    return { round, table, entrant, opponent, result: outcomeText(outcome), scores };
  });
  if (format === 'json') return writeJson(kind, rows);
  const names = columns.map(({ name }) => name);
  const cells = rows.map((row) =>
    names.map((name) => (name === 'scores' ? row.scores.join(' ') : row[name])),
  );
  return writeCsv([names, ...cells]);
}
