import { graphql, type ResultOf } from '../api/schema.js';

/** The matches of whoever asks that are not over, the newest first. */
export const OWN_MATCHES = graphql(`
  query OwnMatches {
    matches(
      filter: { player: "me", status: [OPEN, RUNNING, PAUSED] }
      first: 6
      orderBy: { field: CREATED_AT, direction: DESC }
    ) {
      nodes {
        id
        game
        seats {
          seat
          label
          isBot
        }
      }
    }
  }
`);

export type OwnMatch = ResultOf<typeof OWN_MATCHES>['matches']['nodes'][number];

/** What a match asks of whoever has a seat there. */
export const OWN_TURN = graphql(`
  query OwnTurn($match: ID!) {
    match(id: $match) {
      status
      ownSeat
      seats {
        seat
        ready
      }
      decisions {
        seat
        optional
      }
    }
  }
`);

export type OwnTurn = NonNullable<ResultOf<typeof OWN_TURN>['match']>;
