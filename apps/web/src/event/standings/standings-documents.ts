/** What the pages of standings ask for: a first page that is followed, more of it, and why. */
import { graphql, type ResultOf } from '../../api/schema.js';

const LINE = graphql(`
  fragment Line on StandingLine @_unmask {
    entrant
    name
    phase
    points
    rank
    score {
      wins
      losses
      draws
    }
    tieBreaks {
      name
      value
    }
  }
`);

const FIRST_LINES = graphql(
  `
    fragment FirstLines on Standings @_unmask {
      seq
      at
      phase
      isLive
      closedRounds
      totalCount
      nodes {
        ...Line
      }
      pageInfo {
        endCursor
      }
    }
  `,
  [LINE],
);

export const STANDINGS_FEED = graphql(
  `
    subscription StandingsFeed($tournament: ID!, $live: Boolean!, $phase: Int) {
      standings(tournament: $tournament, live: $live, phase: $phase, first: 100) {
        ...FirstLines
      }
    }
  `,
  [FIRST_LINES],
);

export const STANDINGS = graphql(
  `
    query Standings(
      $tournament: ID!
      $live: Boolean!
      $phase: Int
      $asOfSeq: Int
      $search: String
    ) {
      standings(
        tournament: $tournament
        live: $live
        phase: $phase
        asOfSeq: $asOfSeq
        search: $search
        first: 100
      ) {
        ...FirstLines
      }
    }
  `,
  [FIRST_LINES],
);

/** The next lines of the same standings. */
export const MORE_LINES = graphql(
  `
    query MoreLines(
      $tournament: ID!
      $live: Boolean!
      $phase: Int
      $search: String
      $after: String!
    ) {
      standings(
        tournament: $tournament
        live: $live
        phase: $phase
        search: $search
        after: $after
        first: 400
      ) {
        nodes {
          ...Line
        }
        pageInfo {
          endCursor
        }
      }
    }
  `,
  [LINE],
);

export const WHY_RANK = graphql(`
  query WhyRank($tournament: ID!, $entrant: Int!, $phase: Int, $live: Boolean!, $asOfSeq: Int) {
    whyRank(
      tournament: $tournament
      entrant: $entrant
      phase: $phase
      live: $live
      asOfSeq: $asOfSeq
    ) {
      entrant
      rank
      roots
      names {
        entrant
        name
      }
      ahead {
        entrant
        rank
        decidedBy
        level
        own
        theirs
      }
      numbers {
        id
        name
        entrant
        value
        by
        least
        most
        round
        entry {
          kind
          how
          entrants
          wins
          draws
          places
        }
        parts {
          number
          round
          counts
          possible
        }
      }
    }
  }
`);

export type Line = ResultOf<typeof LINE>;
export type FirstLines = ResultOf<typeof FIRST_LINES>;
export type RankReasons = NonNullable<ResultOf<typeof WHY_RANK>['whyRank']>;
export type Explained = RankReasons['numbers'][number];
