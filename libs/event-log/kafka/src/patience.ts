/**
 * Patience with brokers that are briefly away, and its end.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { LogError } from '@scoresheet/event-log-port';
import { FIRST_PAUSE_MS, LAST_PAUSE_MS } from './limits.js';
import { asLogError, isLasting } from './trouble.js';

export interface Patience {
  /** Aborted when the result is no longer wanted. */
  readonly until: AbortSignal;
  /** Told of every attempt that failed and is repeated. */
  readonly onTrouble: (error: LogError) => void;
}

/** Repeats while the cluster is away; every other error, and the end of patience, is thrown. */
export async function patiently<T>(
  attempt: () => Promise<T>,
  { until, onTrouble }: Patience,
): Promise<T> {
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = longer(pauseMs)) {
    try {
      return await attempt();
    } catch (reason) {
      const error = asLogError(reason);
      if (isLasting(error) || until.aborted) throw error;
      onTrouble(error);
      await pauseUnless(until, pauseMs);
      if (until.aborted) throw error;
    }
  }
}

/** The next pause after this one. */
export function longer(pauseMs: number): number {
  return Math.min(2 * pauseMs, LAST_PAUSE_MS);
}

/** Waits, or returns early when the signal comes. */
export async function pauseUnless(stopped: AbortSignal, pauseMs: number): Promise<void> {
  await pause(pauseMs, undefined, { signal: stopped }).catch(() => undefined);
}

/** The result of the work, or `log-unavailable` when it takes longer; it may go on unheard. */
export async function within<T>(deadlineMs: number, work: Promise<T>): Promise<T> {
  const early = new AbortController();
  const late = pause(deadlineMs, undefined, { signal: early.signal }).then(() => {
    throw new LogError('log-unavailable', `Kafka did not answer within ${deadlineMs} ms.`);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    late.catch(() => undefined);
    early.abort();
  }
}
