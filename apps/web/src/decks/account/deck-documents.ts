import { graphql } from '../../api/schema.js';

/** The decks that are kept with the account of whoever uses this browser. */
export const MY_DECKS = graphql(`
  query MyDecks($game: String) {
    myDecks(game: $game) {
      id
      game
      name
      cards
    }
  }
`);

export const SAVE_DECK = graphql(`
  mutation SaveDeck($id: ID, $game: String!, $name: String!, $cards: [String!]!) {
    saved: saveDeck(id: $id, game: $game, name: $name, cards: $cards) {
      __typename
      ... on AccountRefused {
        says
      }
    }
  }
`);

export const DELETE_DECK = graphql(`
  mutation DeleteDeck($id: ID!) {
    deleted: deleteDeck(id: $id) {
      __typename
      ... on AccountRefused {
        says
      }
    }
  }
`);
