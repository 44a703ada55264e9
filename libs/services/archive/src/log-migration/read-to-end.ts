/** Reads a partition up to an end that was known before, and stops there. */
import {
  LogError,
  type Entry,
  type EventLog,
  type Offset,
  type PartitionRef,
  partitionsOf,
} from '@scoresheet/event-log-port';

interface Range {
  readonly from: Offset;
  readonly end: Offset;
}

/**
 * Reads what is left of a topic, which may have been truncated. Awaits `handle` for each batch.
 * Rejects with its error, or when the log ends before.
 */
export async function readToEnd(
  log: EventLog,
  of: PartitionRef,
  { from: wished, end }: Range,
  handle: (entries: readonly Entry[]) => Promise<void> | void,
): Promise<void> {
  if (wished >= end) return;
  const from = Math.max(wished, await log.start(of));
  if (from >= end) return;
  let next = from;
  const subscription = log.subscribe(of, from, async (entries) => {
    const wanted = entries.filter(({ offset }) => offset < end);
    if (wanted.length > 0) await handle(wanted);
    next = (entries.at(-1)?.offset ?? next) + 1;
    if (next >= end) void subscription.stop(); // not awaited: it waits for this very batch
  });
  await subscription.ended;
  if (next < end) throw new LogError('log-closed', 'The log was closed while it was read.');
}

/** All partitions of a topic, with their ends as of the call. */
export async function endsOf(log: EventLog, topic: string): Promise<readonly Offset[]> {
  return Promise.all(partitionsOf(log, topic).map((of) => log.end(of)));
}

/** Offsets that are left to read in a topic, of all its partitions. */
export async function countLeft(log: EventLog, topic: string): Promise<number> {
  const ends = await endsOf(log, topic);
  const left = ends.map(async (end, partition) => end - (await log.start({ topic, partition })));
  return sumOf(await Promise.all(left));
}

export const sumOf = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0);
