/** The rounds of an event that were published, in their order, and those that are from now on. */
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

/** Published rounds in their order; undefined until the server has answered. */
export function usePublishedRounds(): readonly PublishedRound[] | undefined {
  const { event, onNews } = useEvent();
  const { id: tournament } = event;
  const [rounds, setRounds] = useState<readonly PublishedRound[]>();
  useEffect(() => {
    let isOver = false;
    const told = (more: readonly PublishedRound[]): void => {
      if (!isOver) setRounds((known = []) => together(known, more));
    };
    const ask = async (): Promise<void> => {
      const variables = { tournament };
      const { data } = await client.query({ query: ROUNDS, variables, fetchPolicy: 'no-cache' });
      told((data?.tournament.rounds ?? []).flatMap(publishedOf));
    };
    // Without an answer the round in play is shown, and those that are heard of.
    ask().catch(() => undefined);
    const stop = onNews((news) => told(heardIn(news)));
    return () => {
      isOver = true;
      stop();
    };
  }, [tournament, onNews]);
  return rounds;
}

const publishedOf = ({ phase, round, publishedSeq: seq }: Asked): readonly PublishedRound[] =>
  seq === null ? [] : [{ phase, round, seq }];

interface PublishedFact {
  readonly kind: string;
  readonly phase: number;
  readonly round: number;
}

function heardIn({ seq, facts }: News): readonly PublishedRound[] {
  return (facts as readonly PublishedFact[])
    .filter(({ kind }) => kind === 'round-published')
    .map(({ phase, round }) => ({ phase, round, seq }));
}

const together = (
  known: readonly PublishedRound[],
  more: readonly PublishedRound[],
): readonly PublishedRound[] =>
  more.length === 0 && known.length > 0
    ? known
    : [...new Map([...known, ...more].map((each) => [each.seq, each])).values()].sort(
        (one, other) => one.seq - other.seq,
      );
