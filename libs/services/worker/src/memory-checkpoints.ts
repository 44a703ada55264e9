import type { PartitionRef } from '@scoresheet/event-log-port';
import type { WorkerCheckpoint, Checkpoints } from './checkpoints.port.js';

/** Checkpoints for tests, and for one life of a process. */
export function memoryCheckpoints(): Checkpoints {
  const kept = new Map<string, WorkerCheckpoint>();
  const nameOf = ({ topic, partition }: PartitionRef) => `${topic}/${partition}`;
  return {
    load: async (of) => kept.get(nameOf(of)),
    async save(of, checkpoint) {
      if (checkpoint.next > (kept.get(nameOf(of))?.next ?? 0)) kept.set(nameOf(of), checkpoint);
    },
  };
}
