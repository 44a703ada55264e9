/** So many points of a process in which more is asked from point to point, and nothing is sent. */
import type { SeriesFields } from './charts/series-documents.js';

export function seriesOf(points: number): SeriesFields {
  const each = <T>(value: T): T[] => Array.from({ length: points }, () => value);
  const numbers = Array.from({ length: points }, (_, i) => i + 1);
  return {
    process: 'scoresheet',
    everyMs: 5_000,
    at: numbers.map((i) => i * 5_000),
    answers: numbers,
    accepted: each(0),
    refused: each(0),
    conflicts: each(0),
    answerP50Ms: each(null),
    answerP99Ms: each(null),
    commandP50Ms: each(null),
    commandP99Ms: each(null),
    lagSeconds: each(0),
    eventLoopLagMs: each(1),
    memoryBytes: each(250_000_000),
  };
}
