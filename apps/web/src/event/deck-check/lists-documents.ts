import { graphql } from '../../api/schema.js';

/** The entry of one entrant, for staff: the one behind the number before. */
export const STAFF_LIST = graphql(`
  query StaffList($tournament: ID!, $before: Int!) {
    staffEntries(tournament: $tournament, after: $before, first: 1) {
      entrant
      name
      list {
        cards
      }
    }
  }
`);

export const TABLE_TO_CHECK = graphql(`
  query TableToCheck($tournament: ID!, $phase: Int!, $round: Int!, $table: Int!) {
    tournamentTables(
      tournament: $tournament
      phase: $phase
      round: $round
      number: $table
      first: 1
    ) {
      number
      seats {
        entrant
      }
    }
  }
`);
