/**
 * The sum of the scores of those whom an entrant met, each times the points won against them (FIDE
 * Tie-Break Regulations C.07, 9.1).
 */
import type { Contribution, Contributions } from '../contributions/contributions.js';
import { cutName, sumOfContributions } from '../contributions/sum-of-contributions.js';
import type { Crosstable, Row } from '../crosstable/crosstable.js';
import type { Explanation } from '../explain/explanation.js';
import type { Figure } from '../figures/figure.js';
import { roundNumber } from '../figures/round-number.js';
import { rational } from '../rational/rational.js';
import type { ContributionCut } from '../rules.js';

export function sonnebornBerger(
  { rows, scale }: Crosstable,
  contributions: Contributions,
  cut: ContributionCut,
): Figure {
  const { unitsInPoint } = scale;
  const inOne = unitsInPoint * unitsInPoint;
  const worth = ({ score, cell }: Contribution): number => score * cell.units;
  const explain = (index: number, contribution: Contribution): Explanation => {
    const row = rows[index] as Row;
    const { cell } = contribution;
    const won = roundNumber(row, cell, cell.units, unitsInPoint);
    return {
      name: 'score-times-points',
      entrant: row.entrant,
      value: rational(worth(contribution), inOne),
      made: { by: 'product', factors: [contributions.explainScore(index, contribution), won] },
    };
  };
  const summing = { contributions, cut, worth, inOne, explain };
  return sumOfContributions(`sonneborn-berger${cutName(cut)}`, rows, summing);
}
