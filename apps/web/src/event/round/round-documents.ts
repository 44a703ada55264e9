/** What the pages of rounds ask for. To look for the match of a table costs much: the page of one table does. */
import { graphql, type ResultOf } from '../../api/schema.js';
import { TABLE_LINE } from '../follow/event-documents.js';

const PAIRING = graphql(
  `
    fragment Pairing on TournamentTable @_unmask {
      phase
      round
      ...TableLine
    }
  `,
  [TABLE_LINE],
);

/** A first page that is there at once. */
export const FIRST_TABLES = graphql(
  `
    query FirstTables($tournament: ID!, $phase: Int!, $round: Int!) {
      tournamentTables(tournament: $tournament, phase: $phase, round: $round, first: 100) {
        ...Pairing
      }
    }
  `,
  [PAIRING],
);

export const MORE_TABLES = graphql(
  `
    query MoreTables($tournament: ID!, $phase: Int!, $round: Int!, $after: Int!) {
      tournamentTables(
        tournament: $tournament
        phase: $phase
        round: $round
        after: $after
        first: 500
      ) {
        ...Pairing
      }
    }
  `,
  [PAIRING],
);

export const FOUND_TABLES = graphql(
  `
    query FoundTables($tournament: ID!, $phase: Int!, $round: Int!, $name: String, $number: Int) {
      tournamentTables(
        tournament: $tournament
        phase: $phase
        round: $round
        name: $name
        number: $number
        first: 100
      ) {
        ...Pairing
      }
    }
  `,
  [PAIRING],
);

/** Tables as the events of an event change them. */
export const TABLES_FEED = graphql(
  `
    subscription TablesFeed($tournament: ID!, $from: Int!) {
      tournamentEvents(tournament: $tournament, from: $from) {
        seq
        type
        tables(first: 500) {
          ...Pairing
        }
      }
    }
  `,
  [PAIRING],
);

export const WHY_OPPONENT = graphql(`
  query WhyOpponent($tournament: ID!, $phase: Int!, $round: Int!, $table: Int!) {
    whyOpponent(tournament: $tournament, phase: $phase, round: $round, table: $table) {
      names {
        entrant
        name
      }
      reasons {
        entrant
        points
        opponent
        opponentPoints
        isWholeDraw
        cost {
          rematches
          byes
          byePoints
          upAgain
          downAgain
        }
        others {
          opponent
          points
          reason
          priority
          by
        }
      }
    }
  }
`);

export type Pairing = ResultOf<typeof PAIRING>;
export type TableReasons = NonNullable<ResultOf<typeof WHY_OPPONENT>['whyOpponent']>;
export type Reasons = TableReasons['reasons'][number];
