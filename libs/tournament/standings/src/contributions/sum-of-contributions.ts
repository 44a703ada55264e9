/** Sums over what each round contributes, without the contributions that are cut. */
import type { Row } from '../crosstable/crosstable.js';
import type { CutName, Explanation, FigureName } from '../explain/explanation.js';
import { columnOfUnits } from '../figures/column.js';
import { figureOf, type Figure } from '../figures/figure.js';
import type { ContributionCut } from '../rules.js';
import type { Contribution, Contributions } from './contributions.js';
import { leftOut } from './cut.js';

export interface Summing {
  readonly contributions: Contributions;
  readonly cut: ContributionCut;
  /** What a contribution is worth, as a multiple of 1 / `inOne`. */
  worth(contribution: Contribution): number;
  readonly inOne: number;
  explain(row: number, contribution: Contribution): Explanation;
}

export function sumOfContributions(
  name: FigureName,
  rows: readonly Row[],
  { contributions, cut, worth, inOne, explain }: Summing,
): Figure {
  const isWhole = cut.lowest === 0 && cut.highest === 0;
  const outOf = (own: readonly Contribution[]): readonly number[] =>
    isWhole ? [] : leftOut(own, worth, cut);
  const sums = contributions.ofRows.map((own) => {
    const all = own.reduce((sum, each) => sum + worth(each), 0);
    return outOf(own).reduce((sum, at) => sum - worth(own[at] as Contribution), all);
  });
  return figureOf(name, rows, columnOfUnits(sums, inOne), (row) => {
    const own = contributions.ofRows[row] as readonly Contribution[];
    const out = outOf(own);
    return {
      by: 'sum',
      terms: own.map((each, at) => ({
        round: each.cell.round,
        counts: !out.includes(at),
        number: explain(row, each),
      })),
    };
  });
}

/** As FIDE writes it behind the name of a tie-break: Cut-1, Cut-2, Median-1, Median-2. */
export function cutName({ lowest, highest }: ContributionCut): CutName {
  if (lowest === 0) return '';
  return highest === 0 ? `-cut-${lowest}` : `-median-${lowest}`;
}
