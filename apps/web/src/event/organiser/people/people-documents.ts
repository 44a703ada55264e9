import { graphql } from '../../../api/schema.js';

export const DESCRIBE = graphql(`
  mutation Describe($tournament: ID!, $title: String, $description: String) {
    describeTournament(tournament: $tournament, title: $title, description: $description)
  }
`);

export const ACCOUNT_OF = graphql(`
  query AccountOf($id: ID!) {
    node(id: $id) {
      __typename
      ... on Account {
        id
        name
      }
    }
  }
`);
