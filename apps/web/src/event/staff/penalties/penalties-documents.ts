import { graphql, type ResultOf } from '../../../api/schema.js';
import { EVENT_OUTCOME } from '../../orders/event-outcome.js';

/** So many entries come at once. */
export const PENALTIES_PAGE = 500;

export const PENALTIES = graphql(`
  query StaffPenalties($tournament: ID!, $after: Int!) {
    staffEntries(tournament: $tournament, after: $after, first: 500) {
      entrant
      name
      penalties {
        at
        infraction
        penalty
        points
      }
    }
  }
`);

export type PenalisedEntry = ResultOf<typeof PENALTIES>['staffEntries'][number];
export type Penalty = PenalisedEntry['penalties'][number];

export const SOUGHT_ENTRANTS = graphql(`
  query SoughtEntrants($tournament: ID!, $search: String!) {
    tournamentEntrants(tournament: $tournament, search: $search, first: 12) {
      number
      name
      status
    }
  }
`);

export const PENALISE = graphql(
  `
    mutation Penalise(
      $tournament: ID!
      $entrant: Int!
      $penalty: PenaltyKind!
      $infraction: String!
      $points: Int
      $reason: String!
      $commandId: ID!
    ) {
      outcome: penaliseEntrant(
        tournament: $tournament
        entrant: $entrant
        penalty: $penalty
        infraction: $infraction
        points: $points
        reason: $reason
        commandId: $commandId
      ) {
        ...EventOutcome
      }
    }
  `,
  [EVENT_OUTCOME],
);

export const DISQUALIFY = graphql(
  `
    mutation Disqualify($tournament: ID!, $entrant: Int!, $reason: String!, $commandId: ID!) {
      outcome: disqualifyEntrant(
        tournament: $tournament
        entrant: $entrant
        reason: $reason
        commandId: $commandId
      ) {
        ...EventOutcome
      }
    }
  `,
  [EVENT_OUTCOME],
);
