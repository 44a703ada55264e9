/** The sum of the scores of those whom an entrant met (FIDE Tie-Break Regulations C.07, 8.1). */
import type { Contribution } from '../contributions/contributions.js';
import { cutName, sumOfContributions } from '../contributions/sum-of-contributions.js';
import type { Crosstable } from '../crosstable/crosstable.js';
import type { Figure } from '../figures/figure.js';
import type { ContributionCut } from '../rules.js';

export const buchholz = (
  crosstable: Crosstable,
  contributions: readonly (readonly Contribution[])[],
  cut: ContributionCut,
): Figure =>
  sumOfContributions(`buchholz${cutName(cut)}`, crosstable, contributions, {
    cut,
    worth: {
      of: ({ score }) => score,
      inOne: crosstable.scale.unitsInPoint,
      explain: (_row, contribution) => contribution.explainScore(),
    },
  });
