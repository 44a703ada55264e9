/** The rounds of an event that were published, in their order, and those that are from now on. */
import { useEffect, useMemo, useState } from 'react';
import { askServer } from '../../api/ask-server.js';
import { graphql, type ResultOf } from '../../api/schema.js';
import type { News } from '../follow/event-documents.js';
import { useAsked } from '../follow/use-asked.js';
import { useEvent } from '../follow/use-event.js';

export interface PublishedRound {
  readonly phase: number;
  readonly round: number;
  /** The event that published it. */
  readonly seq: number;
}

const ROUNDS = graphql(`
  query Rounds($tournament: ID!) {
    tournament(tournament: $tournament) {
      rounds {
        phase
        round
        publishedSeq
      }
    }
  }
`);

type Asked = ResultOf<typeof ROUNDS>['tournament']['rounds'][number];

/** Published rounds in their order; undefined until the server has answered, or one is heard of. */
export function usePublishedRounds(): readonly PublishedRound[] | undefined {
  const { event, onNews } = useEvent();
  const { id: tournament } = event;
  const [heard, setHeard] = useState<readonly PublishedRound[]>([]);
  const { value } = useAsked({
    key: tournament,
    ask: async () => (await askServer(ROUNDS, { tournament })).tournament.rounds,
    concerns: () => false,
  });
  useEffect(
    () =>
      onNews((news) => {
        const more = heardIn(news);
        if (more.length > 0) setHeard((before) => [...before, ...more]);
      }),
    [onNews],
  );
  return useMemo(
    () =>
      value || heard.length > 0 ? together((value ?? []).flatMap(publishedOf), heard) : undefined,
    [value, heard],
  );
}

const publishedOf = ({ phase, round, publishedSeq: seq }: Asked): readonly PublishedRound[] =>
  seq === null ? [] : [{ phase, round, seq }];

interface PublishedFact {
  readonly kind: string;
  readonly phase: number;
  readonly round: number;
}

export function heardIn({ seq, facts }: News): readonly PublishedRound[] {
  return (facts as readonly PublishedFact[])
    .filter(({ kind }) => kind === 'round-published')
    .map(({ phase, round }) => ({ phase, round, seq }));
}

const together = (
  asked: readonly PublishedRound[],
  heard: readonly PublishedRound[],
): readonly PublishedRound[] =>
  [...new Map([...asked, ...heard].map((each) => [each.seq, each])).values()].sort(
    (one, other) => one.seq - other.seq,
  );
