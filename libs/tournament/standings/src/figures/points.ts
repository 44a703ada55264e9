/** Points: what the rounds gave, and what is left of it when staff have taken points off. */
import type { Crosstable, Row } from '../crosstable/crosstable.js';
import type { Made, Term } from '../explain/explanation.js';
import { rational } from '../rational/rational.js';
import { columnOfUnits } from './column.js';
import { figureOf, type Figure } from './figure.js';
import { roundNumber } from './round-number.js';

/** Points by which a standing ranks. */
export function points({ rows, scale }: Crosstable): Figure {
  const { unitsInPoint } = scale;
  const units = rows.map(({ earned: won, penalty }) => won - penalty);
  return figureOf('points', rows, columnOfUnits(units, unitsInPoint), (index): Made => {
    const row = rows[index] as Row;
    const terms = earningsOf(row, unitsInPoint);
    return { by: 'sum', terms: row.penalty === 0 ? terms : [...terms, taken(row, unitsInPoint)] };
  });
}

/** What the rounds gave: opponents do not suffer from points that staff take off. */
export function earned({ rows, scale }: Crosstable): Figure {
  const { unitsInPoint } = scale;
  const units = rows.map((row) => row.earned);
  return figureOf('earned', rows, columnOfUnits(units, unitsInPoint), (index) => ({
    by: 'sum',
    terms: earningsOf(rows[index] as Row, unitsInPoint),
  }));
}

const earningsOf = (row: Row, unitsInPoint: number): readonly Term[] =>
  row.cells
    .filter(({ entry }) => entry !== null)
    .map((cell) => ({
      round: cell.round,
      counts: true,
      number: roundNumber(row, cell, cell.units, unitsInPoint),
    }));

const taken = ({ entrant, penalty }: Row, unitsInPoint: number): Term => ({
  round: null,
  counts: true,
  number: {
    name: 'penalty',
    entrant,
    value: rational(-penalty, unitsInPoint),
    made: { by: 'given' },
  },
});
