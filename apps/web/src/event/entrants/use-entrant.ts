/** One entrant, asked anew when a round is closed or a result of theirs comes in. */
import { askServer } from '../../api/ask-server.js';
import { newsOf } from '../follow/use-anew.js';
import { useAsked, type Asked } from '../follow/use-asked.js';
import { useEvent } from '../follow/use-event.js';
import { ENTRANT, type EntrantPageFields } from './entrants-documents.js';

const concerns = newsOf(
  ...['round-published', 'round-closed', 'result-corrected', 'result-reported', 'result-entered'],
  ...['matches-recorded', 'entrant-dropped', 'entrant-re-entered', 'entrant-disqualified'],
);

/** The entrant is null where the address names no number. */
export function useEntrant(entrant: number): Asked<EntrantPageFields | null> {
  const { id: tournament } = useEvent().event;
  return useAsked({
    key: `${tournament} ${entrant}`,
    ask: async () => {
      if (!Number.isInteger(entrant)) return null;
      return (await askServer(ENTRANT, { tournament, entrant })).entrantPage;
    },
    concerns,
  });
}
