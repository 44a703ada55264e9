/** One entrant, asked anew when a round is closed or a result of theirs comes in. */
import { useCallback, useEffect, useState } from 'react';
import { client } from '../../api/client.js';
import { lastingError } from '../../api/lasting-error.js';
import { newsOf, useAnew } from '../follow/use-anew.js';
import { useEvent } from '../follow/use-event.js';
import { ENTRANT, type EntrantPageFields } from './entrants-documents.js';

interface AskedEntrant {
  readonly page: EntrantPageFields | undefined;
  readonly isUnknown: boolean;
  readonly isUnreachable: boolean;
}

const NOTHING: AskedEntrant = { page: undefined, isUnknown: false, isUnreachable: false };

const CHANGES = newsOf(
  ...['round-published', 'round-closed', 'result-corrected', 'result-reported', 'result-entered'],
  ...['matches-recorded', 'entrant-dropped', 'entrant-re-entered', 'entrant-disqualified'],
);

export function useEntrant(entrant: number): AskedEntrant & { readonly ask: () => Promise<void> } {
  const { id: tournament } = useEvent().event;
  const [state, setState] = useState(NOTHING);
  const ask = useCallback(async (): Promise<void> => {
    const next = await asked({ tournament, entrant });
    setState((now) => (next.isUnreachable && now.page ? now : next));
  }, [tournament, entrant]);
  useEffect(() => {
    setState(NOTHING);
    void ask();
  }, [ask]);
  useAnew(ask, CHANGES);
  return { ...state, ask };
}

async function asked(variables: {
  readonly tournament: string;
  readonly entrant: number;
}): Promise<AskedEntrant> {
  if (!Number.isInteger(variables.entrant)) return { ...NOTHING, isUnknown: true };
  try {
    const { data } = await client.query({
      ...{ query: ENTRANT, variables, fetchPolicy: 'no-cache' },
    });
    return data ? { ...NOTHING, page: data.entrantPage } : { ...NOTHING, isUnreachable: true };
  } catch (error) {
    const isUnknown = lastingError(error) !== undefined;
    return { ...NOTHING, isUnknown, isUnreachable: !isUnknown };
  }
}
