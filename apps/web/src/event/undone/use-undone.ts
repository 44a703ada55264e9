/** Played matches that a drop or disqualification of a player would undo. */
import { askServer } from '../../api/ask-server.js';
import { graphql, type ResultOf } from '../../api/schema.js';
import { changesBracket } from '../follow/changes.js';
import { useAsked, type Asked } from '../follow/use-asked.js';
import { useEvent } from '../follow/use-event.js';

const UNDONE = graphql(`
  query UndoneMatches($tournament: ID!, $entrant: Int!) {
    undoneMatches(tournament: $tournament, entrant: $entrant) {
      match
      round
      table
    }
  }
`);

export type UndoneMatch = ResultOf<typeof UNDONE>['undoneMatches'][number];

/** Only a round that was played can be undone. */
const PLAYED: readonly string[] = ['PLAYING', 'PAUSED'];

export function useUndone(entrant: number): Asked<readonly UndoneMatch[]> {
  const { event } = useEvent();
  const isPlayed = PLAYED.includes(event.stage);
  return useAsked({
    key: `${event.id} ${entrant} ${isPlayed}`,
    ask: async () => (isPlayed ? askUndone(event.id, entrant) : []),
    concerns: changesBracket,
  });
}

const askUndone = async (tournament: string, entrant: number): Promise<readonly UndoneMatch[]> =>
  (await askServer(UNDONE, { tournament, entrant })).undoneMatches;
