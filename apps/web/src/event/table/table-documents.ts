/** What the page of a table asks for. */
import { graphql, type ResultOf } from '../../api/schema.js';
import { TABLE, UNDECIDED } from '../follow/event-documents.js';

export const ONE_TABLE = graphql(
  `
    query OneTable($tournament: ID!, $phase: Int!, $round: Int!, $number: Int!) {
      tournamentTables(
        tournament: $tournament
        phase: $phase
        round: $round
        number: $number
        first: 1
      ) {
        ...EventTable
      }
    }
  `,
  [TABLE],
);

/** For staff: what those at a table without a result have said of it. */
export const REPORTS = graphql(
  `
    query ReportsOfTable($tournament: ID!, $before: Int!) {
      outstandingTables(tournament: $tournament, after: $before, first: 1) {
        table {
          phase
          round
          number
        }
        ...Undecided
      }
    }
  `,
  [UNDECIDED],
);

export type Outstanding = ResultOf<typeof REPORTS>['outstandingTables'][number];
