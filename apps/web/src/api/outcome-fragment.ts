import { graphql, type ResultOf } from './schema.js';

/** What becomes of a command. A mutation asks for it under the name `outcome`. */
export const OUTCOME = graphql(`
  fragment Outcome on CommandOutcome @_unmask {
    __typename
    ... on Accepted {
      match
      seq
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

export type OutcomeFields = ResultOf<typeof OUTCOME>;
