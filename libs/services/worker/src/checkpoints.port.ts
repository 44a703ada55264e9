/**
 * Where the workers keep how far they have come in the commands. Nothing depends on it but the
 * time a restart takes: a command that is decided again gives the same outcome.
 */
import type { PartitionRef } from '@scoresheet/event-log-port';
import type { Checkpoint } from '@scoresheet/services-archive';

export interface WorkerCheckpoint extends Checkpoint {
  /** What time it was there for the worker; absent: saved by a version that did not say so. */
  readonly timeMs?: number;
}

export interface Checkpoints {
  /** How far workers have come, undefined where none has come anywhere in this partition. */
  load(of: PartitionRef): Promise<WorkerCheckpoint | undefined>;
  /** Every earlier outcome is out. A checkpoint that is not further than the kept one changes nothing. */
  save(of: PartitionRef, checkpoint: WorkerCheckpoint): Promise<void>;
}
