import type { RecordKind } from '@scoresheet/contracts-messages';
import type { Check } from '../check.js';
import { wrong } from '../finding.js';

const NAMED = 3;

interface Advice {
  readonly plural: string;
  readonly todo: string;
}

/** No record of this kind stands still because of an error of ours. */
const standsStill =
  (kind: RecordKind, { plural, todo }: Advice): Check =>
  ({ database }) => {
    if (database.is !== 'there' || database.suspended[kind].length === 0) return [];
    const suspended = database.suspended[kind];
    const some = suspended.slice(0, NAMED).join(', ');
    const more = suspended.length > NAMED ? ` and ${suspended.length - NAMED} more` : '';
    return [
      wrong(
        `${suspended.length} ${plural} are suspended: ${some}${more}.`,
        `They wait until somebody looks at them; all other ${plural} go on.`,
        todo,
      ),
    ];
  };

export const suspendedMatches = standsStill('match', {
  plural: 'matches',
  todo:
    'End a match that cannot go on with "scoresheet void ID --reason TEXT", which also says why: ' +
    'docs/operations.md, "A match that is suspended".',
});

export const suspendedTournaments = standsStill('tournament', {
  plural: 'tournaments',
  todo:
    'Its matches go on. It goes on itself under a version that reads the event, or once the event is ' +
    'back in one copy; else cancel it with "scoresheet void ID --reason TEXT", which also says why: ' +
    'docs/operations.md, "A tournament that is suspended".',
});
