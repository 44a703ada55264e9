/** Penalties of an entrant, for the entrant and for staff; nobody else asks for them. */
import { useEffect, useState } from 'react';
import { client } from '../../api/client.js';
import { useEvent } from '../follow/use-event.js';
import { OWN_ENTRY } from '../own/own-documents.js';
import { useRoles } from '../roles.js';
import { ENTRANT_FOR_STAFF, type Penalty } from './entrants-documents.js';

interface Penalties {
  readonly penalties: readonly Penalty[];
  readonly isOwn: boolean;
}

export function usePenalties(entrant: number): Penalties | undefined {
  const { event } = useEvent();
  const { id: tournament, ownEntrant } = event;
  const { isStaff } = useRoles(event);
  const [penalties, setPenalties] = useState<Penalties>();
  const isOwn = ownEntrant === entrant;
  // Staff who play see what players see.
  const mayAsk = isOwn || (isStaff && ownEntrant === null);
  useEffect(() => {
    let isOver = false;
    setPenalties(undefined);
    if (!mayAsk) return;
    const asked = isOwn ? own(tournament) : forStaff(tournament, entrant);
    asked.then(
      (found) => void (isOver || setPenalties({ penalties: found, isOwn })),
      () => undefined,
    );
    return () => void (isOver = true);
  }, [tournament, entrant, isOwn, mayAsk]);
  return penalties;
}

async function own(tournament: string): Promise<readonly Penalty[]> {
  const variables = { tournament, afterTokens: [] };
  const { data } = await client.query({
    ...{ query: OWN_ENTRY, variables, fetchPolicy: 'no-cache' },
  });
  return data?.ownEntry?.penalties ?? [];
}

async function forStaff(tournament: string, entrant: number): Promise<readonly Penalty[]> {
  const variables = { tournament, after: entrant - 1 };
  const { data } = await client.query({
    ...{ query: ENTRANT_FOR_STAFF, variables, fetchPolicy: 'no-cache' },
  });
  return data?.staffEntries.find((entry) => entry.entrant === entrant)?.penalties ?? [];
}
