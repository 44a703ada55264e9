/** Whether a figure goes on growing: a straight line through its samples, and how sure it is. */

export interface Point {
  readonly hours: number;
  readonly value: number;
}

export interface Trend {
  /** Slope of the line, in the figure's unit. */
  readonly perHour: number;
  /** Half the width of the interval that holds the true slope in 95 of 100 runs. */
  readonly uncertainPerHour: number;
  readonly mean: number;
}

/** Standard errors on each side of the slope; the samples are many. */
const CONFIDENCE = 1.96;
const LEAST_POINTS = 3;

/** Least squares. Throws when there are too few points for any uncertainty to be known. */
export function trendOf(points: readonly Point[]): Trend {
  const { length } = points;
  if (length < LEAST_POINTS) throw new Error(`${length} samples are too few for a trend.`);
  const meanHours = sum(points.map(({ hours }) => hours)) / length;
  const mean = sum(points.map(({ value }) => value)) / length;
  const spread = sum(points.map(({ hours }) => (hours - meanHours) ** 2));
  const together = sum(points.map(({ hours, value }) => (hours - meanHours) * (value - mean)));
  const perHour = together / spread;
  const missed = points.map(({ hours, value }) => value - mean - perHour * (hours - meanHours));
  const error = Math.sqrt(sum(missed.map((by) => by ** 2)) / (length - 2) / spread);
  return { perHour, uncertainPerHour: CONFIDENCE * error, mean };
}

/** Whether a figure grows by more than is allowed, and chance does not explain it. */
export const growsBeyond = ({ perHour, uncertainPerHour }: Trend, allowed: number): boolean =>
  perHour - uncertainPerHour > allowed;

/**
 * The lowest of each group of so many samples. A heap is a saw: only what is left after its
 * collections tells whether something is kept for ever.
 */
export function lowWater(points: readonly Point[], groupOf: number): readonly Point[] {
  const lows: Point[] = [];
  for (let first = 0; first + groupOf <= points.length; first += groupOf) {
    const group = points.slice(first, first + groupOf);
    lows.push(group.reduce((low, point) => (point.value < low.value ? point : low)));
  }
  return lows;
}

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);
