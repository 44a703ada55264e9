import { graphql } from '../../api/schema.js';

export const WHY_NOT = graphql(`
  query WhyNot($match: ID!, $decision: ID!, $choice: Choice!) {
    whyNot(match: $match, decision: $decision, choice: $choice) {
      __typename
      ... on Refused {
        rule
        says
      }
    }
  }
`);
