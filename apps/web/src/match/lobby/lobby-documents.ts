import { OUTCOME } from '../../api/outcome-fragment.js';
import { graphql } from '../../api/schema.js';

export const TAKE_SEAT = graphql(
  `
    mutation TakeSeat(
      $match: ID!
      $seat: Int!
      $deck: [String!]!
      $expectedSeq: Int!
      $invitation: String
      $commandId: ID!
    ) {
      outcome: takeSeat(
        match: $match
        seat: $seat
        deck: $deck
        expectedSeq: $expectedSeq
        invitation: $invitation
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
    mutation TakeJudgeSeat($match: ID!, $expectedSeq: Int!, $invitation: String, $commandId: ID!) {
      outcome: takeJudgeSeat(
        match: $match
        expectedSeq: $expectedSeq
        invitation: $invitation
        commandId: $commandId
      ) {
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
    mutation GetReady($match: ID!, $expectedSeq: Int!, $begins: Int, $commandId: ID!) {
      outcome: getReady(
        match: $match
        expectedSeq: $expectedSeq
        begins: $begins
        commandId: $commandId
      ) {
        ...Outcome
      }
    }
  `,
  [OUTCOME],
);

/** For who sits there: what others need to come to a private match; null where it is for everybody. */
export const INVITATION = graphql(`
  query Invitation($match: ID!) {
    invitation(match: $match)
  }
`);
