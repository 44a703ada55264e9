/**
 * The sum of the squares of the numbers of the rounds that were lost: of two that have lost as
 * often, the one who lost later is ahead (Konami, second-hand). A double loss is a loss.
 */
import type { Crosstable } from '../crosstable/crosstable.js';
import type { Figure } from '../figures/figure.js';
import { sumOfRounds } from '../figures/sum-of-rounds.js';

export const squaresOfRoundsLost = ({ rows }: Crosstable): Figure =>
  sumOfRounds('squares-of-rounds-lost', rows, ({ result, round }) =>
    result === 'loss' ? round * round : 0,
  );
