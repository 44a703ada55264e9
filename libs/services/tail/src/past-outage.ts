/** Patience with an archive that is away: a reader keeps its place until the archive answers. */
import { FIRST_PAUSE_MS, longer, pauseUnless } from '@scoresheet/event-log-port';

interface Outage {
  /** Aborted when the answer is no longer wanted. */
  readonly until: AbortSignal;
  /** Told of the first failure; those that follow are the same outage. */
  readonly onTrouble: (error: unknown) => void;
}

/** Asks until there is an answer; undefined where it was no longer wanted before there was one. */
export async function pastOutage<T>(
  ask: () => Promise<T>,
  { until, onTrouble }: Outage,
): Promise<T | undefined> {
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = longer(pauseMs)) {
    try {
      return await ask();
    } catch (error) {
      if (pauseMs === FIRST_PAUSE_MS) onTrouble(error);
      await pauseUnless(until, pauseMs);
      if (until.aborted) return undefined;
    }
  }
}
