/** How long things took, in windows of a few seconds: the newest ones, and no more. */
import { createHistogram, type RecordableHistogram } from 'node:perf_hooks';

/** Windows that are looked at together: a minute of them, for the figures of now. */
export const WINDOWS_OF_NOW = 12;

const MICROSECONDS_IN_MS = 1_000;
/** Whatever takes longer counts as this long: everything here has a deadline before it. */
const LONGEST_US = 60_000_000;
/** Two figures are right, which is finer than anybody reads from a chart. */
const BOUNDS = { lowest: 1, highest: LONGEST_US, figures: 2 };
const [MEDIAN, NEARLY_ALL] = [50, 99];

/** How long things took; nothing is said of a window in which nothing happened. */
export interface Durations {
  readonly p50Ms: number | undefined;
  readonly p99Ms: number | undefined;
}

export class DurationWindows {
  private current = createHistogram(BOUNDS);
  private past: readonly RecordableHistogram[] = [];

  readonly took = (ms: number): void => {
    const us = Math.round(ms * MICROSECONDS_IN_MS);
    this.current.record(Math.min(Math.max(us, 1), LONGEST_US));
  };

  /** Ends the window that runs, and gives what it held. */
  cut(): Durations {
    const ended = this.current;
    this.current = createHistogram(BOUNDS);
    this.past = [...this.past, ended].slice(-WINDOWS_OF_NOW);
    return durationsIn(ended);
  }

  /** Of the newest windows together, without the one that runs. */
  ofNow(): Durations {
    const together = createHistogram(BOUNDS);
    this.past.forEach((window) => together.add(window));
    return durationsIn(together);
  }
}

function durationsIn(window: RecordableHistogram): Durations {
  const at = (percent: number): number | undefined =>
    window.count === 0 ? undefined : window.percentile(percent) / MICROSECONDS_IN_MS;
  return { p50Ms: at(MEDIAN), p99Ms: at(NEARLY_ALL) };
}
