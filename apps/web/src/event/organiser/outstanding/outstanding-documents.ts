import { graphql, type ResultOf } from '../../../api/schema.js';
import { RESULT } from '../../follow/event-documents.js';

export const OUTSTANDING = graphql(
  `
    query Outstanding($tournament: ID!, $after: [String!]! = []) {
      outstandingTables(tournament: $tournament, first: 250, afterTokens: $after) {
        calls
        extensionMs
        reports {
          entrant
          result {
            ...Result
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
  `,
  [RESULT],
);

export type OutstandingTable = ResultOf<typeof OUTSTANDING>['outstandingTables'][number];
