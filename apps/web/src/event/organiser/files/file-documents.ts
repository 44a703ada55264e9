import { graphql } from '../../../api/schema.js';

export const RECORD = graphql(`
  query Record($tournament: ID!) {
    exportTournament(id: $tournament)
  }
`);

/** A page that is turned goes on in the same standings. */
export const STANDINGS = graphql(`
  query StandingsFile($tournament: ID!, $cursor: String) {
    standings(tournament: $tournament, after: $cursor, first: 250) {
      pageInfo {
        hasNextPage
        endCursor
      }
      nodes {
        entrant
        name
        rank
        phase
        points
        tieBreaks {
          name
          value
        }
      }
    }
  }
`);

export const ENTRANTS_FILE = graphql(`
  query EntrantsFile($tournament: ID!, $from: Int!) {
    tournamentEntrants(tournament: $tournament, after: $from, first: 500) {
      number
      name: bareName
      actor
      status
    }
  }
`);
