/** The command that corrects a result. */
import { graphql } from '../../../api/schema.js';
import { EVENT_OUTCOME } from '../../orders/event-outcome.js';

export const CORRECT_RESULT = graphql(
  `
    mutation CorrectResult(
      $tournament: ID!
      $commandId: ID!
      $phase: Int!
      $round: Int!
      $table: Int!
      $result: TableResultInput!
      $expectedSeq: Int!
      $reason: String!
    ) {
      outcome: correctResult(
        tournament: $tournament
        commandId: $commandId
        phase: $phase
        round: $round
        table: $table
        result: $result
        expectedSeq: $expectedSeq
        reason: $reason
      ) {
        ...EventOutcome
      }
    }
  `,
  [EVENT_OUTCOME],
);
