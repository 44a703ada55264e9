import { graphql, type ResultOf } from '../../../api/schema.js';

export const LEADERS_VIEW = graphql(`
  query LeadersView($tournament: ID!, $after: [String!]! = []) {
    leadersView(tournament: $tournament, afterTokens: $after) {
      checkIn
      checkedIn
      intentionalDraws
      successor
      forbiddenPairs
      agreements {
        entrant
        byes
        table
      }
      next {
        is
        phase
        round
        seeds {
          entrant
          name
        }
      }
    }
  }
`);

export type LeadersView = ResultOf<typeof LEADERS_VIEW>['leadersView'];
export type NextStep = NonNullable<LeadersView['next']>;
