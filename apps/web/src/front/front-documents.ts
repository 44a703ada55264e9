import { graphql, type ResultOf } from '../api/schema.js';

/** What a row of any list shows of a match. */
export const ROW = graphql(`
  fragment Row on MatchSummary @_unmask {
    id
    game
    status
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
`);

export type Listed = ResultOf<typeof ROW>;

/** A last event costs; so the length of a list stands here as a number. */
export const MATCHES = graphql(
  `
    query Front($filter: MatchFilterInput, $orderBy: MatchOrderInput) {
      matches(filter: $filter, first: 12, orderBy: $orderBy) {
        nodes {
          ...Row
        }
      }
    }
  `,
  [ROW],
);
