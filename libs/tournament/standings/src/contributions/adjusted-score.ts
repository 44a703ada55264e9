/**
 * The score of an entrant as the tie-breaks of the opponents count it (FIDE Tie-Break Regulations
 * C.07, article 16.3): requested byes with nothing but voluntary absence behind them are draws, all
 * other rounds give what they gave. Whoever leaves thereby takes less from those who met them.
 */
import type { Crosstable, Row } from '../crosstable/crosstable.js';
import { columnOfUnits } from '../figures/column.js';
import { figureOf, type Figure } from '../figures/figure.js';
import { roundNumber } from '../figures/round-number.js';
import type { UnplayedRounds } from '../rules.js';
import { isRequestedBye, isVoluntary } from './unplayed.js';

export function adjustedScore({ rows, scale }: Crosstable, unplayed: UnplayedRounds): Figure {
  const { unitsInPoint, draw } = scale;
  const adjusted = (row: Row): readonly number[] =>
    unplayed === 'round-robin' ? row.cells.map(({ units }) => units) : adjustedRounds(row, draw);
  const sums = rows.map((row) => adjusted(row).reduce((sum, units) => sum + units, 0));
  return figureOf('adjusted-score', rows, columnOfUnits(sums, unitsInPoint), (index) => {
    const row = rows[index] as Row;
    const units = adjusted(row);
    return {
      by: 'sum',
      terms: row.cells.map((cell, at) => ({
        round: cell.round,
        counts: true,
        number: roundNumber(row, cell, units[at] ?? 0, unitsInPoint),
      })),
    };
  });
}

function adjustedRounds({ cells }: Row, draw: number): readonly number[] {
  const units = cells.map((cell) => cell.units);
  for (let at = cells.length - 1; at >= 0; at -= 1) {
    const cell = cells[at];
    if (cell === undefined || !isVoluntary(cell)) break;
    if (isRequestedBye(cell)) units[at] = draw;
  }
  return units;
}
