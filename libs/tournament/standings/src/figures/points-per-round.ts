/**
 * Points for each round taken part in, byes included (Netrunner organised play: what an opponent
 * adds to the strength of a schedule).
 */
import type { Crosstable } from '../crosstable/crosstable.js';
import { rational } from '../rational/rational.js';
import type { Figure } from './figure.js';
import { shareOfRounds } from './share-of-rounds.js';

export const pointsPerRound = ({ rows, scale }: Crosstable): Figure =>
  shareOfRounds('points-per-round', rows, {
    of: ({ result, units }) =>
      result === null ? null : { won: units, possible: scale.unitsInPoint },
    least: rational(0),
    most: () => null,
  });
