import { graphql, type ResultOf } from '../../api/schema.js';

/** What becomes of a command to a tournament. A mutation asks for it under the name `outcome`. */
export const EVENT_OUTCOME = graphql(`
  fragment EventOutcome on TournamentOutcome @_unmask {
    __typename
    ... on TournamentAccepted {
      tournament
      seq
      token
    }
    ... on Refused {
      code
      rule
      says
    }
    ... on Conflict {
      says
    }
    ... on Pending {
      says
    }
  }
`);

export type EventOutcomeFields = ResultOf<typeof EVENT_OUTCOME>;
