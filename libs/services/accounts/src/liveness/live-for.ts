/** How long an answer of the database about who may do what is good. */

export const LIVE_FOR_MS = 1_000;

/** Whether an answer still holds: not with a clock that stepped back, as nobody knows its age. */
export const isStillLive = (askedAtMs: number, nowMs: number): boolean =>
  nowMs >= askedAtMs && nowMs - askedAtMs < LIVE_FOR_MS;
