import { graphql } from '../api/schema.js';

export const MATCHES = graphql(`
  query Front($filter: MatchFilterInput, $first: Int, $orderBy: MatchOrderInput) {
    matches(filter: $filter, first: $first, orderBy: $orderBy) {
      nodes {
        id
        game
        status
        eventCount
        updatedAt
        endedAt
        seats {
          seat
          actor
          player {
            name
          }
        }
        result {
          places
          reason
        }
      }
    }
  }
`);
