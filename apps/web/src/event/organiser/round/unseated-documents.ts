import { graphql } from '../../../api/schema.js';

export const WHO_PLAYS = graphql(`
  query WhoPlays($tournament: ID!, $from: Int!) {
    tournamentEntrants(tournament: $tournament, after: $from, first: 500, status: [ENTERED]) {
      number
      name
    }
  }
`);

export const OWN_ROUNDS = graphql(`
  query OwnRounds($tournament: ID!, $entrant: Int!) {
    entrantPage(tournament: $tournament, entrant: $entrant) {
      rounds {
        phase
        round
        isBye
      }
    }
  }
`);
