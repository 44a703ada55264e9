/** What a player tells an event to do. */
import { graphql } from '../../api/schema.js';
import { EVENT_OUTCOME } from '../orders/event-outcome.js';

export const ENTER = graphql(
  `
    mutation Enter($tournament: ID!, $code: String, $commandId: ID!) {
      outcome: enterTournament(tournament: $tournament, code: $code, commandId: $commandId) {
        ...EventOutcome
      }
    }
  `,
  [EVENT_OUTCOME],
);

export const CHECK_IN = graphql(
  `
    mutation CheckIn($tournament: ID!, $entrant: Int!, $commandId: ID!) {
      outcome: checkIn(tournament: $tournament, entrant: $entrant, commandId: $commandId) {
        ...EventOutcome
      }
    }
  `,
  [EVENT_OUTCOME],
);

export const DROP = graphql(
  `
    mutation Drop($tournament: ID!, $entrant: Int!, $commandId: ID!) {
      outcome: dropEntrant(tournament: $tournament, entrant: $entrant, commandId: $commandId) {
        ...EventOutcome
      }
    }
  `,
  [EVENT_OUTCOME],
);

export const HAND_IN = graphql(
  `
    mutation HandIn($tournament: ID!, $entrant: Int!, $cards: [String!]!, $commandId: ID!) {
      outcome: handInList(
        tournament: $tournament
        entrant: $entrant
        cards: $cards
        commandId: $commandId
      ) {
        ...EventOutcome
      }
    }
  `,
  [EVENT_OUTCOME],
);

export const CALL_STAFF = graphql(
  `
    mutation CallStaff($tournament: ID!, $commandId: ID!) {
      outcome: callStaff(tournament: $tournament, commandId: $commandId) {
        ...EventOutcome
      }
    }
  `,
  [EVENT_OUTCOME],
);

export const REPORT = graphql(
  `
    mutation Report(
      $tournament: ID!
      $phase: Int!
      $round: Int!
      $table: Int!
      $between: [Int!]
      $result: TableResultInput!
      $commandId: ID!
    ) {
      outcome: reportResult(
        tournament: $tournament
        phase: $phase
        round: $round
        table: $table
        between: $between
        result: $result
        commandId: $commandId
      ) {
        ...EventOutcome
      }
    }
  `,
  [EVENT_OUTCOME],
);

/** A name is no part of the record: nothing becomes of it but the name. */
export const NAME = graphql(`
  mutation Name($tournament: ID!, $entrant: Int!, $name: String!) {
    nameEntrant(tournament: $tournament, entrant: $entrant, name: $name)
  }
`);
