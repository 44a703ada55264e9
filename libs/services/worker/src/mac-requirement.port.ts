import type { Offset, PartitionRef } from '@scoresheet/event-log-port';

/** Knows from where on commands must prove their sender: noted once, for all workers. */
export interface MacRequirement {
  /**
   * The offset from which on proofs are required. Undefined: from nowhere yet, and then from no
   * offset that the log had when this was asked. Whoever holds an entry, asks, and hears
   * `undefined` may decide it without a proof: no worker will find otherwise, however late it comes
   * to that entry.
   */
  requiredFrom(commands: PartitionRef): Promise<Offset | undefined>;
}
