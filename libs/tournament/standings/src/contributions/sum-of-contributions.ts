/** Sums over what each round contributes, without the contributions that are cut. */
import type { Crosstable, Row } from '../crosstable/crosstable.js';
import type { CutName, Explanation, FigureName } from '../explain/explanation.js';
import { columnOfUnits } from '../figures/column.js';
import { figureOf, type Figure } from '../figures/figure.js';
import type { ContributionCut } from '../rules.js';
import type { Contribution } from './contributions.js';
import { leftOut } from './cut.js';

/** What a contribution is worth, and what that is made of. */
export interface Worth {
  /** As a multiple of 1 / `inOne`. */
  of(contribution: Contribution): number;
  readonly inOne: number;
  explain(row: Row, contribution: Contribution): Explanation;
}

export function sumOfContributions(
  name: FigureName,
  { rows }: Crosstable,
  contributions: readonly (readonly Contribution[])[],
  { worth, cut }: { readonly worth: Worth; readonly cut: ContributionCut },
): Figure {
  const outOf = (index: number): readonly number[] => {
    const own = contributions[index] as readonly Contribution[];
    if (cut.lowest === 0 && cut.highest === 0) return [];
    return leftOut(
      own.map((each) => ({
        score: each.score,
        value: worth.of(each),
        isVoluntary: each.isVoluntary,
      })),
      cut,
    );
  };
  const sums = contributions.map((own, index) => {
    const out = outOf(index);
    return own.reduce((sum, each, at) => (out.includes(at) ? sum : sum + worth.of(each)), 0);
  });
  return figureOf(name, rows, columnOfUnits(sums, worth.inOne), (index) => {
    const out = outOf(index);
    return {
      by: 'sum',
      terms: (contributions[index] as readonly Contribution[]).map((each, at) => ({
        round: each.cell.round,
        counts: !out.includes(at),
        number: worth.explain(rows[index] as Row, each),
      })),
    };
  });
}

/** As FIDE writes it behind the name of a tie-break: Cut-1, Cut-2, Median-1, Median-2. */
export function cutName({ lowest, highest }: ContributionCut): CutName {
  if (lowest === 0) return '';
  return highest === 0 ? `-cut-${lowest}` : `-median-${lowest}`;
}
