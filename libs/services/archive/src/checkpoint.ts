/** How far a reader has come in a partition, with enough to notice that a log is another one. */
import { sha256 } from '@scoresheet/domain-record/node';
import type { Entry, EventLog, Offset } from '@scoresheet/event-log-port';

export interface Checkpoint {
  readonly logId: string;
  /** The least offset that is not read yet. */
  readonly next: Offset;
  /** SHA-256 of the last entry's bytes before `next`, 64 hex digits; undefined at the very start. */
  readonly digest?: string;
}

/** The checkpoint of a reader whose last entry is `last`; undefined: it has read none. */
export function checkpointAfter(
  log: Pick<EventLog, 'logId'>,
  last: Pick<Entry, 'offset' | 'value'> | undefined,
): Checkpoint {
  if (last === undefined) return { logId: log.logId, next: 0 };
  return { logId: log.logId, next: last.offset + 1, digest: sha256(last.value) };
}
