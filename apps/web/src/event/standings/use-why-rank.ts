/** Asks why somebody stands where they stand, and again when the line has changed. */
import { askServer } from '../../api/ask-server.js';
import { useAsked, type Asked } from '../follow/use-asked.js';
import { useEvent } from '../follow/use-event.js';
import { WHY_RANK, type Line, type RankReasons } from './standings-documents.js';

export interface WhyRankAsked {
  readonly line: Line;
  readonly live: boolean;
  readonly at: number | undefined;
}

/** Null in a bracket, whose places explain themselves. */
export function useWhyRank({ line, live, at }: WhyRankAsked): Asked<RankReasons | null> {
  const { id: tournament } = useEvent().event;
  const { entrant, phase } = line;
  const variables = { tournament, entrant, phase, live, asOfSeq: at ?? null };
  return useAsked({
    key: JSON.stringify(variables),
    about: JSON.stringify([line.rank, line.points, line.tieBreaks]),
    ask: async () => (await askServer(WHY_RANK, variables)).whyRank,
    concerns: () => false,
  });
}
