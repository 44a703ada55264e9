/** Who stands where, with every number exact. */
import { writeCsv } from '../csv/write-csv.js';
import { writeJson } from '../json/write-json.js';
import type { FileFormat } from '../table/read-file.js';
import { shownText } from '../text/shown-text.js';

export interface FileStanding {
  /** The place, shared by equals; null for who is not ranked any more. */
  readonly rank: number | null;
  readonly entrant: number;
  readonly name: string;
  readonly phase: number;
  /** An exact fraction as text; null in a bracket. */
  readonly points: string | null;
  /** In the order in which they count; exact fractions as texts. */
  readonly tieBreaks: readonly { readonly name: string; readonly value: string | null }[];
}

const COLUMNS = ['rank', 'entrant', 'name', 'phase', 'points'];

/** In CSV each tie-break has a column; it is empty for those whose phase does not have it. */
export function writeStandings(standings: readonly FileStanding[], format: FileFormat): Uint8Array {
  const shown = standings.map(({ rank, entrant, name, phase, points, tieBreaks }) => ({
    rank,
    entrant,
    name: shownText(name),
    phase,
    points,
    tieBreaks: tieBreaks.map((tieBreak) => ({ name: tieBreak.name, value: tieBreak.value })),
  }));
  if (format === 'json') return writeJson('standings', shown);
  const names = [...new Set(shown.flatMap(({ tieBreaks }) => tieBreaks.map(({ name }) => name)))];
  const rows = shown.map(({ rank, entrant, name, phase, points, tieBreaks }) => {
    const values = new Map(tieBreaks.map((tieBreak) => [tieBreak.name, tieBreak.value]));
    return [rank, entrant, name, phase, points, ...names.map((each) => values.get(each) ?? null)];
  });
  return writeCsv([[...COLUMNS, ...names], ...rows]);
}
