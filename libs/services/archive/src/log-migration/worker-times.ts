/**
 * What time it is for the workers in a log that was just filled: no earlier than the last event says.
 * Its clock may be behind the one of the log that the events came from.
 */
import { firstStampOf, MAX_STEP_BACK_MS } from '@scoresheet/event-log-port';
import type { EntityManager } from 'typeorm';
import { KEEP_TIMES } from '../worker-position.sql.js';
import type { PlacedEvent } from './read-events.js';

/** Times of workers by partition, in milliseconds. */
export type WorkerTimes = Map<number, number>;

/** An event that is dated far ahead of its stamp says nothing of the time. */
export function noteTimes(times: WorkerTimes, events: readonly PlacedEvent[]): void {
  for (const { partition, atMs, entry } of events) {
    const stampMs = firstStampOf(entry);
    const ms = atMs - stampMs <= MAX_STEP_BACK_MS ? atMs : stampMs;
    times.set(partition, Math.max(times.get(partition) ?? 0, ms));
  }
}

export async function keepTimes(
  manager: EntityManager,
  topic: string,
  times: WorkerTimes,
): Promise<void> {
  await manager.query(KEEP_TIMES, [topic, [...times.keys()], [...times.values()]]);
}
