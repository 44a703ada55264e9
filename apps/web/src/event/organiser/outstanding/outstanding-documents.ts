import { graphql, type ResultOf } from '../../../api/schema.js';
import { UNDECIDED } from '../../follow/event-documents.js';

export const OUTSTANDING = graphql(
  `
    query Outstanding($tournament: ID!, $after: [String!]! = []) {
      outstandingTables(tournament: $tournament, first: 250, afterTokens: $after) {
        ...Undecided
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
  [UNDECIDED],
);

export type OutstandingTable = ResultOf<typeof OUTSTANDING>['outstandingTables'][number];
