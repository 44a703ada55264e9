import { setTimeout as sleep } from 'node:timers/promises';
import { LogError } from '@scoresheet/event-log-port';

const FIRST_PAUSE_MS = 5;
const LONGEST_PAUSE_MS = 1_000;

/**
 * Asks the log until it answers. What was asked may be done twice then; of appended events and
 * outcomes a second copy changes nothing.
 */
export async function surely<T>(ask: () => Promise<T>, stopped: AbortSignal): Promise<T> {
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS)) {
    try {
      return await ask();
    } catch (error) {
      const isAway = error instanceof LogError && error.code === 'log-unavailable';
      if (!isAway || stopped.aborted) throw error;
    }
    await sleep(pauseMs, undefined, { signal: stopped });
  }
}
