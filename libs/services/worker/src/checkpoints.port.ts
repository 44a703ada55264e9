/**
 * Where the workers keep how far they have come in the commands. Nothing depends on it but the
 * time a restart takes: a command that is decided again gives the same outcome.
 */
import type { PartitionRef } from '@scoresheet/event-log-port';
import type { Bookmark } from '@scoresheet/services-archive';

export interface Checkpoints {
  /** Undefined: no worker has come anywhere in this partition. */
  load(of: PartitionRef): Promise<Bookmark | undefined>;
  /** Every earlier outcome is out. A bookmark that is not further than the kept one changes nothing. */
  save(of: PartitionRef, bookmark: Bookmark): Promise<void>;
}
