/** Commands for the clock of a round. */
import { graphql } from '../../../api/schema.js';
import { EVENT_OUTCOME } from '../../orders/event-outcome.js';

export const PAUSE_CLOCK = graphql(
  `
    mutation PauseClock($tournament: ID!, $commandId: ID!, $phase: Int!, $round: Int!) {
      outcome: pauseClock(
        tournament: $tournament
        commandId: $commandId
        phase: $phase
        round: $round
      ) {
        ...EventOutcome
      }
    }
  `,
  [EVENT_OUTCOME],
);

export const RESUME_CLOCK = graphql(
  `
    mutation ResumeClock($tournament: ID!, $commandId: ID!, $phase: Int!, $round: Int!) {
      outcome: resumeClock(
        tournament: $tournament
        commandId: $commandId
        phase: $phase
        round: $round
      ) {
        ...EventOutcome
      }
    }
  `,
  [EVENT_OUTCOME],
);

export const EXTEND_TIME = graphql(
  `
    mutation ExtendTime(
      $tournament: ID!
      $commandId: ID!
      $phase: Int!
      $round: Int!
      $byMs: Float!
      $table: Int
    ) {
      outcome: extendTime(
        tournament: $tournament
        commandId: $commandId
        phase: $phase
        round: $round
        byMs: $byMs
        table: $table
      ) {
        ...EventOutcome
      }
    }
  `,
  [EVENT_OUTCOME],
);
