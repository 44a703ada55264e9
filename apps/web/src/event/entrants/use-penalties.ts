/** Penalties of an entrant, for the entrant and for staff; nobody else asks for them. */
import { askServer } from '../../api/ask-server.js';
import { newsOf } from '../follow/use-anew.js';
import { useAsked } from '../follow/use-asked.js';
import { useEvent } from '../follow/use-event.js';
import { OWN_ENTRY } from '../own/own-documents.js';
import { useRoles } from '../roles.js';
import { ENTRANT_FOR_STAFF, type Penalty } from './entrants-documents.js';

interface Penalties {
  readonly penalties: readonly Penalty[];
  readonly isOwn: boolean;
}

export const changesPenalties = newsOf('entrant-penalised');

export function usePenalties(entrant: number): Penalties | undefined {
  const { event } = useEvent();
  const { id: tournament, ownEntrant } = event;
  const { isStaff } = useRoles(event);
  const isOwn = ownEntrant === entrant;
  // Staff who play see what players see.
  const mayAsk = isOwn || (isStaff && ownEntrant === null);
  const { value } = useAsked({
    key: JSON.stringify([tournament, entrant, isOwn, mayAsk]),
    ask: async () => {
      if (!mayAsk) return undefined;
      return isOwn ? askOwn(tournament) : askForStaff(tournament, entrant);
    },
    concerns: (news) => mayAsk && changesPenalties(news),
  });
  return value && { penalties: value, isOwn };
}

async function askOwn(tournament: string): Promise<readonly Penalty[]> {
  const { ownEntry } = await askServer(OWN_ENTRY, { tournament, afterTokens: [] });
  return ownEntry?.penalties ?? [];
}

async function askForStaff(tournament: string, entrant: number): Promise<readonly Penalty[]> {
  const { staffEntries } = await askServer(ENTRANT_FOR_STAFF, { tournament, after: entrant - 1 });
  return staffEntries.find((entry) => entry.entrant === entrant)?.penalties ?? [];
}
