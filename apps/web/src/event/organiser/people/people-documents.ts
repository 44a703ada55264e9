import { graphql } from '../../../api/schema.js';

export const ANNOUNCEMENTS = graphql(`
  query LastAnnouncements($tournament: ID!, $after: [String!]! = []) {
    announcements(tournament: $tournament, first: 10, afterTokens: $after) {
      number
      postedAt
      words {
        state
        text
      }
    }
  }
`);

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
