import type { PartitionRef } from '@scoresheet/event-log-port';
import type { Cluster } from './cluster.js';
import { toEntry } from './kafka-messages.js';
import { ATTEMPT_MS } from './limits.js';
import { asLogError } from './trouble.js';
import { within } from './within.js';

/** The texts of a partition's entries, of which there are few. */
export async function readLines(cluster: Cluster, of: PartitionRef): Promise<string[]> {
  const { end } = await cluster.bounds(of);
  const lines: string[] = [];
  if (end === 0) return lines;
  let next = 0;
  const life = cluster.begin(of, {
    from: () => next,
    onMessages: async (messages, fetched) => {
      const entries = messages.map(toEntry).filter(({ offset }) => offset >= next);
      lines.push(...entries.map(({ value }) => new TextDecoder().decode(value)));
      next = Math.max(next, fetched.next);
      if (next >= end) life.end();
    },
  });
  try {
    const reason = await within(ATTEMPT_MS, life.over);
    if (reason !== undefined) throw asLogError(reason);
    return lines;
  } finally {
    life.end();
  }
}
