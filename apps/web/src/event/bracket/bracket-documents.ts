/** What the page of a bracket asks for. */
import { graphql, type ResultOf } from '../../api/schema.js';

export const BRACKET = graphql(`
  query EventBracket($tournament: ID!, $phase: Int!) {
    bracket(tournament: $tournament, phase: $phase) {
      seeds
      names {
        entrant
        name
      }
      places {
        entrant
        from
        to
      }
      matches {
        id
        stage
        from {
          seed
          winnerOf
          loserOf
        }
        isConditional
        entrants
        winner
        status
        round
        table
      }
    }
  }
`);

export type Bracket = NonNullable<ResultOf<typeof BRACKET>['bracket']>;
export type BracketMatch = Bracket['matches'][number];
