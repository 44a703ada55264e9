import { graphql, type ResultOf } from '../api/schema.js';
import { ROW } from './front-documents.js';

/** The matches of whoever asks that are not over, the newest first. */
export const OWN_MATCHES = graphql(
  `
    query OwnMatches {
      matches(
        filter: { player: "me", status: [OPEN, RUNNING, PAUSED] }
        first: 6
        orderBy: { field: CREATED_AT, direction: DESC }
      ) {
        nodes {
          ...Row
          waitsForYou
        }
      }
    }
  `,
  [ROW],
);

export type OwnMatch = ResultOf<typeof OWN_MATCHES>['matches']['nodes'][number];
