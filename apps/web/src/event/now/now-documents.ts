/** What the first page of an event asks for. */
import { graphql, type ResultOf } from '../../api/schema.js';

export const ANNOUNCEMENTS = graphql(`
  query Announcements($tournament: ID!, $afterTokens: [String!]!) {
    announcements(tournament: $tournament, afterTokens: $afterTokens, first: 20) {
      number
      postedAt
      words {
        state
        text
      }
    }
  }
`);

/** The tables of a round, for who looks on. */
export const LATEST_TABLES = graphql(`
  query LatestTables($tournament: ID!, $phase: Int!, $round: Int!, $after: Int!) {
    tournamentTables(
      tournament: $tournament
      phase: $phase
      round: $round
      after: $after
      first: 500
    ) {
      number
      hasQuestion
      seats {
        entrant
        name
      }
      result {
        is
        winner
        wins
        draws
        scores
        places
      }
    }
  }
`);

export type Announcement = ResultOf<typeof ANNOUNCEMENTS>['announcements'][number];
export type LatestTable = ResultOf<typeof LATEST_TABLES>['tournamentTables'][number];
