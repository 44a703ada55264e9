/** The time of this process: what is held back is let out by it. */

export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
  /** Calls `act` once, after `ms` milliseconds; returns how to call it off. */
  after(ms: number, act: () => void): () => void;
}

/** The longest that a timer of Node waits; whoever waits longer looks at the clock in between. */
const MAX_TIMER_MS = 2 ** 31 - 1;

export const systemClock: Clock = {
  now: () => Date.now(),
  after(ms, act) {
    const timer = setTimeout(act, Math.min(Math.max(ms, 1), MAX_TIMER_MS)).unref();
    return () => clearTimeout(timer);
  },
};

/** The promise's value, or undefined when it takes longer than `deadlineMs`. */
export async function withDeadline<T>(
  promise: Promise<T>,
  deadlineMs: number,
): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), deadlineMs);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
