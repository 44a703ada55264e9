/** What a reader of events is given, and what it tells of itself. */
import type { ReadOnlyAggregate } from '@scoresheet/domain-record';
import type { EventLog, Offset, PartitionRef } from '@scoresheet/event-log-port';
import type { ArchiveReader, Checkpoint } from '@scoresheet/services-archive';
import type { AdmittedEvent, Proves } from './admitted-event.js';
import type { AdmissionCounts } from './partition-admission.js';
import type { Suspension } from './suspensions.js';

export interface TailOptions<S> {
  readonly log: EventLog;
  readonly of: PartitionRef;
  readonly archive: ArchiveReader;
  /** Listeners get the events from here on; the archive's position by default. */
  readonly from?: Offset;
  /** Folds the records; without it, the tail has no states and keeps no events in memory. */
  readonly aggregate?: ReadOnlyAggregate<S>;
  /**
   * Whether recent events stay in memory. Whoever writes the archive lacks little, and reads that
   * from the log again.
   */
  readonly keepsRecent?: boolean;
  /** Says which events are proved; without it, the word of every event is taken. */
  readonly proves?: Proves | undefined;
  /** Awaited for each batch of the log, with or without events, before the tail counts it as read. */
  readonly onBatch?: (events: readonly AdmittedEvent[], upTo: Checkpoint) => Promise<void> | void;
  readonly onSuspended?: (suspension: Suspension) => void;
  /**
   * Told when a batch begins to wait for an archive that fails. Without it the tail ends with the
   * error, for whoever begins another one.
   */
  readonly onTrouble?: (error: unknown) => void;
}

export interface TailCounts extends AdmissionCounts {
  readonly suspended: number;
  /** States that are folded at the moment. */
  readonly folded: number;
}

export type OnAdmitted = (event: AdmittedEvent) => void;
