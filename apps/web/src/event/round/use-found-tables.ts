/** Tables that fit what is typed: of those that are here, or asked of the server while not all are. */
import { useMemo } from 'react';
import { askServer } from '../../api/ask-server.js';
import { changesSeats } from '../follow/changes.js';
import { useAsked } from '../follow/use-asked.js';
import { useEvent } from '../follow/use-event.js';
import { useSettled } from '../follow/use-settled.js';
import { findTables, isNumber } from './find-tables.js';
import { FOUND_TABLES, type Pairing } from './round-documents.js';
import type { RoundPlace, RoundTables } from './use-tables.js';

const TYPING_MS = 200;

interface Found {
  readonly tables: readonly Pairing[];
  readonly isComing: boolean;
}

export function useFoundTables(
  place: RoundPlace | undefined,
  { tables, known, isComplete }: RoundTables,
  words: string,
): Found {
  const asked = isComplete || words.trim() === '' ? '' : words.trim();
  const answer = useAnswer(place, asked);
  const here = useMemo(() => findTables(tables, words), [tables, words]);
  if (asked === '') return { tables: here, isComing: false };
  if (!answer) return { tables: here, isComing: true };
  // A result that has come since the answer is known by its table.
  return { tables: answer.map((table) => known.get(table.number) ?? table), isComing: false };
}

/** Without an answer those that are here stay in sight. */
function useAnswer(place: RoundPlace | undefined, typed: string): readonly Pairing[] | undefined {
  const { id: tournament } = useEvent().event;
  const words = useSettled(typed, TYPING_MS);
  const { phase, round } = place ?? { phase: 0, round: 0 };
  const { value } = useAsked({
    key: `${tournament} ${phase}.${round} ${words}`,
    ask: async () => {
      if (words === '' || phase === 0) return undefined;
      const sought = isNumber(words) ? { number: Number(words) } : { name: words };
      return (await askServer(FOUND_TABLES, { tournament, phase, round, ...sought }))
        .tournamentTables;
    },
    concerns: changesSeats,
  });
  return words === typed ? value : undefined;
}
