/** For how long an answer of the database about who may do what is good. */

export const LIVE_FOR_MS = 1_000;

/** Not with a clock that has stepped back since: nobody knows how long ago it was asked. */
export const isStillLive = (askedAtMs: number, nowMs: number): boolean =>
  nowMs >= askedAtMs && nowMs - askedAtMs < LIVE_FOR_MS;
