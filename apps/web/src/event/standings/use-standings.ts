/** The standings that are asked for: followed as they are now, or as they were; further down in pages. */
import { useEffect, useRef, useState } from 'react';
import { client } from '../../api/client.js';
import { isNeverAnswered } from '../../api/lasting-error.js';
import { subscribed } from '../../api/socket.js';
import { changesLiveStandings } from '../follow/changes.js';
import { useAnew } from '../follow/use-anew.js';
import { useEvent } from '../follow/use-event.js';
import { withFirst, type HeldLines } from './held-lines.js';
import type { StandingsAsked } from './standings-asked.js';
import { STANDINGS, STANDINGS_FEED, type FirstLines } from './standings-documents.js';
import { useMoreLines } from './use-more-lines.js';

interface UsedStandings {
  /** Of what was asked before, until what is asked for now is here. */
  readonly held: HeldLines | undefined;
  readonly isComing: boolean;
  readonly isLost: boolean;
}

/** Neither each letter nor each place of a slider is asked for. */
const CHANGING_MS = 150;
const RETRY_MS = 3_000;

interface Answer {
  readonly of: string;
  readonly held: HeldLines;
}

export function useStandings(asked: StandingsAsked, needed: number): UsedStandings {
  const [answer, setAnswer] = useState<Answer>();
  const [failedFor, setFailedFor] = useState<string>();
  const of = JSON.stringify(asked);
  const told = useRef((of: string, first: FirstLines): void => {
    setFailedFor(undefined);
    setAnswer((now) => ({ of, held: withFirst(now?.of === of ? now.held : undefined, first) }));
  }).current;
  useFirst(asked, of, { told, failed: setFailedFor });
  const isComing = answer?.of !== of;
  useMoreLines(asked, isComing ? undefined : answer.held, needed, (change) =>
    setAnswer((now) => (now?.of === of ? { of, held: change(now.held) } : now)),
  );
  return { held: answer?.held, isComing, isLost: failedFor === of };
}

interface Telling {
  readonly told: (of: string, first: FirstLines) => void;
  readonly failed: (of: string) => void;
}

function useFirst(asked: StandingsAsked, of: string, telling: Telling): void {
  const { id: tournament } = useEvent().event;
  const now = useRef({ asked, telling });
  now.current = { asked, telling };
  // Found lines change with the standings, which no feed sends; standings of the past do not change.
  const [changes, setChanges] = useState(0);
  const isFound = asked.at === undefined && asked.search !== '';
  useAnew(
    () => Promise.resolve(setChanges((before) => before + 1)),
    (news) => isFound && changesLiveStandings(news),
  );
  useEffect(() => {
    const { told, failed } = now.current.telling;
    const { live, phase = null, at, search } = now.current.asked;
    if (at === undefined && search === '') {
      return subscribed(STANDINGS_FEED, () => ({ tournament, live, phase }), {
        next: ({ standings }) => told(of, standings),
        failed: () => failed(of),
      });
    }
    const variables = { tournament, live, phase, asOfSeq: at ?? null, search };
    return askedUntilTold(
      async () => {
        const query = STANDINGS;
        const { data } = await client.query({ query, variables, fetchPolicy: 'no-cache' });
        if (data) return (): void => told(of, data.standings);
        return undefined;
      },
      () => failed(of),
    );
  }, [of, tournament, changes]);
}

/** Asks a little later, and again while the server cannot be reached; gives the way to stop. */
function askedUntilTold(
  ask: () => Promise<(() => void) | undefined>,
  failed: () => void,
): () => void {
  let isOver = false;
  let timer = setTimeout(() => void again(), CHANGING_MS);
  async function again(): Promise<void> {
    try {
      const tell = await ask();
      if (!isOver) tell?.();
    } catch (error) {
      if (isOver) return;
      failed();
      if (!isNeverAnswered(error)) timer = setTimeout(() => void again(), RETRY_MS);
    }
  }
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}
