/**
 * A machine's clock may be set back, and a new leader's clock may be behind the old one's. Time that
 * was told already is not taken back: it stands still until the clock has caught up. Only a step
 * that nobody wants to wait for is followed.
 */
const HOUR_MS = 3_600_000;

/** A clock that is further behind is not waited for. */
export const MAX_STEP_BACK_MS = 12 * HOUR_MS;

/** What time it is, in milliseconds, where `lastMs` was told last and the clock says `clockMs`. */
export const steadyTime = (lastMs: number, clockMs: number): number =>
  lastMs - clockMs <= MAX_STEP_BACK_MS ? Math.max(lastMs, clockMs) : clockMs;
