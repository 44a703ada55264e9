import { writeCsv } from '../csv/write-csv.js';
import { writeJson } from '../json/write-json.js';
import type { FileFormat } from '../table/read-file.js';
import { ENTRANTS, type FileEntrant } from './file-entrant.js';

/** A file that `readEntrants` reads again as the same entrants, if there are any. */
export function writeEntrants(entrants: readonly FileEntrant[], format: FileFormat): Uint8Array {
  const { kind, columns } = ENTRANTS;
  if (format === 'json') return writeJson(kind, entrants);
  const names = columns.map(({ name }) => name);
  const rows = entrants.map((entrant) =>
    names.map((name) => (name === 'apart' ? entrant.apart.join(' ') : entrant[name])),
  );
  return writeCsv([names, ...rows]);
}
