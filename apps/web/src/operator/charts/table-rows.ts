/** A chart as rows that can be read out: so few that somebody listens to them. */
import type { Line, Plot } from './plots.js';
import type { SeriesFields } from './series-documents.js';

/** As many as stand on a page; three hours give a row for each seven and a half minutes. */
export const MAX_ROWS = 24;

interface Row {
  /** When the row ends, in milliseconds since the epoch. */
  readonly at: number;
  /** A value for each line, null where nothing happened. */
  readonly values: readonly (number | null)[];
}

/** The newest first, which is what people ask for. */
export function tableRows(series: SeriesFields, { lines, per }: Plot): readonly Row[] {
  const size = Math.max(1, Math.ceil(series.at.length / MAX_ROWS));
  const ends = series.at.filter((_, i) => (i + 1) % size === 0 || i === series.at.length - 1);
  return ends
    .map((at, row): Row => {
      const piece = (of: readonly (number | null)[]) => of.slice(row * size, (row + 1) * size);
      return { at, values: lines.map((line) => joined(line, piece(series[line.column]), per)) };
    })
    .toReversed();
}

function joined({ joinedBy }: Line, piece: readonly (number | null)[], per: number): number | null {
  const known = piece.filter((value) => value !== null);
  if (known.length === 0) return null;
  const sum = known.reduce((total, value) => total + value, 0);
  return (joinedBy === 'mean' ? sum / known.length : Math.max(...known)) / per;
}
