/** Commands for results. */
import { graphql } from '../../../api/schema.js';
import { EVENT_OUTCOME } from '../../orders/event-outcome.js';

export const ENTER_RESULT = graphql(
  `
    mutation EnterResult(
      $tournament: ID!
      $commandId: ID!
      $phase: Int!
      $round: Int!
      $table: Int!
      $result: TableResultInput!
      $between: [Int!]
      $instead: TableResultInput
    ) {
      outcome: enterResult(
        tournament: $tournament
        commandId: $commandId
        phase: $phase
        round: $round
        table: $table
        result: $result
        between: $between
        instead: $instead
      ) {
        ...EventOutcome
      }
    }
  `,
  [EVENT_OUTCOME],
);
