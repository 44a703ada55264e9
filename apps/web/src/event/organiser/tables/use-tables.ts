/**
 * The tables of a round, kept up with the feed: a result is put into its row, and nothing is asked
 * anew for it, so that sixty results a minute ask nothing of the server.
 */
import { useCallback, useEffect, useState } from 'react';
import { client } from '../../../api/client.js';
import { newsOf, useAnew } from '../../follow/use-anew.js';
import { useEvent } from '../../follow/use-event.js';
import { ROUND_TABLES, type RoundTable } from './table-documents.js';
import { withNews } from './told-result.js';

export interface Place {
  readonly phase: number;
  readonly round: number;
}

interface Tables {
  /** The tables of the round; undefined until the server has answered. */
  readonly tables: readonly RoundTable[] | undefined;
  readonly isFailed: boolean;
  readonly again: (token?: string) => Promise<void>;
}

const PAGE = 500;
const OTHER_TABLES = newsOf('round-drawn', 'round-published', 'round-repaired', 'result-corrected');

export function useTables({ phase, round }: Place): Tables {
  const { event, onNews } = useEvent();
  const { id: tournament } = event;
  const [tables, setTables] = useState<readonly RoundTable[]>();
  const [isFailed, setFailed] = useState(false);
  const again = useCallback(
    async (token?: string) => {
      try {
        setTables(await askTables({ tournament, phase, round }, token));
        setFailed(false);
      } catch {
        setFailed(true);
      }
    },
    [tournament, phase, round],
  );
  useEffect(() => {
    setTables(undefined);
    void again();
  }, [again]);
  useEffect(
    () => onNews((news) => setTables((before) => before && withNews(before, news))),
    [onNews],
  );
  useAnew(again as () => Promise<void>, OTHER_TABLES);
  return { tables, isFailed, again };
}

async function askTables(
  place: Place & { readonly tournament: string },
  token: string | undefined,
): Promise<readonly RoundTable[]> {
  const all: RoundTable[] = [];
  for (;;) {
    const { data } = await client.query({
      query: ROUND_TABLES,
      variables: {
        ...place,
        from: all.at(-1)?.number ?? 0,
        after: token === undefined ? [] : [token],
      },
      fetchPolicy: 'no-cache',
    });
    const page = data?.tournamentTables ?? [];
    all.push(...page);
    if (page.length < PAGE) return all;
  }
}
