/** Asks why somebody stands where they stand, and again when the line has changed. */
import { useEffect, useState } from 'react';
import { client } from '../../api/client.js';
import { useEvent } from '../follow/use-event.js';
import { WHY_RANK, type Line, type RankReasons } from './standings-documents.js';

export interface WhyRankAsked {
  readonly line: Line;
  readonly live: boolean;
  readonly at: number | undefined;
}

type WhyRankState =
  | { readonly is: 'coming' | 'lost' }
  /** Null in a bracket, whose places explain themselves. */
  | { readonly is: 'here'; readonly reasons: RankReasons | null };

export function useWhyRank({ line, live, at }: WhyRankAsked) {
  const { id: tournament } = useEvent().event;
  const [state, setState] = useState<WhyRankState>({ is: 'coming' });
  const [tries, setTries] = useState(0);
  const { entrant, phase } = line;
  const figures = JSON.stringify([line.rank, line.points, line.tieBreaks]);
  useEffect(() => {
    let isOver = false;
    const told = (told: WhyRankState): void => void (!isOver && setState(told));
    const ask = async (): Promise<void> => {
      const variables = { tournament, entrant, phase, live, asOfSeq: at ?? null };
      const query = WHY_RANK;
      const { data } = await client.query({ query, variables, fetchPolicy: 'no-cache' });
      told(data ? { is: 'here', reasons: data.whyRank } : { is: 'lost' });
    };
    ask().catch(() => told({ is: 'lost' }));
    return () => {
      isOver = true;
    };
  }, [tournament, entrant, phase, live, at, figures, tries]);
  const again = (): void => {
    setState({ is: 'coming' });
    setTries((now) => now + 1);
  };
  return { state, again };
}
