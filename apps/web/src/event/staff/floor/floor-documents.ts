import { graphql, type ResultOf } from '../../../api/schema.js';
import { TABLE_LINE, UNDECIDED } from '../../follow/event-documents.js';
import { EVENT_OUTCOME } from '../../orders/event-outcome.js';

/** So many tables come at once; two lists of as many are a query's worth. */
export const FLOOR_PAGE = 200;

/** Tables of a round, and what is outstanding at those without a result. */
export const FLOOR = graphql(
  `
    query StaffFloor($tournament: ID!, $phase: Int!, $round: Int!, $after: Int!) {
      tournamentTables(
        tournament: $tournament
        phase: $phase
        round: $round
        after: $after
        first: 200
      ) {
        ...TableLine
      }
      outstandingTables(tournament: $tournament, after: $after, first: 200) {
        table {
          phase
          round
          number
        }
        ...Undecided
      }
    }
  `,
  [UNDECIDED, TABLE_LINE],
);

export type FloorAnswer = ResultOf<typeof FLOOR>;

export const MATCHES_OF_TABLE = graphql(`
  query MatchesOfTable($tournament: ID!, $phase: Int!, $round: Int!, $table: Int!) {
    tournamentTables(
      tournament: $tournament
      phase: $phase
      round: $round
      number: $table
      first: 1
    ) {
      matches
    }
  }
`);

export const EXTEND_TIME = graphql(
  `
    mutation ExtendTime(
      $tournament: ID!
      $phase: Int!
      $round: Int!
      $table: Int!
      $byMs: Float!
      $commandId: ID!
    ) {
      outcome: extendTime(
        tournament: $tournament
        phase: $phase
        round: $round
        table: $table
        byMs: $byMs
        commandId: $commandId
      ) {
        ...EventOutcome
      }
    }
  `,
  [EVENT_OUTCOME],
);

export const ENTER_RESULT = graphql(
  `
    mutation EnterResultOfTable(
      $tournament: ID!
      $phase: Int!
      $round: Int!
      $table: Int!
      $result: TableResultInput!
      $instead: TableResultInput
      $between: [Int!]
      $commandId: ID!
    ) {
      outcome: enterResult(
        tournament: $tournament
        phase: $phase
        round: $round
        table: $table
        result: $result
        instead: $instead
        between: $between
        commandId: $commandId
      ) {
        ...EventOutcome
      }
    }
  `,
  [EVENT_OUTCOME],
);
