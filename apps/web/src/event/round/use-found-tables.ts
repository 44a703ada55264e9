/** Tables that fit what is typed: of those that are here, or asked of the server while not all are. */
import { useEffect, useMemo, useState } from 'react';
import { client } from '../../api/client.js';
import { useEvent } from '../follow/use-event.js';
import { findTables, isNumber } from './find-tables.js';
import { FOUND_TABLES, type Pairing } from './round-documents.js';
import type { RoundPlace, RoundTables } from './use-tables.js';

/** Whoever types is not asked for between two letters. */
const TYPING_MS = 200;

interface Found {
  readonly tables: readonly Pairing[];
  readonly isComing: boolean;
}

export function useFoundTables(
  place: RoundPlace | undefined,
  { tables, isComplete }: RoundTables,
  words: string,
): Found {
  const asked = isComplete || words.trim() === '' ? '' : words.trim();
  const answer = useAnswer(place, asked);
  const here = useMemo(() => findTables(tables, words), [tables, words]);
  if (asked === '') return { tables: here, isComing: false };
  if (!answer) return { tables: here, isComing: true };
  // What was heard of a table since then is among those that are here.
  const known = new Map(tables.map((table) => [table.number, table]));
  return { tables: answer.map((table) => known.get(table.number) ?? table), isComing: false };
}

function useAnswer(place: RoundPlace | undefined, words: string): readonly Pairing[] | undefined {
  const { id: tournament } = useEvent().event;
  const [answer, setAnswer] = useState<{ of: string; tables: readonly Pairing[] }>();
  const { phase, round } = place ?? { phase: 0, round: 0 };
  const of = `${phase}.${round} ${words}`;
  useEffect(() => {
    if (words === '' || phase === 0) return;
    let isOver = false;
    const sought = isNumber(words) ? { number: Number(words) } : { name: words };
    const variables = { tournament, phase, round, ...sought };
    const ask = async (): Promise<void> => {
      const { data } = await client.query({
        query: FOUND_TABLES,
        variables,
        fetchPolicy: 'no-cache',
      });
      if (!isOver && data) setAnswer({ of, tables: data.tournamentTables });
    };
    // Without an answer those that are here stay in sight.
    const timer = setTimeout(() => void ask().catch(() => undefined), TYPING_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [of, phase, round, tournament, words]);
  return answer?.of === of ? answer.tables : undefined;
}
