/**
 * The mean of what those whom an entrant met have made a round (Netrunner organised play, strength
 * of schedule; the same in pods, where everybody at the table is met).
 */
import type { Crosstable } from '../crosstable/crosstable.js';
import type { Figure } from '../figures/figure.js';
import { meanOverOpponents } from '../figures/mean-over-opponents.js';
import { shareOfRounds } from '../figures/share-of-rounds.js';
import { rational } from '../rational/rational.js';

export const strengthOfSchedule = (crosstable: Crosstable): Figure =>
  meanOverOpponents('strength-of-schedule', crosstable.rows, pointsPerRound(crosstable));

/** Rounds taken part in count, byes among them. */
const pointsPerRound = ({ rows, scale }: Crosstable): Figure =>
  shareOfRounds('points-per-round', rows, {
    of: ({ result, units }) =>
      result === null ? null : { won: units, possible: scale.unitsInPoint },
    least: rational(0),
    most: () => null,
  });
