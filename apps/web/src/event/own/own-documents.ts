/** What a player asks of the own entry. It depends on who asks, so nothing of it is kept. */
import { graphql, type ResultOf } from '../../api/schema.js';
import { TABLE } from '../follow/event-documents.js';

export const OWN_ENTRY = graphql(
  `
    query OwnEntry($tournament: ID!, $afterTokens: [String!]!) {
      ownEntry(tournament: $tournament, afterTokens: $afterTokens) {
        entrant {
          number
          name
          status
          isPresent
          isNoShow
          hasList
        }
        list {
          cards
        }
        penalties {
          penalty
          infraction
          points
          at
        }
        rounds {
          phase
          round
          isBye
          table {
            ...EventTable
          }
        }
      }
    }
  `,
  [TABLE],
);

/** A number may be a part of names as well, so there may be other lines. */
export const OWN_STANDING = graphql(`
  query OwnStanding($tournament: ID!, $search: String!) {
    standings(tournament: $tournament, search: $search, first: 20) {
      nodes {
        entrant
        rank
        points
        score {
          wins
          losses
          draws
        }
      }
    }
  }
`);

export type OwnEntry = NonNullable<ResultOf<typeof OWN_ENTRY>['ownEntry']>;
export type OwnRound = OwnEntry['rounds'][number];
export type OwnLine = ResultOf<typeof OWN_STANDING>['standings']['nodes'][number];
