/** Time as whoever shows things one after the other needs it; specs bring their own. */
export interface Timing {
  readonly now: () => number;
  /** Calls back later; gives the way to take it back. */
  readonly after: (ms: number, then: () => void) => () => void;
}

export const timing: Timing = {
  now: () => performance.now(),
  after: (ms, then) => {
    const timer = setTimeout(then, ms);
    return () => clearTimeout(timer);
  },
};
