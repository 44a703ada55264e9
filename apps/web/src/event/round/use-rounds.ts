/** When the rounds of an event were published: from its record, and as they are from then on. */
import { useEffect, useState } from 'react';
import { client } from '../../api/client.js';
import { graphql, type ResultOf } from '../../api/schema.js';
import type { News } from '../follow/event-documents.js';
import { useEvent } from '../follow/use-event.js';

export interface PublishedRound {
  readonly phase: number;
  readonly round: number;
  /** The event that published it. */
  readonly seq: number;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

const RECORD = graphql(`
  query RecordOfRounds($tournament: ID!, $from: Int!) {
    tournamentEvents(tournament: $tournament, from: $from, first: 500) {
      events {
        seq
        type
        at
        action
      }
      hasMore
      next
    }
  }
`);

type Recorded = ResultOf<typeof RECORD>['tournamentEvents']['events'][number];

/** In their order; undefined until they are known. */
export function usePublishedRounds(): readonly PublishedRound[] | undefined {
  const { event, onNews } = useEvent();
  const { id } = event;
  const [rounds, setRounds] = useState<readonly PublishedRound[]>();
  useEffect(() => {
    let isOver = false;
    const read = async (): Promise<void> => {
      const found = await recordedRounds(id, () => isOver);
      if (!isOver) setRounds((heard = []) => merged(found, heard));
    };
    read().catch(() => undefined);
    const stop = onNews((news) => {
      const round = publishedBy(news);
      if (round) setRounds((known = []) => merged(known, [round]));
    });
    return () => {
      isOver = true;
      stop();
    };
  }, [id, onNews]);
  return rounds;
}

async function recordedRounds(
  tournament: string,
  isOver: () => boolean,
): Promise<readonly PublishedRound[]> {
  const found: PublishedRound[] = [];
  let from: number | undefined = 0;
  while (from !== undefined && !isOver()) {
    const variables: { tournament: string; from: number } = { tournament, from };
    const { data } = await client.query({ query: RECORD, variables, fetchPolicy: 'no-cache' });
    const page: ResultOf<typeof RECORD>['tournamentEvents'] | undefined = data?.tournamentEvents;
    found.push(...(page?.events ?? []).flatMap((event) => roundOf(event) ?? []));
    from = page?.hasMore ? page.next : undefined;
  }
  return found;
}

function roundOf({ seq, type, at, action }: Recorded): PublishedRound | undefined {
  if (type !== 'round-published') return undefined;
  const { phase, round } = action as { readonly phase: number; readonly round: number };
  return { phase, round, seq, at };
}

function publishedBy({ seq, type, at, facts }: News): PublishedRound | undefined {
  if (type !== 'round-published') return undefined;
  const published = facts.find(
    (fact) => (fact as { readonly kind?: string }).kind === 'round-published',
  ) as { readonly phase: number; readonly round: number } | undefined;
  return published && { phase: published.phase, round: published.round, seq, at };
}

const merged = (
  one: readonly PublishedRound[],
  other: readonly PublishedRound[],
): readonly PublishedRound[] =>
  [...new Map([...one, ...other].map((each) => [each.seq, each])).values()].sort(
    (left, right) => left.seq - right.seq,
  );
