/** A page of who plays, found by typing; asked anew when somebody has come or gone. */
import { useRef } from 'react';
import { askServer } from '../../api/ask-server.js';
import { changesEntrants } from '../follow/changes.js';
import { useAsked } from '../follow/use-asked.js';
import { useEvent } from '../follow/use-event.js';
import { useSettled } from '../follow/use-settled.js';
import { ENTRANTS, PAGE, type EntrantLine } from './entrants-documents.js';

interface EntrantsPageState {
  /** A page of entrants; the one before until the server has answered, at first undefined. */
  readonly entrants: readonly EntrantLine[] | undefined;
  readonly isUnreachable: boolean;
  readonly hasMore: boolean;
  readonly ask: () => Promise<void>;
}

const SETTLE_MS = 250;

export function useEntrants(typed: string, after: number): EntrantsPageState {
  const { id: tournament } = useEvent().event;
  const search = useSettled(typed, SETTLE_MS);
  const variables = { tournament, after, search: search === '' ? null : search };
  const { value, problem, again } = useAsked({
    key: JSON.stringify(variables),
    ask: async () => (await askServer(ENTRANTS, variables)).tournamentEntrants,
    concerns: changesEntrants,
  });
  const shown = useRef(value);
  shown.current = value ?? shown.current;
  const entrants = shown.current;
  const hasMore = entrants?.length === PAGE;
  return { entrants, isUnreachable: problem !== undefined, hasMore, ask: again };
}
