/** What the calendar asks for. */
import { graphql, type ResultOf } from '../api/schema.js';

/** What a row of any list shows of an event. */
const EVENT_ROW = graphql(`
  fragment EventRow on TournamentSummary @_unmask {
    id
    title
    game
    play
    stage
    places
    capacity
    waiting
    round
    owner
    createdAt
    beginsAt
    startedAt
  }
`);

export type ListedEvent = ResultOf<typeof EVENT_ROW>;

export const EVENTS = graphql(
  `
    query Events($filter: TournamentFilterInput, $orderBy: TournamentOrderInput, $after: String) {
      tournaments(filter: $filter, orderBy: $orderBy, after: $after, first: 20) {
        nodes {
          ...EventRow
        }
        pageInfo {
          endCursor
          hasNextPage
        }
      }
    }
  `,
  [EVENT_ROW],
);

/** The games of the server, for what an event may be of. */
export const EVENT_GAMES = graphql(`
  query EventGames {
    games {
      id
      title
      minSeats
      maxSeats
    }
  }
`);
