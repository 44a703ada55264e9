import { steadyTime, type Entry, type Message, type Offset } from '@scoresheet/event-log-port';

/** The entries of one partition, shared by all handles. */
export interface MemoryPartition {
  end(): Offset;
  append(messages: readonly Message[]): Offset;
  slice(from: Offset, limit: number): readonly Entry[];
  onGrowth(listener: (end: Offset) => void): () => void;
}

export function memoryPartition(now: () => number, mayFall: boolean): MemoryPartition {
  const entries: Entry[] = [];
  const listeners = new Set<(end: Offset) => void>();
  return {
    end: () => entries.length,
    append(messages) {
      const firstOffset = entries.length;
      const lastMs = entries.at(-1)?.appendedAtMs ?? 0;
      const appendedAtMs = mayFall ? now() : steadyTime(lastMs, now());
      messages.forEach((message, index) => {
        entries.push({ ...copyOf(message), offset: firstOffset + index, appendedAtMs });
      });
      for (const listener of listeners) listener(entries.length);
      return firstOffset;
    },
    slice: (from, limit) =>
      entries.slice(from, from + limit).map((entry) => ({ ...entry, ...copyOf(entry) })),
    onGrowth(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** As if the bytes had crossed a wire: nobody can change the log by changing their own. */
function copyOf({ key, value, headers }: Message): Message {
  const bare = { key, value: new Uint8Array(value) };
  const hasHeaders = headers !== undefined && Object.keys(headers).length > 0;
  return hasHeaders ? { ...bare, headers: { ...headers } } : bare;
}
