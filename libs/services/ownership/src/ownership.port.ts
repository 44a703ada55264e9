/**
 * Who works on which partitions. It saves work that somebody else does already, and nothing more:
 * two workers on a partition do no harm, because the chain lets one event win, and a projection
 * moves from one position only once. So ownership may be late and may be wrong for a moment.
 */
export interface Ownership {
  /** The partitions that are ours as far as we know. */
  owned(): readonly number[];
  /** Begins to take part: `work` is begun for each partition that becomes ours. */
  start(work: PartitionWork): void;
  /** Ends all work and passes the partitions on. Resolves when the last work has ended. */
  stop(): Promise<void>;
}

/**
 * Works on a partition until the signal says that it is ours no more, then winds up and resolves.
 * Never rejects: a failure that nothing mends is told where the work was made.
 */
export type PartitionWork = (partition: number, until: AbortSignal) => Promise<void>;
