import { graphql, type ResultOf } from '../../../api/schema.js';

/** As slim as a page of 500 has to be. */
export const ROUND_TABLES = graphql(`
  query RoundTables(
    $tournament: ID!
    $phase: Int!
    $round: Int!
    $from: Int!
    $after: [String!]! = []
  ) {
    tournamentTables(
      tournament: $tournament
      phase: $phase
      round: $round
      after: $from
      afterTokens: $after
      first: 500
    ) {
      number
      hasQuestion
      seats {
        entrant
        name
      }
      result {
        is
        winner
        wins
        draws
        scores
        places
      }
    }
  }
`);

export type RoundTable = ResultOf<typeof ROUND_TABLES>['tournamentTables'][number];
export type TableResult = NonNullable<RoundTable['result']>;
