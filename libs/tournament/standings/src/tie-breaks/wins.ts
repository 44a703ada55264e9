/** Rounds that were won, at a table or by a bye (FIDE Tie-Break Regulations C.07, article 7.1). */
import type { Crosstable } from '../crosstable/crosstable.js';
import type { Figure } from '../figures/figure.js';
import { sumOfRounds } from '../figures/sum-of-rounds.js';

export const wins = ({ rows }: Crosstable): Figure =>
  sumOfRounds('wins', rows, ({ result }) => (result === 'win' ? 1 : 0));
