import type { Check } from '../check.js';
import { wrong } from '../finding.js';
import type { ReaderPosition } from '../probes.js';

/** Seconds of work for a projector that runs. */
export const MOST_BEHIND = 1_000;

/** Lists and archive are up with the log. */
export const projectorLag: Check = ({ database }) => {
  if (database.is !== 'there') return [];
  const late = database.readers.filter(({ who }) => who === 'projector');
  const still = late.filter(({ standsStill }) => standsStill);
  if (still.length > 0) return [standing(still)];
  const behind = entriesBehind(late);
  if (behind <= MOST_BEHIND) return [];
  return [
    wrong(
      `The projector is ${behind} entries behind the log.`,
      'Lists are out of date, and restarts are slow; nothing is lost.',
      'Let Scoresheet run until it has caught up; if it does not, read log/scoresheet.log.',
    ),
  ];
};

const entriesBehind = (readers: readonly ReaderPosition[]): number =>
  readers.reduce((sum, { next, end = 0 }) => sum + Math.max(0, end - next), 0);

const standing = (still: readonly ReaderPosition[]) =>
  wrong(
    `The projector is stuck in ${placesOf(still)}: ${entriesBehind(still)} entries wait, and none ` +
      'was read while the doctor looked.',
    'Lists and archive are not kept up to date; matches and tournaments go on, and nothing is lost.',
    'Where projectors are processes of their own, check that one runs. Then read its log: ' +
      '"begins again" says what it cannot write.',
  );

const placesOf = (still: readonly ReaderPosition[]): string =>
  still.map(({ topic, partition }) => `partition ${partition} of ${topic}`).join(', ');
