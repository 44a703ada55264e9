/**
 * The archive as its readers see it: every admitted event of one topic, as its exact bytes, with
 * its place in the log. A reader that starts in the middle learns here what came before.
 */
import type { Head } from '@scoresheet/domain-record';
import type { Offset } from '@scoresheet/event-log-port';
import type { Checkpoint } from './checkpoint.js';

export interface ArchivedEvent {
  readonly seq: number;
  readonly offset: Offset;
  /** The event's hash as it was recorded when the event was admitted; the bytes may have changed. */
  readonly hash: string;
  readonly bytes: Uint8Array;
  /** When a log took it first, in milliseconds; absent: archived before this was kept. */
  readonly stampedAtMs?: number | undefined;
  /** The event was found to be against the rules before it was archived. */
  readonly isRefuted?: boolean | undefined;
}

/** What was archived from one place of the log. */
interface EventOfPlace extends Pick<ArchivedEvent, 'bytes' | 'stampedAtMs'> {
  readonly record: string;
}

/** Bound to one topic of one log. An offset always means the partition that the record belongs to. */
export interface ArchiveReader {
  /** Every event before the checkpoint is archived. Undefined: nothing of this partition is. */
  position(partition: number): Promise<Checkpoint | undefined>;
  /**
   * False: the archive is known to lack events that its own position has passed, so that no head in
   * it is no proof that there is no record. True also where nobody has counted yet.
   */
  isComplete(partition: number): Promise<boolean>;
  /** Undefined: nothing was archived from there, as where the log holds what was never admitted. */
  eventAt(partition: number, offset: Offset): Promise<EventOfPlace | undefined>;
  /** The heads of those records that have an archived event before the offset, as of before it. */
  heads(records: readonly string[], before: Offset): Promise<ReadonlyMap<string, Head>>;
  /** The archived events of a record before an offset, by `seq`, from `fromSeq` (0) on. */
  events(
    record: string,
    before: Offset,
    fromSeq?: number,
    limit?: number,
  ): Promise<readonly ArchivedEvent[]>;
  /** Hashes, of those records' events, that were found to be against the rules. */
  refuted(records: readonly string[]): Promise<ReadonlySet<string>>;
}
