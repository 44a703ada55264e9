/**
 * Where the workers keep how far they have come in the commands. Nothing depends on it but the
 * time a restart takes: a command that is decided again gives the same outcome.
 */
import type { PartitionRef } from '@scoresheet/event-log-port';
import type { Bookmark } from '@scoresheet/services-archive';

export interface Checkpoint extends Bookmark {
  /** What time it was there for the worker; absent: saved by a version that did not say so. */
  readonly timeMs?: number;
}

export interface Checkpoints {
  /** Undefined: no worker has come anywhere in this partition. */
  load(of: PartitionRef): Promise<Checkpoint | undefined>;
  /** Every earlier outcome is out. A bookmark that is not further than the kept one changes nothing. */
  save(of: PartitionRef, checkpoint: Checkpoint): Promise<void>;
}
