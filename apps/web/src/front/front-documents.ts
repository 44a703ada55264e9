import { graphql, type ResultOf } from '../api/schema.js';

/** A last event costs; so the length of a list stands here as a number. */
export const MATCHES = graphql(`
  query Front($filter: MatchFilterInput, $orderBy: MatchOrderInput) {
    matches(filter: $filter, first: 12, orderBy: $orderBy) {
      nodes {
        id
        game
        status
        eventCount
        watchers
        seats {
          seat
          label
          isBot
        }
        result {
          places
          reason
        }
        lastEvent {
          action
          facts
        }
      }
    }
  }
`);

export type Listed = ResultOf<typeof MATCHES>['matches']['nodes'][number];
