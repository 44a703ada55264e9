import type { Check } from '../check.js';
import { note } from '../finding.js';

const NAMED = 3;

/** Nobody waits in vain to be told of a tournament. */
export const webhooks: Check = ({ database }) => {
  if (database.is !== 'there' || database.stoppedWebhooks.length === 0) return [];
  const { stoppedWebhooks: stopped } = database;
  const some = stopped.slice(0, NAMED).join(', ');
  const more = stopped.length > NAMED ? ` and ${stopped.length - NAMED} more` : '';
  return [
    note(
      `Webhooks have stopped in ${some}${more}.`,
      'Their receivers are told nothing; the tournaments go on, and no event is lost.',
      'Whoever leads such a tournament finds why beside its webhooks, and resumes them there: ' +
        'docs/webhooks.md.',
    ),
  ];
};
