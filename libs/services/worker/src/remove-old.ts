/**
 * Removes what nobody reads any more: commands that were decided long ago, for those that were
 * accepted stand in the record, and outcomes that nobody waits for. The events' topic is not touched.
 *
 * A worker begins at its checkpoint and reads the last commands before it back; neither ever falls.
 * So whatever is removed lies below all that any worker, of this version or an older one, reads.
 */
import type { EventLog, Offset, PartitionRef } from '@scoresheet/event-log-port';
import type { Checkpoints } from './checkpoints.port.js';
import { REMEMBERED } from './command-order.js';
import type { WorkerTopics } from './worker-options.js';

interface OldEntries {
  readonly log: EventLog;
  readonly checkpoints: Checkpoints;
  readonly topics: Pick<WorkerTopics, 'commands' | 'outcomes'>;
  readonly partition: number;
  /** Entries are old that the log took before it, in milliseconds since the epoch. */
  readonly beforeMs: number;
}

export interface Removed {
  readonly topic: string;
  /** The first offset that the partition has now. */
  readonly start: Offset;
  readonly entries: number;
  readonly bytes: number;
}

const READ_AT_ONCE = 500;
/** What one call removes of a topic at the most; whoever has more to remove calls again. */
export const MAX_REMOVED_AT_ONCE = 20_000;

/** Removes old entries of the two topics. Safe to be called by several at once, and at any time. */
export async function removeOld(options: OldEntries): Promise<readonly Removed[]> {
  const { log, topics, partition, beforeMs } = options;
  const commands = { topic: topics.commands, partition };
  const outcomes = { topic: topics.outcomes, partition };
  const decidedTo = await decidedLongAgo(options, commands);
  return [
    await remove(log, commands, { limit: decidedTo, beforeMs }),
    await remove(log, outcomes, { limit: await log.end(outcomes), beforeMs }),
  ];
}

/** Every command before it is done with, and none of them is read back by a worker. */
async function decidedLongAgo(
  { log, checkpoints }: OldEntries,
  commands: PartitionRef,
): Promise<Offset> {
  const checkpoint = await checkpoints.load(commands);
  return checkpoint?.logId === log.logId ? Math.max(0, checkpoint.next - REMEMBERED) : 0;
}

interface Bounds {
  readonly limit: Offset;
  readonly beforeMs: number;
}

async function remove(log: EventLog, of: PartitionRef, bounds: Bounds): Promise<Removed> {
  const from = await log.start(of);
  const old = await findOld(log, of, { ...bounds, from });
  if (old.start > from) await log.truncate(of, old.start);
  return { topic: of.topic, ...old };
}

/** Finds entries from the start on, as far as one after the other is old. */
async function findOld(
  log: EventLog,
  of: PartitionRef,
  { from, limit, beforeMs }: Bounds & { readonly from: Offset },
): Promise<Omit<Removed, 'topic'>> {
  let [start, entries, bytes] = [from, 0, 0];
  while (start < limit && entries < MAX_REMOVED_AT_ONCE) {
    const batch = await log.read(of, start, READ_AT_ONCE);
    for (const { offset, appendedAtMs, value } of batch) {
      if (offset >= limit || appendedAtMs >= beforeMs) return { start, entries, bytes };
      start = offset + 1;
      entries += 1;
      bytes += value.length;
    }
    if (batch.length === 0) break;
  }
  return { start, entries, bytes };
}
