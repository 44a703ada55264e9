import { OUTCOME } from '../../api/outcome-fragment.js';
import { graphql } from '../../api/schema.js';

export const TAKE_SEAT = graphql(
  `
    mutation TakeSeat(
      $match: ID!
      $seat: Int!
      $deck: [String!]!
      $expectedSeq: Int!
      $commandId: ID!
    ) {
      outcome: takeSeat(
        match: $match
        seat: $seat
        deck: $deck
        expectedSeq: $expectedSeq
        commandId: $commandId
      ) {
        ...Outcome
      }
    }
  `,
  [OUTCOME],
);

export const TAKE_JUDGE_SEAT = graphql(
  `
    mutation TakeJudgeSeat($match: ID!, $expectedSeq: Int!, $commandId: ID!) {
      outcome: takeJudgeSeat(match: $match, expectedSeq: $expectedSeq, commandId: $commandId) {
        ...Outcome
      }
    }
  `,
  [OUTCOME],
);

export const SEAT_BOT = graphql(
  `
    mutation SeatBot($match: ID!, $seat: Int!, $commandId: ID!) {
      outcome: seatBot(match: $match, seat: $seat, commandId: $commandId) {
        ...Outcome
      }
    }
  `,
  [OUTCOME],
);

export const GET_READY = graphql(
  `
    mutation GetReady($match: ID!, $expectedSeq: Int!, $commandId: ID!) {
      outcome: getReady(match: $match, expectedSeq: $expectedSeq, commandId: $commandId) {
        ...Outcome
      }
    }
  `,
  [OUTCOME],
);
