import { graphql } from '../../../api/schema.js';

/** The first lines: whoever stands behind those who go on is among them in any usual cut. */
export const IN_LINE = graphql(`
  query InLine($tournament: ID!, $after: [String!]! = []) {
    standings(tournament: $tournament, first: 100, afterTokens: $after) {
      nodes {
        entrant
        name
      }
    }
  }
`);
