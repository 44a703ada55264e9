/**
 * What is read out while somebody follows a match: one summary an action, two seconds apart or more,
 * so that a screen reader can finish; what came between is told together, the last of it whole.
 */
import type { Timing } from '../live/timing.js';

const LEAST_BETWEEN_MS = 2_000;
/** Whoever leafs through a record, or comes back to it, is not kept listening to all of it. */
const MOST_AT_ONCE = 8;

/** Made when it is told, and not for each event that somebody passes; empty where nothing is known. */
type Summary = () => string;

interface Announcer {
  readonly say: (summary: Summary) => void;
  readonly stop: () => void;
}

export function announcer(timing: Timing, tell: (text: string) => void): Announcer {
  let [toldAt, waiting] = [-Infinity, [] as Summary[]];
  let takeBack: (() => void) | undefined;
  const flush = (): void => {
    takeBack = undefined;
    const said = waiting;
    waiting = [];
    toldAt = timing.now();
    tell(
      said
        .map((summary) => summary())
        .filter((each) => each !== '')
        .join(' '),
    );
  };
  return {
    say(summary) {
      waiting = [...waiting, summary].slice(-MOST_AT_ONCE);
      if (takeBack !== undefined) return;
      const wait = Math.max(0, toldAt + LEAST_BETWEEN_MS - timing.now());
      if (wait === 0) flush();
      else takeBack = timing.after(wait, flush);
    },
    stop: () => takeBack?.(),
  };
}
