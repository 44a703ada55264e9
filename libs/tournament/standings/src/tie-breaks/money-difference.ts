/**
 * Money more than the richest of the others at the table has, or less, added up over all rounds
 * (Friendomancy, A-FRI-69). Tables without scores add nothing.
 */
import type { Cell } from '../crosstable/cell.js';
import type { Crosstable } from '../crosstable/crosstable.js';
import type { Figure } from '../figures/figure.js';
import { sumOfRounds } from '../figures/sum-of-rounds.js';

export const moneyDifference = ({ rows }: Crosstable): Figure =>
  sumOfRounds('money-difference', rows, differenceOf);

function differenceOf({ entry, seat }: Cell): number {
  const scores = entry !== null && 'scores' in entry ? entry.scores : undefined;
  if (scores === undefined) return 0;
  let best = -Infinity;
  for (let other = 0; other < scores.length; other += 1) {
    if (other !== seat) best = Math.max(best, scores[other] as number);
  }
  return (scores[seat] as number) - best;
}
