/**
 * The mean points per round of those whom an entrant met (Netrunner organised play, strength of
 * schedule; the same in pods, where everybody at the table is met).
 */
import type { Crosstable } from '../crosstable/crosstable.js';
import type { Figure } from '../figures/figure.js';
import { meanOverOpponents } from '../figures/mean-over-opponents.js';
import { pointsPerRound } from '../figures/points-per-round.js';

export const strengthOfSchedule = (crosstable: Crosstable): Figure =>
  meanOverOpponents('strength-of-schedule', crosstable.rows, pointsPerRound(crosstable));
