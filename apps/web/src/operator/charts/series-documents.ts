import { graphql, type ResultOf } from '../../api/schema.js';

export const SERIES = graphql(`
  query Series($minutes: Int!) {
    healthSeries(minutes: $minutes) {
      process
      everyMs
      at
      answers
      accepted
      refused
      conflicts
      answerP50Ms
      answerP99Ms
      commandP50Ms
      commandP99Ms
      lagSeconds
      eventLoopLagMs
      memoryBytes
    }
  }
`);

export type SeriesFields = ResultOf<typeof SERIES>['healthSeries'];
