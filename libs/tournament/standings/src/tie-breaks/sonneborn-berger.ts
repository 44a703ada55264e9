/**
 * The sum of the scores of those whom an entrant met, each times the points won against them (FIDE
 * Tie-Break Regulations C.07, 9.1).
 */
import type { Contribution } from '../contributions/contributions.js';
import { cutName, sumOfContributions } from '../contributions/sum-of-contributions.js';
import type { Crosstable, Row } from '../crosstable/crosstable.js';
import type { Explanation } from '../explain/explanation.js';
import type { Figure } from '../figures/figure.js';
import { roundNumber } from '../figures/round-number.js';
import { rational } from '../rational/rational.js';
import type { ContributionCut } from '../rules.js';

export function sonnebornBerger(
  crosstable: Crosstable,
  contributions: readonly (readonly Contribution[])[],
  cut: ContributionCut,
): Figure {
  const { unitsInPoint } = crosstable.scale;
  const inOne = unitsInPoint * unitsInPoint;
  const worthOf = ({ score, cell }: Contribution): number => score * cell.units;
  const explain = (row: Row, contribution: Contribution): Explanation => {
    const { cell } = contribution;
    const won = roundNumber(row, cell, cell.units, unitsInPoint);
    return {
      name: 'score-times-points',
      entrant: row.entrant,
      value: rational(worthOf(contribution), inOne),
      made: { by: 'product', factors: [contribution.explainScore(), won] },
    };
  };
  return sumOfContributions(`sonneborn-berger${cutName(cut)}`, crosstable, contributions, {
    cut,
    worth: { of: worthOf, inOne, explain },
  });
}
