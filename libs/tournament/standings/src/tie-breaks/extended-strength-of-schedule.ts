/** The mean strength of schedule of those whom an entrant met (Netrunner organised play). */
import type { Crosstable } from '../crosstable/crosstable.js';
import type { Figure } from '../figures/figure.js';
import { meanOverOpponents } from '../figures/mean-over-opponents.js';

export const extendedStrengthOfSchedule = (
  { rows }: Crosstable,
  strengthOfSchedule: Figure,
): Figure => meanOverOpponents('extended-strength-of-schedule', rows, strengthOfSchedule);
