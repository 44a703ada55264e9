/** Samples as a chart takes them: a column for each figure, and no more points than it has room for. */
import type { HealthSample } from './health-samples.service.js';

/** A chart on a desktop is some 720 pixels wide: more points would not be seen. */
export const MAX_POINTS = 360;

interface HealthColumns {
  readonly at: readonly number[];
  readonly answers: readonly number[];
  readonly accepted: readonly number[];
  readonly refused: readonly number[];
  readonly conflicts: readonly number[];
  readonly answerP50Ms: readonly (number | null)[];
  readonly answerP99Ms: readonly (number | null)[];
  readonly commandP50Ms: readonly (number | null)[];
  readonly commandP99Ms: readonly (number | null)[];
  readonly lagSeconds: readonly number[];
  readonly eventLoopLagMs: readonly number[];
  readonly memoryBytes: readonly number[];
}

/** A point stands for several samples: by the mean of what is counted, by the worst of what is late. */
export function healthColumns(samples: readonly HealthSample[]): HealthColumns {
  const points = piecesOf(samples, Math.ceil(samples.length / MAX_POINTS));
  const each = <T>(figure: (piece: readonly HealthSample[]) => T): readonly T[] =>
    points.map(figure);
  const meanOf = (figure: (sample: HealthSample) => number) =>
    each((piece) => piece.reduce((sum, one) => sum + figure(one), 0) / piece.length);
  const worstOf = (figure: (sample: HealthSample) => number | undefined) =>
    each((piece) => worst(piece.map(figure)));
  const mostOf = (figure: (sample: HealthSample) => number) =>
    each((piece) => Math.max(...piece.map(figure)));
  return {
    at: mostOf(({ atMs }) => atMs),
    answers: meanOf(({ answers }) => answers),
    accepted: meanOf(({ accepted }) => accepted),
    refused: meanOf(({ refused }) => refused),
    conflicts: meanOf(({ conflicts }) => conflicts),
    answerP50Ms: worstOf(({ answerTimes }) => answerTimes.p50Ms),
    answerP99Ms: worstOf(({ answerTimes }) => answerTimes.p99Ms),
    commandP50Ms: worstOf(({ commandTimes }) => commandTimes.p50Ms),
    commandP99Ms: worstOf(({ commandTimes }) => commandTimes.p99Ms),
    lagSeconds: mostOf(({ lagSeconds }) => lagSeconds),
    eventLoopLagMs: mostOf(({ eventLoopLagMs }) => eventLoopLagMs),
    memoryBytes: mostOf(({ memoryBytes }) => memoryBytes),
  };
}

function piecesOf<T>(all: readonly T[], size: number): readonly (readonly T[])[] {
  const starts = Array.from({ length: Math.ceil(all.length / Math.max(size, 1)) }, (_, i) => i);
  return starts.map((i) => all.slice(i * size, (i + 1) * size));
}

/** The largest figure that is known; null where nothing happened. */
function worst(figures: readonly (number | undefined)[]): number | null {
  const known = figures.filter((figure) => figure !== undefined);
  return known.length === 0 ? null : Math.max(...known);
}
