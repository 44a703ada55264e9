import { graphql, type ResultOf } from '../../../api/schema.js';

export const ROUND_REVIEW = graphql(`
  query RoundReview($tournament: ID!, $phase: Int!, $round: Int!, $after: [String!]! = []) {
    roundReview(
      tournament: $tournament
      phase: $phase
      round: $round
      first: 100
      afterTokens: $after
    ) {
      strainCount
      byes {
        entrant
        name
      }
      awardedByes {
        entrant
        name
      }
      waiting {
        entrant
        name
      }
      strains {
        kind
        by
        table {
          number
        }
        entrants {
          entrant
          name
        }
      }
    }
  }
`);

export type RoundReview = NonNullable<ResultOf<typeof ROUND_REVIEW>['roundReview']>;
export type Strain = RoundReview['strains'][number];
