import type { ReaderLag } from './health.type.js';
import type { ReaderLate } from './process-watch.js';

/** One line for each reader and topic, whatever the number of partitions; the worst comes first. */
export function readerLags(lags: readonly ReaderLate[]): readonly ReaderLag[] {
  const lines = new Map<string, ReaderLag>();
  for (const { reader, topic, entries, seconds } of lags) {
    const key = `${reader}/${topic}`;
    const before = lines.get(key) ?? { reader, topic, entries: 0, seconds: 0 };
    lines.set(key, {
      ...before,
      entries: before.entries + entries,
      seconds: Math.max(before.seconds, seconds),
    });
  }
  return [...lines.values()].toSorted((a, b) => b.seconds - a.seconds || b.entries - a.entries);
}
