/** When an event happened, in milliseconds since the epoch. */
import { useEffect, useState } from 'react';
import { client } from '../../api/client.js';
import { graphql } from '../../api/schema.js';
import { useEvent } from '../follow/use-event.js';

const TIME = graphql(`
  query TimeOfEvent($tournament: ID!, $seq: Int!) {
    tournamentEvents(tournament: $tournament, from: $seq, first: 1) {
      events {
        at
      }
    }
  }
`);

/** A slider passes many events that nobody wants to know the time of. */
const CHANGING_MS = 150;

export function useTimeOf(seq: number | undefined): number | undefined {
  const { id: tournament } = useEvent().event;
  const [known, setKnown] = useState<ReadonlyMap<number, number>>(new Map());
  useEffect(() => {
    if (seq === undefined || known.has(seq)) return;
    let isOver = false;
    const ask = async (): Promise<void> => {
      const { data } = await client.query({ query: TIME, variables: { tournament, seq } });
      const at = data?.tournamentEvents.events[0]?.at;
      if (!isOver && at !== undefined) setKnown((now) => new Map(now).set(seq, at));
    };
    // Without an answer the number of the event says which moment it is.
    const timer = setTimeout(() => void ask().catch(() => undefined), CHANGING_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [seq, known, tournament]);
  return seq === undefined ? undefined : known.get(seq);
}
