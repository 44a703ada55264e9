/**
 * The events that the archive does not have yet, as far as memory allows: what a state is folded
 * from without reading the log a second time. A cache only: what is dropped is read from the log.
 */
import type { Offset } from '@scoresheet/event-log-port';
import type { AdmittedEvent } from './admitted-event.js';

/** What recent events of one partition may take; reached only when the archive stands still. */
const MAX_RECENT_BYTES = 32 * 1024 * 1024;

export interface RecentEvents {
  add(event: AdmittedEvent): void;
  /** The kept events of a record from `seq` on, without a gap among them. */
  from(record: string, seq: number): readonly AdmittedEvent[];
  /** The archive has passed this offset. */
  dropBefore(offset: Offset): void;
}

export function recentEvents(maxBytes = MAX_RECENT_BYTES): RecentEvents {
  const byRecord = new Map<string, AdmittedEvent[]>();
  let inOrder: AdmittedEvent[] = [];
  let first = 0;
  let bytes = 0;

  function dropFirst(): void {
    const event = inOrder[first] as AdmittedEvent;
    first += 1;
    bytes -= event.bytes.length;
    const events = byRecord.get(event.header.record);
    events?.shift();
    if (events?.length === 0) byRecord.delete(event.header.record);
  }

  return {
    add(event) {
      inOrder.push(event);
      bytes += event.bytes.length;
      const events = byRecord.get(event.header.record);
      if (events === undefined) byRecord.set(event.header.record, [event]);
      else events.push(event);
      while (bytes > maxBytes) dropFirst();
    },
    from: (record, seq) => (byRecord.get(record) ?? []).filter(({ head }) => head.seq >= seq),
    dropBefore(offset) {
      while (first < inOrder.length && (inOrder[first] as AdmittedEvent).offset < offset) {
        dropFirst();
      }
      inOrder = inOrder.slice(first);
      first = 0;
    },
  };
}
