/** What the page of a player asks for. */
import { graphql } from '../api/schema.js';
import { ROW } from '../front/front-documents.js';

/** The name of a player; `node` is null where nobody has an account of this id. */
export const PLAYER = graphql(`
  query Player($account: ID!) {
    node(id: $account) {
      __typename
      ... on Account {
        id
        name
      }
    }
  }
`);

/** A last event costs; so the length of a page stands here as a number. */
export const PLAYER_MATCHES = graphql(
  `
    query PlayerMatches($account: ID!, $after: String) {
      matches(
        filter: { player: $account }
        first: 10
        after: $after
        orderBy: { field: CREATED_AT, direction: DESC }
      ) {
        nodes {
          ...Row
        }
        pageInfo {
          endCursor
          hasNextPage
        }
      }
    }
  `,
  [ROW],
);

/** Entrants of an event whose names hold that of the player. */
export const NAMED_SO = graphql(`
  query NamedSo($tournament: ID!, $name: String!) {
    tournamentEntrants(tournament: $tournament, search: $name, first: 20) {
      number
      actor
    }
  }
`);

export const PLACE = graphql(`
  query PlaceOfPlayer($tournament: ID!, $entrant: String!) {
    standings(tournament: $tournament, search: $entrant, first: 20) {
      nodes {
        entrant
        rank
        score {
          wins
          losses
          draws
        }
      }
    }
  }
`);
