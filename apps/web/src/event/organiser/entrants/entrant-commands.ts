/** Commands about who plays. */
import { graphql } from '../../../api/schema.js';
import { EVENT_OUTCOME } from '../../orders/event-outcome.js';

export const ADD_ENTRANTS = graphql(
  `
    mutation AddEntrants($tournament: ID!, $commandId: ID!, $entrants: [AddedEntrantInput!]!) {
      outcome: addEntrants(tournament: $tournament, commandId: $commandId, entrants: $entrants) {
        ...EventOutcome
      }
    }
  `,
  [EVENT_OUTCOME],
);

export const CHECK_IN = graphql(
  `
    mutation CheckIn($tournament: ID!, $commandId: ID!, $entrant: Int!) {
      outcome: checkIn(tournament: $tournament, commandId: $commandId, entrant: $entrant) {
        ...EventOutcome
      }
    }
  `,
  [EVENT_OUTCOME],
);

export const DROP = graphql(
  `
    mutation Drop($tournament: ID!, $commandId: ID!, $entrant: Int!) {
      outcome: dropEntrant(tournament: $tournament, commandId: $commandId, entrant: $entrant) {
        ...EventOutcome
      }
    }
  `,
  [EVENT_OUTCOME],
);

export const RE_ENTER = graphql(
  `
    mutation ReEnter($tournament: ID!, $commandId: ID!, $entrant: Int!, $overCap: Boolean!) {
      outcome: reEnter(
        tournament: $tournament
        commandId: $commandId
        entrant: $entrant
        overCap: $overCap
      ) {
        ...EventOutcome
      }
    }
  `,
  [EVENT_OUTCOME],
);

export const DISQUALIFY = graphql(
  `
    mutation Disqualify($tournament: ID!, $commandId: ID!, $entrant: Int!, $reason: String!) {
      outcome: disqualifyEntrant(
        tournament: $tournament
        commandId: $commandId
        entrant: $entrant
        reason: $reason
      ) {
        ...EventOutcome
      }
    }
  `,
  [EVENT_OUTCOME],
);

export const AWARD_BYES = graphql(
  `
    mutation AwardByes($tournament: ID!, $commandId: ID!, $entrant: Int!, $byes: Int!) {
      outcome: awardByes(
        tournament: $tournament
        commandId: $commandId
        entrant: $entrant
        byes: $byes
      ) {
        ...EventOutcome
      }
    }
  `,
  [EVENT_OUTCOME],
);

export const FIX_SEAT = graphql(
  `
    mutation FixSeat($tournament: ID!, $commandId: ID!, $entrant: Int!, $table: Int) {
      outcome: fixSeat(
        tournament: $tournament
        commandId: $commandId
        entrant: $entrant
        table: $table
      ) {
        ...EventOutcome
      }
    }
  `,
  [EVENT_OUTCOME],
);

export const FORBID_PAIRS = graphql(
  `
    mutation ForbidPairs($tournament: ID!, $commandId: ID!, $pairs: [[Int!]!]!) {
      outcome: forbidPairs(tournament: $tournament, commandId: $commandId, pairs: $pairs) {
        ...EventOutcome
      }
    }
  `,
  [EVENT_OUTCOME],
);
