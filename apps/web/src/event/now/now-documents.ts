/** What the first page of an event asks for. */
import { graphql, type ResultOf } from '../../api/schema.js';

export const ANNOUNCEMENTS = graphql(`
  query Announcements($tournament: ID!) {
    announcements(tournament: $tournament, first: 20) {
      number
      postedAt
      words {
        state
        text
      }
    }
  }
`);

export type Announcement = ResultOf<typeof ANNOUNCEMENTS>['announcements'][number];
