/** Figures that add up something of each round. */
import type { Cell } from '../crosstable/cell.js';
import type { Row } from '../crosstable/crosstable.js';
import type { FigureName } from '../explain/explanation.js';
import { columnOfUnits } from './column.js';
import { figureOf, type Figure } from './figure.js';
import { roundNumber } from './round-number.js';

/** `of` says what a round adds, as a safe integer. Rounds that add nothing are not listed. */
export function sumOfRounds(
  name: FigureName,
  rows: readonly Row[],
  of: (cell: Cell) => number,
): Figure {
  const sums = rows.map(({ cells }) => cells.reduce((sum, cell) => sum + of(cell), 0));
  return figureOf(name, rows, columnOfUnits(sums), (index) => {
    const row = rows[index] as Row;
    const adding = row.cells.filter((cell) => of(cell) !== 0);
    return {
      by: 'sum',
      terms: adding.map((cell) => ({
        round: cell.round,
        counts: true,
        number: roundNumber(row, cell, of(cell)),
      })),
    };
  });
}
