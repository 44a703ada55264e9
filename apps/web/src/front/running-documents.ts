import { graphql, type ResultOf } from '../api/schema.js';

/** The events that are played now, the one that began last first. */
export const RUNNING_EVENTS = graphql(`
  query RunningEvents {
    tournaments(
      filter: { stage: [PLAYING, PAUSED] }
      first: 5
      orderBy: { field: STARTED_AT, direction: DESC }
    ) {
      nodes {
        id
        title
        game
        places
        round
      }
    }
  }
`);

export type RunningEvent = ResultOf<typeof RUNNING_EVENTS>['tournaments']['nodes'][number];
