/**
 * What goes wrong with a database, as errors of the port, and the patience with it.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { LogError } from '@scoresheet/event-log-port';
import { DatabaseError } from 'pg';
import { FIRST_PAUSE_MS, LAST_PAUSE_MS } from './limits.js';

/**
 * Classes of SQLSTATE that no waiting mends: constraint violated, invalid schema name, syntax error
 * or access rule violation (which is also the class of a missing table). The tables are not ours.
 */
const LASTING = ['23', '3F', '42'];

export function asLogError(error: unknown): LogError {
  if (error instanceof LogError) return error;
  if (error instanceof DatabaseError && LASTING.includes(error.code?.slice(0, 2) ?? '')) {
    return new LogError(
      'log-mismatch',
      `The tables of the log are not as this version expects them: ${error.message}.`,
      { cause: error },
    );
  }
  return new LogError(
    'log-unavailable',
    `PostgreSQL did not answer (${reasonOf(error)}). Check that it runs and can be reached.`,
    { cause: error },
  );
}

export interface Patience {
  /** Aborted when the result is no longer wanted. */
  readonly until: AbortSignal;
  /** Told of every attempt that failed and is repeated. */
  readonly onTrouble: (error: LogError) => void;
}

/** Repeats while the database is away; every other error, and the end of patience, is thrown. */
export async function patiently<T>(
  attempt: () => Promise<T>,
  { until, onTrouble }: Patience,
): Promise<T> {
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(2 * pauseMs, LAST_PAUSE_MS)) {
    try {
      return await attempt();
    } catch (reason) {
      const error = asLogError(reason);
      if (error.code !== 'log-unavailable' || until.aborted) throw error;
      onTrouble(error);
      await pauseUnless(until, pauseMs);
      if (until.aborted) throw error;
    }
  }
}

/** Waits, or returns early when the signal comes. */
export async function pauseUnless(stopped: AbortSignal, pauseMs: number): Promise<void> {
  await pause(pauseMs, undefined, { signal: stopped }).catch(() => undefined);
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.message !== '') return error.message;
  // Node joins the failures of several addresses in an error that has no words of its own.
  return 'code' in error ? String(error.code) : error.name;
}
