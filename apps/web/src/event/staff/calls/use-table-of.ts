/** Where an entrant sits in the round that is played; undefined at no table. */
import { client } from '../../../api/client.js';
import { graphql } from '../../../api/schema.js';
import { newsOf } from '../../follow/use-anew.js';
import { useAsked } from '../../follow/use-asked.js';
import { useEvent } from '../../follow/use-event.js';

const TABLE_OF = graphql(`
  query TableOfEntrant($tournament: ID!, $phase: Int!, $round: Int!, $entrant: Int!) {
    tournamentTables(
      tournament: $tournament
      phase: $phase
      round: $round
      entrant: $entrant
      first: 1
    ) {
      number
    }
  }
`);

export const changesTableOf = newsOf('round-published', 'round-repaired');

export function useTableOf(entrant: number): number | undefined {
  const { event } = useEvent();
  const { id: tournament, round: now } = event;
  const { phase, round } = now ?? { phase: 0, round: 0 };
  const { value } = useAsked({
    key: `${tournament} ${phase} ${round} ${entrant}`,
    ask: async () => {
      if (!now) return [];
      const variables = { tournament, phase, round, entrant };
      const { data } = await client.query({ query: TABLE_OF, variables, fetchPolicy: 'no-cache' });
      return data?.tournamentTables ?? [];
    },
    concerns: changesTableOf,
  });
  return value?.[0]?.number;
}
