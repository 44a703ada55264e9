/** Figures that say how much of what could be won in its rounds an entrant has won. */
import type { Cell } from '../crosstable/cell.js';
import type { Row } from '../crosstable/crosstable.js';
import type { FigureName } from '../explain/explanation.js';
import { rational, type Rational } from '../rational/rational.js';
import { columnOf, type Fraction } from './column.js';
import { figureOf, type Figure } from './figure.js';
import { roundNumber } from './round-number.js';

/** Safe integers, both in the same unit. */
export interface Share {
  readonly won: number;
  readonly possible: number;
}

export interface ShareRules {
  /** A round that does not count has no share: null. */
  of(cell: Cell): Share | null;
  /** Less counts as this, and no round at all does. */
  readonly least: Rational;
  most(row: Row): Rational | null;
}

export function shareOfRounds(
  name: FigureName,
  rows: readonly Row[],
  { of, least, most }: ShareRules,
): Figure {
  const shares = rows.map((row) => {
    let [won, possible] = [0, 0];
    for (const cell of row.cells) {
      const share = of(cell);
      if (share === null) continue;
      won += share.won;
      possible += share.possible;
    }
    return within({ numerator: won, denominator: possible }, least, most(row));
  });
  return figureOf(name, rows, columnOf(shares), (index) => {
    const row = rows[index] as Row;
    const parts = row.cells.flatMap((cell) => {
      const share = of(cell);
      if (share === null) return [];
      return [{ won: roundNumber(row, cell, share.won), possible: rational(share.possible) }];
    });
    return { by: 'share', parts, least, most: most(row) };
  });
}

function within(share: Fraction, least: Rational, most: Rational | null): Fraction {
  const lower = fractionOf(least);
  if (share.denominator === 0 || isLess(share, lower)) return lower;
  const upper = most && fractionOf(most);
  return upper && isLess(upper, share) ? upper : share;
}

const fractionOf = ({ numerator, denominator }: Rational): Fraction => ({
  numerator: Number(numerator),
  denominator: Number(denominator),
});

const isLess = (one: Fraction, other: Fraction): boolean =>
  one.numerator * other.denominator < other.numerator * one.denominator;
