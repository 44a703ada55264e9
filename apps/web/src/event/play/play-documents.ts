/** Play at the tables of a tournament that is played on the platform. */
import { graphql, type ResultOf } from '../../api/schema.js';

const TABLE_PLAY = graphql(`
  fragment TablePlay on TournamentTable @_unmask {
    phase
    round
    number
    match
    playStatus
    gamesWon
    openingProblem
  }
`);

export const TABLES_IN_PLAY = graphql(
  `
    subscription TablesInPlay($tournament: ID!, $own: Boolean!, $table: Int) {
      tablesInPlay(tournament: $tournament, own: $own, table: $table) {
        isFirst
        tables {
          ...TablePlay
        }
      }
    }
  `,
  [TABLE_PLAY],
);

export type TablePlay = ResultOf<typeof TABLE_PLAY>;
