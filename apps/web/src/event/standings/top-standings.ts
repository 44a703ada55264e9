/** The first lines of the official standings, for pages that show them beside something else. */
import { askServer } from '../../api/ask-server.js';
import { graphql, type ResultOf } from '../../api/schema.js';
import { changesStandings } from '../follow/changes.js';
import type { EventFields } from '../follow/event-documents.js';
import { useAsked } from '../follow/use-asked.js';
import { useEvent } from '../follow/use-event.js';

const TOP_LINES = graphql(`
  query TopLines($tournament: ID!, $first: Int!) {
    standings(tournament: $tournament, first: $first) {
      nodes {
        entrant
        name
        rank
        points
      }
    }
  }
`);

export type TopLine = ResultOf<typeof TOP_LINES>['standings']['nodes'][number];

/** Whether standings are what there is to see: no round is played, and one has been. */
function isBetweenRounds({ stage, round }: Pick<EventFields, 'stage' | 'round'>): boolean {
  if (round === null || stage === 'CANCELLED') return false;
  if (round.stage === 'closed' || stage === 'FINISHED') return true;
  const isUnpublished = round.stage !== 'published' && round.stage !== 'playing';
  return isUnpublished && (round.round > 1 || round.phase > 1);
}

/** The first so many lines while no round is played; undefined until they are here. */
export function useTopStandings(first: number): readonly TopLine[] | undefined {
  const { event } = useEvent();
  const { id: tournament, stage, round } = event;
  const isBetween = isBetweenRounds(event);
  const { value } = useAsked({
    key: `${tournament} ${isBetween && `${stage} ${round?.phase}.${round?.round}`}`,
    ask: async () => {
      if (!isBetween) return [];
      return (await askServer(TOP_LINES, { tournament, first })).standings.nodes;
    },
    concerns: changesStandings,
  });
  return value;
}
