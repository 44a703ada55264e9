import { graphql, type ResultOf } from '../../../api/schema.js';

/** As `readList` holds them against a list. */
export const ALL_ENTRANTS = graphql(`
  query AllEntrants($tournament: ID!, $from: Int!) {
    tournamentEntrants(tournament: $tournament, after: $from, first: 500) {
      number
      name: bareName
      actor
      status
    }
  }
`);

export const ENTRANTS = graphql(`
  query OrganisedEntrants(
    $tournament: ID!
    $from: Int!
    $search: String
    $status: [EntrantStatus!]
    $after: [String!]! = []
  ) {
    tournamentEntrants(
      tournament: $tournament
      after: $from
      search: $search
      status: $status
      first: 100
      afterTokens: $after
    ) {
      number
      name
      bareName
      actor
      status
      isPresent
      hasList
    }
  }
`);

/** As many as the panel names. */
export const MISSING_PAGE = 100;

export const MISSING = graphql(`
  query MissingEntrants($tournament: ID!, $first: Int!, $after: [String!]! = []) {
    tournamentEntrants(
      tournament: $tournament
      status: [ENTERED]
      isPresent: false
      first: $first
      afterTokens: $after
    ) {
      number
      name
    }
  }
`);

export const ACCOUNT_NAMED = graphql(`
  query AccountNamed($name: String!) {
    account(name: $name) {
      id
      name
    }
  }
`);

export const NAME_ENTRANT = graphql(`
  mutation NameEntrant($tournament: ID!, $entrant: Int!, $name: String!) {
    nameEntrant(tournament: $tournament, entrant: $entrant, name: $name)
  }
`);

export type Entrant = ResultOf<typeof ENTRANTS>['tournamentEntrants'][number];
