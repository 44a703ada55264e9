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
  /** When a log first took the event, in milliseconds; absent: archived before this was kept. */
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
  /** Every event before the checkpoint is archived. Undefined: none of this partition is. */
  position(partition: number): Promise<Checkpoint | undefined>;
  /**
   * Whether the archive has every event that its position has passed, as far as anybody has
   * counted. Where it lacks some, the absence of a head does not prove that there is no record.
   */
  isComplete(partition: number): Promise<boolean>;
  /** The event at this offset; undefined where none was archived: no entry there was admitted. */
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
