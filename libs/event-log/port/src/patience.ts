/**
 * Patience with a log that is briefly away, and its end. Whatever an adapter throws but a
 * `LogError` is a bug here, and never waited out.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { LogError } from './log-error.js';

/** Pauses between attempts: doubled from the first to the last. */
export const FIRST_PAUSE_MS = 25;
export const LAST_PAUSE_MS = 500;

/** How long whoever starts waits for brokers that start with him, or that many ask at once. */
const START_MS = 30_000;

interface Patience {
  /** Aborted when the result is no longer wanted. */
  readonly until: AbortSignal;
  /** Told of every attempt that failed and is repeated. */
  readonly onTrouble?: (error: LogError) => void;
}

/** Whether the same call may succeed later, without anybody mending something. */
export function isPassing(error: unknown): error is LogError {
  return error instanceof LogError && error.code === 'log-unavailable';
}

/** Repeats while the log is away; every other error, and the end of patience, is thrown. */
export async function patiently<T>(
  attempt: () => Promise<T>,
  { until, onTrouble }: Patience,
): Promise<T> {
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = longer(pauseMs)) {
    try {
      return await attempt();
    } catch (error) {
      if (!isPassing(error) || until.aborted) throw error;
      onTrouble?.(error);
      await pauseUnless(until, pauseMs);
      if (until.aborted) throw error;
    }
  }
}

/** Tries again as `patiently` does, and gives up after `deadlineMs`. */
export async function patientlyFor<T>(
  deadlineMs: number,
  attempt: () => Promise<T>,
  onTrouble: NonNullable<Patience['onTrouble']>,
): Promise<T> {
  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(), deadlineMs);
  try {
    return await patiently(attempt, { until: deadline.signal, onTrouble });
  } finally {
    clearTimeout(timer);
  }
}

/** A question without which nothing can start: what is asked later has a caller who may ask again. */
export function patientlyAtStart<T>(attempt: () => Promise<T>): Promise<T> {
  return patientlyFor(START_MS, attempt, () => undefined);
}

/** The next pause after this one. */
export function longer(pauseMs: number): number {
  return Math.min(2 * pauseMs, LAST_PAUSE_MS);
}

/** Waits, or returns early when the signal comes. */
export async function pauseUnless(stopped: AbortSignal, pauseMs: number): Promise<void> {
  await pause(pauseMs, undefined, { signal: stopped }).catch(() => undefined);
}
