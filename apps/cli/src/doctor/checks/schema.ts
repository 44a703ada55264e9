import type { Check } from '../check.js';
import { note, wrong } from '../finding.js';

/** The tables are those of this program. */
export const schema: Check = ({ config, database }) => {
  if (database.is !== 'there') return [];
  const { logVersion, knownLogVersion, pending, unknown } = database;
  const newer = (logVersion ?? 0) > knownLogVersion || unknown.length > 0;
  if (newer) {
    return [
      wrong(
        `The database's tables are newer than this program${unknown.length > 0 ? ` (${unknown.join(', ')})` : ''}.`,
        'This version would misread them, so it does not start.',
        'Start the newer Scoresheet that ran here before; tables cannot be taken back.',
      ),
    ];
  }
  const isInDatabase = config.eventLog.kind === 'database';
  const older = pending.length > 0 || (isInDatabase && (logVersion ?? 0) < knownLogVersion);
  if (!older) return [];
  return [
    note(
      `The database's tables are older than this program${pending.length > 0 ? ` (${pending.length} steps)` : ''}.`,
      'The next start brings them up to date.',
      'Back up the data first if you may want to go back to the older version.',
    ),
  ];
};
