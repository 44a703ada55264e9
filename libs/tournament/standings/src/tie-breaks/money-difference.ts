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
  if (entry === null || !('scores' in entry) || entry.scores === undefined) return 0;
  const others = entry.scores.filter((_, at) => at !== seat);
  return (entry.scores[seat] ?? 0) - Math.max(...others);
}
