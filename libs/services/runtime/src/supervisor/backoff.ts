const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 10_000;
/** Whoever has lived for so long has died of something new. */
const LONG_LIFE_MS = 30_000;

/** How long to wait before the next life, by how the lives before went: doubled, within bounds. */
export function backoff(): { afterLifeOf(lifeMs: number): number } {
  let pauseMs = FIRST_PAUSE_MS;
  return {
    afterLifeOf(lifeMs) {
      if (lifeMs >= LONG_LIFE_MS) pauseMs = FIRST_PAUSE_MS;
      const next = pauseMs;
      pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS);
      return next;
    },
  };
}
