import { graphql } from '../api/schema.js';

export const MATCHES = graphql(`
  query Front($filter: MatchFilterInput, $orderBy: MatchOrderInput) {
    matches(filter: $filter, first: 12, orderBy: $orderBy) {
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
