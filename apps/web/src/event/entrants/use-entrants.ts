/** A page of who plays, found by typing; asked anew when somebody has come or gone. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { client } from '../../api/client.js';
import { newsOf, useAnew } from '../follow/use-anew.js';
import { useEvent } from '../follow/use-event.js';
import { ENTRANTS, PAGE, type EntrantLine } from './entrants-documents.js';

interface EntrantsPageState {
  /** A page of entrants; undefined until the server has answered. */
  readonly entrants: readonly EntrantLine[] | undefined;
  readonly isUnreachable: boolean;
  readonly hasMore: boolean;
  readonly ask: () => Promise<void>;
}

const CHANGES = newsOf(
  ...['entrant-entered', 'entrants-added', 'entrant-dropped', 'entrant-re-entered'],
  ...['entrant-disqualified', 'checked-in', 'check-in-begun', 'list-handed-in', 'phase-begun'],
);

/** Whoever types is not asked for after each letter. */
const SETTLE_MS = 250;

export function useEntrants(search: string, after: number): EntrantsPageState {
  const { id: tournament } = useEvent().event;
  const [entrants, setEntrants] = useState<readonly EntrantLine[]>();
  const [isUnreachable, setUnreachable] = useState(false);
  const asked = useRef(0);
  const ask = useCallback(async (): Promise<void> => {
    const own = (asked.current += 1);
    const variables = { tournament, after, search: search === '' ? null : search };
    try {
      const { data } = await client.query({
        ...{ query: ENTRANTS, variables, fetchPolicy: 'no-cache' },
      });
      // An answer to what was typed before is thrown away.
      if (own !== asked.current) return;
      if (data) setEntrants(data.tournamentEntrants);
      setUnreachable(!data);
    } catch {
      if (own === asked.current) setUnreachable(true);
    }
  }, [tournament, after, search]);
  useEffect(() => {
    const timer = setTimeout(() => void ask(), search === '' ? 0 : SETTLE_MS);
    return () => clearTimeout(timer);
  }, [ask, search]);
  useAnew(ask, CHANGES);
  return { entrants, isUnreachable, hasMore: entrants?.length === PAGE, ask };
}
