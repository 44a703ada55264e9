/** The sum of the scores of those whom an entrant met (FIDE Tie-Break Regulations C.07, 8.1). */
import type { Contributions } from '../contributions/contributions.js';
import { cutName, sumOfContributions } from '../contributions/sum-of-contributions.js';
import type { Crosstable } from '../crosstable/crosstable.js';
import type { Figure } from '../figures/figure.js';
import type { ContributionCut } from '../rules.js';

export const buchholz = (
  { rows, scale }: Crosstable,
  contributions: Contributions,
  cut: ContributionCut,
): Figure =>
  sumOfContributions(`buchholz${cutName(cut)}`, rows, {
    contributions,
    cut,
    worth: ({ score }) => score,
    inOne: scale.unitsInPoint,
    explain: (row, contribution) => contributions.explainScore(row, contribution),
  });
