import type { EventLog, PartitionRef } from './event-log.js';

/** All partitions of a topic, in the order of their numbers. */
export const partitionsOf = (
  { partitions }: Pick<EventLog, 'partitions'>,
  topic: string,
): readonly PartitionRef[] =>
  Array.from({ length: partitions }, (_, partition) => ({ topic, partition }));
