/**
 * Copies a topic whose entries form no chain: each goes to the partition of its key, in the order
 * in which it stood. What the other log has already, byte for byte, is not written again.
 */
import { hash } from 'node:crypto';
import type { Entry, EventLog } from '@scoresheet/event-log-port';
import { isAppendable, TopicAppender } from './topic-appender.js';
import { endsOf, readToEnd, sumOf } from './read-to-end.js';

/** What tells one entry from another, headers and all: one of two may lack what the other proves. */
type EntryDigest = string;

export function entryDigest({ key, value, headers = {} }: Entry): EntryDigest {
  const beside = JSON.stringify([key, ...Object.entries(headers).sort()]);
  return hash('sha256', Buffer.concat([Buffer.from(`${beside}\n`), value]), 'base64');
}

interface CopyTopicOptions {
  readonly topic: string;
  /** Entries that come after all others; the copy of a topic puts them last. */
  readonly last?: readonly Entry[];
  readonly onRead?: (entries: number) => void;
  readonly stopped?: AbortSignal | undefined;
}

/** Gives how many entries were appended. */
export async function copyTopic(
  from: EventLog,
  to: EventLog,
  options: CopyTopicOptions,
): Promise<number> {
  const { topic, last = [] } = options;
  const known = await digestsIn(to, topic);
  const isLast = new Set(last.map(entryDigest));
  const appender = new TopicAppender(to, topic);
  const copy = async (entry: Entry) => {
    if (!isAppendable(entry)) return; // nobody of ours has written it
    if (known.size === 0 || !known.has(entryDigest(entry))) await appender.add(entry.key, entry);
  };
  for (const [partition, end] of (await endsOf(from, topic)).entries()) {
    await readToEnd(from, { topic, partition }, { from: 0, end }, async (entries) => {
      options.stopped?.throwIfAborted();
      for (const entry of entries) {
        if (isLast.size === 0 || !isLast.has(entryDigest(entry))) await copy(entry);
      }
      options.onRead?.(entries.length);
    });
  }
  await appender.flush();
  for (const entry of last) await copy(entry);
  await appender.flush();
  return appender.appended;
}

/** The digests of all entries. An empty topic has none, and then nothing has to be compared. */
async function digestsIn(log: EventLog, topic: string): Promise<ReadonlySet<EntryDigest>> {
  const digests = new Set<EntryDigest>();
  const ends = await endsOf(log, topic);
  if (sumOf(ends) === 0) return digests;
  for (const [partition, end] of ends.entries()) {
    await readToEnd(log, { topic, partition }, { from: 0, end }, (entries) => {
      for (const entry of entries) digests.add(entryDigest(entry));
    });
  }
  return digests;
}
