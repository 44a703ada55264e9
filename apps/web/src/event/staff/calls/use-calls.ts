/** Who has called staff and waits, the one who waits longest first. */
import { useEffect, useState } from 'react';
import { client } from '../../../api/client.js';
import { allPages } from '../../follow/all-pages.js';
import { newsOf } from '../../follow/use-anew.js';
import { useAsked } from '../../follow/use-asked.js';
import { useEvent } from '../../follow/use-event.js';
import { CALLS, CALLS_PAGE, EVENTS_BACK, LAST_EVENTS } from './calls-documents.js';
import { callsSince, type CallsSince } from './calls-since.js';

export interface Call {
  readonly entrant: number;
  readonly name: string | null;
  /** Milliseconds since the epoch; undefined: for longer than this page looks back. */
  readonly since: number | undefined;
}

export const changesCalls = newsOf('staff-called', 'call-answered');

export function useCalls(): readonly Call[] {
  const { event } = useEvent();
  const since = useSince();
  const { id: tournament } = event;
  const { value } = useAsked({
    key: tournament,
    ask: () => allPages((after) => callsAfter(tournament, after), numberOf, CALLS_PAGE),
    concerns: changesCalls,
  });
  return (value ?? [])
    .map(({ entrant, name }) => ({ entrant, name, since: since.get(entrant) }))
    .sort((one, other) => (one.since ?? 0) - (other.since ?? 0));
}

const numberOf = ({ entrant }: { readonly entrant: number }): number => entrant;

async function callsAfter(tournament: string, after: number) {
  const variables = { tournament, after };
  const { data } = await client.query({ query: CALLS, variables, fetchPolicy: 'no-cache' });
  return data?.staffEntries ?? [];
}

/** From the last events of the record, and then from what happens. */
function useSince(): CallsSince {
  const { event, onNews } = useEvent();
  const { id: tournament, seq } = event;
  const [since, setSince] = useState<CallsSince>(new Map());
  const [firstSeq] = useState(seq);
  useEffect(() => {
    let isOver = false;
    const from = Math.max(0, firstSeq + 1 - EVENTS_BACK);
    client
      .query({ query: LAST_EVENTS, variables: { tournament, from }, fetchPolicy: 'no-cache' })
      .then(({ data }) => {
        const events = data?.tournamentEvents.events ?? [];
        if (!isOver) setSince((now) => new Map([...callsSince(events, new Map()), ...now]));
      })
      // Without it calls are shown without their time.
      .catch(() => undefined);
    return () => void (isOver = true);
  }, [tournament, firstSeq]);
  useEffect(() => onNews((news) => setSince((now) => callsSince([news], now))), [onNews]);
  return since;
}
