/**
 * The tables of the round in play, for who looks on: asked for once a round. Results are put in out of
 * the messages that tell of them, so that a hall of spectators asks nothing when one comes in.
 */
import { useCallback, useEffect, useState } from 'react';
import { client } from '../../api/client.js';
import type { News } from '../follow/event-documents.js';
import type { OpenEvent } from '../follow/use-event.js';
import { LATEST_TABLES, type LatestTable } from './now-documents.js';
import { resultHeard, withResult, type Latest } from './latest.js';

type Followed = Pick<OpenEvent, 'event' | 'onNews'>;

interface Held extends Latest {
  readonly at: string;
}

export function useLatestTables({ event, onNews }: Followed): Latest | undefined {
  const { id, round } = event;
  const isOpen = round?.stage === 'published' || round?.stage === 'playing';
  const phase = round?.phase ?? 0;
  const number = isOpen ? (round?.round ?? 0) : 0;
  const at = `${phase}/${number}`;
  const [held, setHeld] = useState<Held>();
  const ask = useCallback(async (): Promise<void> => {
    if (number === 0) return;
    const tables = await tablesOf({ tournament: id, phase, round: number });
    setHeld((now) => ({ at, tables, newest: now?.at === at ? now.newest : [] }));
  }, [id, at, phase, number]);
  useEffect(() => {
    const timer = setTimeout(() => void ask().catch(() => undefined), 0);
    return () => clearTimeout(timer);
  }, [ask]);
  useEffect(
    () =>
      onNews((news: News) => {
        if (news.type === 'round-repaired') void ask().catch(() => undefined);
        const heard = resultHeard(news);
        if (heard) setHeld((now) => now && { ...now, ...withResult(now, heard) });
      }),
    [ask, onNews],
  );
  return held?.at === at ? held : undefined;
}

async function tablesOf(variables: {
  readonly tournament: string;
  readonly phase: number;
  readonly round: number;
}): Promise<readonly LatestTable[]> {
  const tables: LatestTable[] = [];
  for (let after = 0, isMore = true; isMore;) {
    const { data } = await client.query({
      ...{ query: LATEST_TABLES, variables: { ...variables, after }, fetchPolicy: 'no-cache' },
    });
    const page = data?.tournamentTables ?? [];
    tables.push(...page);
    isMore = page.length === PAGE;
    after = page.at(-1)?.number ?? after;
  }
  return tables;
}

/** As the document asks. */
const PAGE = 500;
