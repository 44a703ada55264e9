import { FIRST_PAUSE_MS, longer, pauseUnless } from '@scoresheet/event-log-port';

/**
 * Asks an archive that has just failed, after longer and longer pauses, until there is an answer;
 * undefined where `until` came first.
 */
export async function askAgain<T>(
  ask: () => Promise<T>,
  until: AbortSignal,
): Promise<T | undefined> {
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = longer(pauseMs)) {
    await pauseUnless(until, pauseMs);
    if (until.aborted) return undefined;
    try {
      return await ask();
    } catch {
      // The same outage, of which has been told.
    }
  }
}
