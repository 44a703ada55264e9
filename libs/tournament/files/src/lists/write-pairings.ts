/** Who sits where in a round, to be hung up or read by another program. */
import { writeCsv } from '../csv/write-csv.js';
import { writeJson } from '../json/write-json.js';
import type { FileFormat } from '../table/read-file.js';
import { shownText } from '../text/shown-text.js';

export interface FilePairing {
  readonly phase: number;
  readonly round: number;
  /** Number of the table in the hall; null for a bye. */
  readonly table: number | null;
  /** In the order of the table: the first begins. */
  readonly seats: readonly { readonly entrant: number; readonly name: string }[];
}

const COLUMNS = ['phase', 'round', 'table', 'seat', 'entrant', 'name'];

/** In CSV a row for each entrant, whatever the tables have of them; in JSON a table with its seats. */
export function writePairings(pairings: readonly FilePairing[], format: FileFormat): Uint8Array {
  const shown = pairings.map(({ phase, round, table, seats }) => ({
    phase,
    round,
    table,
    seats: seats.map(({ entrant, name }) => ({ entrant, name: shownText(name) })),
  }));
  if (format === 'json') return writeJson('pairings', shown);
  const rows = shown.flatMap(({ phase, round, table, seats }) =>
    seats.map(({ entrant, name }, index) => [phase, round, table, index + 1, entrant, name]),
  );
  return writeCsv([COLUMNS, ...rows]);
}
