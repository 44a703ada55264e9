import { graphql, type ResultOf } from '../../../api/schema.js';

export const OUTSTANDING = graphql(`
  query Outstanding($tournament: ID!, $after: [String!]! = []) {
    outstandingTables(tournament: $tournament, first: 250, afterTokens: $after) {
      calls
      extensionMs
      reports {
        entrant
        result {
          is
          winner
          wins
          draws
          scores
          places
        }
      }
      table {
        number
        hasQuestion
        seats {
          entrant
          name
        }
      }
    }
  }
`);

export type OutstandingTable = ResultOf<typeof OUTSTANDING>['outstandingTables'][number];
