/**
 * When an event is tried again that could not be delivered: soon at first, because a receiver that
 * is started anew is back in a moment, and for half a day in all, because a day of play is not longer.
 */
const [SECOND_MS, MINUTE_MS, HOUR_MS] = [1_000, 60_000, 3_600_000];

/** The wait after the first attempt in vain, after the second, and so on; then it is given up. */
export const RETRY_AFTER_MS: readonly number[] = [
  5 * SECOND_MS,
  30 * SECOND_MS,
  2 * MINUTE_MS,
  10 * MINUTE_MS,
  30 * MINUTE_MS,
  HOUR_MS,
  2 * HOUR_MS,
  4 * HOUR_MS,
  4 * HOUR_MS,
];
