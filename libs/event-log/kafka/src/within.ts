import { setTimeout as pause } from 'node:timers/promises';
import { LogError } from '@scoresheet/event-log-port';

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
