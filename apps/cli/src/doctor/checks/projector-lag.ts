import type { Check } from '../check.js';
import { wrong } from '../finding.js';

/** Seconds of work for a projector that runs. */
export const MOST_BEHIND = 1_000;

/** Lists and archive are up with the log. */
export const projectorLag: Check = ({ database }) => {
  if (database.is !== 'there') return [];
  const behind = database.readers
    .filter(({ who }) => who === 'projector')
    .reduce((sum, { next, end = 0 }) => sum + Math.max(0, end - next), 0);
  if (behind <= MOST_BEHIND) return [];
  return [
    wrong(
      `The projector is ${behind} entries behind the log.`,
      'Lists of matches are old, and restarts are slow; nothing is lost.',
      'Let Scoresheet run until it has caught up; if it does not, read log/scoresheet.log.',
    ),
  ];
};
