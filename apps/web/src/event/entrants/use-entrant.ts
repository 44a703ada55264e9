/** One entrant, with all rounds. */
import { askServer } from '../../api/ask-server.js';
import { changesEntrantPage } from '../follow/changes.js';
import { useAsked, type Asked } from '../follow/use-asked.js';
import { useEvent } from '../follow/use-event.js';
import { ENTRANT, type EntrantPageFields } from './entrants-documents.js';

/** The entrant is null where the address names no number. */
export function useEntrant(entrant: number): Asked<EntrantPageFields | null> {
  const { id: tournament } = useEvent().event;
  return useAsked({
    key: `${tournament} ${entrant}`,
    ask: async () => {
      if (!Number.isInteger(entrant)) return null;
      return (await askServer(ENTRANT, { tournament, entrant })).entrantPage;
    },
    concerns: changesEntrantPage,
  });
}
