/** The mean strength of schedule of those whom an entrant met (Netrunner organised play). */
import type { Crosstable } from '../crosstable/crosstable.js';
import type { Figure } from '../figures/figure.js';
import { meanOverOpponents } from '../figures/mean-over-opponents.js';
import { strengthOfSchedule } from './strength-of-schedule.js';

export const extendedStrengthOfSchedule = (crosstable: Crosstable): Figure =>
  meanOverOpponents(
    'extended-strength-of-schedule',
    crosstable.rows,
    strengthOfSchedule(crosstable),
  );
