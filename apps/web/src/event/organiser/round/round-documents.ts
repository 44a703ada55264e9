/** Commands for a round, step by step. */
import { graphql } from '../../../api/schema.js';
import { EVENT_OUTCOME } from '../../orders/event-outcome.js';

export const DRAW_ROUND = graphql(
  `
    mutation DrawRound($tournament: ID!, $commandId: ID!, $phase: Int!, $round: Int!) {
      outcome: drawRound(
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

export const REVIEW_ROUND = graphql(
  `
    mutation ReviewRound($tournament: ID!, $commandId: ID!, $phase: Int!, $round: Int!) {
      outcome: reviewRound(
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

export const PUBLISH_ROUND = graphql(
  `
    mutation PublishRound($tournament: ID!, $commandId: ID!, $phase: Int!, $round: Int!) {
      outcome: publishRound(
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

export const START_ROUND = graphql(
  `
    mutation StartRound($tournament: ID!, $commandId: ID!, $phase: Int!, $round: Int!) {
      outcome: startRound(
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

export const CLOSE_ROUND = graphql(
  `
    mutation CloseRound($tournament: ID!, $commandId: ID!, $phase: Int!, $round: Int!) {
      outcome: closeRound(
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

export const REPAIR_ROUND = graphql(
  `
    mutation RepairRound(
      $tournament: ID!
      $commandId: ID!
      $phase: Int!
      $round: Int!
      $repairs: [RepairInput!]!
      $reason: String!
    ) {
      outcome: repairRound(
        tournament: $tournament
        commandId: $commandId
        phase: $phase
        round: $round
        repairs: $repairs
        reason: $reason
      ) {
        ...EventOutcome
      }
    }
  `,
  [EVENT_OUTCOME],
);
