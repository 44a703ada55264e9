/**
 * The number of Konami's tournament software, from second-hand sources: points, then the mean
 * match-win of the opponents and that of their opponents in tenths of a percent, rounded halves
 * up; in the second layout also the squares of the rounds lost. A group of digits that would
 * overflow stays at its highest number.
 */
import type { Crosstable, Row } from '../crosstable/crosstable.js';
import type { DigitGroup } from '../explain/explanation.js';
import { valueIn, type Column } from '../figures/column.js';
import { figureOf, type Figure } from '../figures/figure.js';
import { points } from '../figures/points.js';
import { roundedQuotient, type Rational } from '../rational/rational.js';
import type { KonamiLayout, RateRules } from '../rules.js';
import { opponentsMatchWin } from './opponents-match-win.js';
import { opponentsOpponentsMatchWin } from './opponents-opponents-match-win.js';
import { squaresOfRoundsLost } from './squares-of-rounds-lost.js';

interface Group extends Omit<DigitGroup, 'number'> {
  readonly figure: Figure;
}

const THOUSANDTHS = { digits: 3, times: 1000 } as const;

export function konamiNumber(
  crosstable: Crosstable,
  rate: RateRules,
  layout: KonamiLayout,
): Figure {
  const { rows } = crosstable;
  const opponents = opponentsMatchWin(crosstable, rate);
  const groups: readonly Group[] = [
    { digits: 2, times: 1, figure: points(crosstable) },
    { ...THOUSANDTHS, figure: opponents },
    { ...THOUSANDTHS, figure: opponentsOpponentsMatchWin(crosstable, opponents) },
    ...(layout === 'AABBBCCCDDD'
      ? [{ digits: 3, times: 1, figure: squaresOfRoundsLost(crosstable) }]
      : []),
  ];
  return figureOf('konami-number', rows, written(rows, groups), (row) => ({
    by: 'digits',
    groups: groups.map(({ figure, ...group }) => ({ ...group, number: figure.explain(row) })),
  }));
}

const written = (rows: readonly Row[], groups: readonly Group[]): Column => ({
  numerators: rows.map((_, row) =>
    writtenAsOne(groups.map((group) => ({ ...group, value: valueIn(group.figure.column, row) }))),
  ),
  denominator: 1n,
});

/** Values written one behind the other, such as 33, 0.726 and 0.677 as 33726677. */
export const writtenAsOne = (
  groups: readonly (Omit<DigitGroup, 'number'> & { readonly value: Rational })[],
): bigint =>
  groups.reduce((number, { digits, times, value }) => {
    const { numerator, denominator } = value;
    const size = roundedQuotient((numerator < 0n ? 0n : numerator) * BigInt(times), denominator);
    const highest = 10n ** BigInt(digits) - 1n;
    return number * 10n ** BigInt(digits) + (size > highest ? highest : size);
  }, 0n);
