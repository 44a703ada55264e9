/** The table of a tournament at which a match is due that is not open yet. */
import { graphql, type ResultOf } from '../../api/schema.js';

const DUE_TABLE = graphql(`
  fragment DueTable on TournamentTable @_unmask {
    tournament
    phase
    round
    number
    match
    playStatus
    openingProblem
  }
`);

export const DUE = graphql(
  `
    query DueMatch($match: ID!) {
      tableOfDueMatch(match: $match) {
        ...DueTable
      }
    }
  `,
  [DUE_TABLE],
);

export const DUE_TABLE_IN_PLAY = graphql(
  `
    subscription DueTableInPlay($tournament: ID!, $table: Int!) {
      tablesInPlay(tournament: $tournament, table: $table) {
        tables {
          ...DueTable
        }
      }
    }
  `,
  [DUE_TABLE],
);

export type DueTable = ResultOf<typeof DUE_TABLE>;
