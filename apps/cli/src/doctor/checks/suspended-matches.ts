import type { Check } from '../check.js';
import { wrong } from '../finding.js';

const NAMED = 3;

/** No match stands still because of an error of ours. */
export const suspendedMatches: Check = ({ database }) => {
  if (database.is !== 'there' || database.suspended.length === 0) return [];
  const { suspended } = database;
  const some = suspended.slice(0, NAMED).join(', ');
  const more = suspended.length > NAMED ? ` and ${suspended.length - NAMED} more` : '';
  return [
    wrong(
      `${suspended.length} matches are suspended: ${some}${more}.`,
      'They wait until somebody looks at them; all other matches go on.',
      'End a match that cannot go on with "scoresheet void ID --reason TEXT", which also says ' +
        'why: docs/operations.md, "A match that is suspended".',
    ),
  ];
};
