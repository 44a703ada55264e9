import { steadyTime, type Entry, type Message, type Offset } from '@scoresheet/event-log-port';

/** The entries of one partition, shared by all handles. */
export interface MemoryPartition {
  start(): Offset;
  end(): Offset;
  append(messages: readonly Message[]): Offset;
  /** Entries from an offset that is not below the start. */
  slice(from: Offset, limit: number): readonly Entry[];
  removeBefore(offset: Offset): void;
  onGrowth(listener: (end: Offset) => void): () => void;
}

export function memoryPartition(now: () => number, mayFall: boolean): MemoryPartition {
  const entries: Entry[] = [];
  const listeners = new Set<(end: Offset) => void>();
  let start = 0;
  let lastStampMs = 0;
  const end = () => start + entries.length;
  return {
    start: () => start,
    end,
    append(messages) {
      const firstOffset = end();
      const appendedAtMs = mayFall ? now() : steadyTime(lastStampMs, now());
      lastStampMs = appendedAtMs;
      messages.forEach((message, index) => {
        entries.push({ ...copyOf(message), offset: firstOffset + index, appendedAtMs });
      });
      for (const listener of listeners) listener(end());
      return firstOffset;
    },
    slice: (from, limit) =>
      entries
        .slice(from - start, from - start + limit)
        .map((entry) => ({ ...entry, ...copyOf(entry) })),
    removeBefore(offset) {
      if (offset <= start) return;
      entries.splice(0, offset - start);
      start = offset;
    },
    onGrowth(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Copies as a wire would: nobody can change the log by changing their own bytes. */
function copyOf({ key, value, headers }: Message): Message {
  const bare = { key, value: new Uint8Array(value) };
  const hasHeaders = headers !== undefined && Object.keys(headers).length > 0;
  return hasHeaders ? { ...bare, headers: { ...headers } } : bare;
}
