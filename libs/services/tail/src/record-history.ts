/** All events of one record before an offset, from the archive, from memory and from the log. */
import { decodeUtf8, readHeader, type Head, type Place } from '@scoresheet/domain-record';
import type { EventLog, Offset, PartitionRef } from '@scoresheet/event-log-port';
import type { ArchiveReader } from '@scoresheet/services-archive';
import { nextEvent, type AdmittedEvent } from './admitted-event.js';
import type { RecentEvents } from './recent-events.js';

/** Entries that one read of the log asks for. */
const READ_AT_ONCE = 500;

export interface HistorySource {
  readonly log: EventLog;
  readonly of: PartitionRef;
  readonly archive: ArchiveReader;
  readonly recent: RecentEvents;
}

export interface Asked {
  readonly record: string;
  readonly fromSeq: number;
  /** The reader has admitted everything before it. */
  readonly before: Offset;
  /** The record's head as of `before`; undefined: the archive has all that there is. */
  readonly head: Head | undefined;
}

/** The archive has passed an event that it does not have, or has bytes that are no such event. */
export class ArchiveBroken extends Error {
  override readonly name = 'ArchiveBroken';

  constructor(record: string, seq: number) {
    super(
      `The archive lacks event ${seq} of ${record}, or holds other bytes. Rebuild the archive.`,
    );
  }
}

export async function recordHistory(
  source: HistorySource,
  asked: Asked,
): Promise<readonly AdmittedEvent[]> {
  const { record, fromSeq, before, head } = asked;
  if (head !== undefined && head.seq < fromSeq) return [];
  // Asked before the archive's events are, so that nothing falls between them and what is scanned.
  const archivedTo = (await source.archive.position(source.of.partition))?.next ?? 0;
  const events = await archivedEvents(source, asked);
  const next = (events.at(-1)?.head.seq ?? -1) + 1;
  if (head !== undefined && next <= head.seq) {
    const recent = source.recent.from(record, Math.max(next, fromSeq));
    const isWhole = recent[0]?.head.seq === Math.max(next, fromSeq);
    const later = isWhole ? recent : await scannedEvents(source, asked, archivedTo, events.at(-1));
    events.push(...later.filter(({ offset }) => offset < before));
    if (events.at(-1)?.head.seq !== head.seq) throw new ArchiveBroken(record, head.seq);
  }
  return events.filter(({ head: { seq } }) => seq >= fromSeq);
}

/** With the event before `fromSeq`, if the archive has it: its hash is what the next one names. */
async function archivedEvents(
  { archive, log, of }: HistorySource,
  { record, fromSeq, before }: Asked,
): Promise<AdmittedEvent[]> {
  const place = { partition: of.partition, partitions: log.partitions };
  const wanted = await archive.events(record, before, Math.max(fromSeq - 1, 0));
  const found = wanted.length > 0 ? wanted : await archive.events(record, before);
  const events: AdmittedEvent[] = [];
  for (const { offset, bytes, seq } of found) {
    const head = events.at(-1)?.head ?? headBefore(bytes);
    const event = nextEvent(place, { offset, bytes }, head);
    if (event?.header.record !== record || event.head.seq !== seq) {
      throw new ArchiveBroken(record, seq);
    }
    events.push(event);
  }
  return events;
}

/** The head that these bytes name. Trusted for archived bytes only: they were admitted once. */
function headBefore(bytes: Uint8Array): Head | undefined {
  const header = readHeader(decodeUtf8(bytes)?.split('\n', 1)[0] ?? '');
  if (typeof header === 'string' || header.seq === 0) return undefined;
  return { seq: header.seq - 1, hash: header.prev };
}

/** The slow way, for what neither the archive nor memory has: the log, from `from` on. */
async function scannedEvents(
  { log, of }: HistorySource,
  { record, before }: Asked,
  from: Offset,
  last: AdmittedEvent | undefined,
): Promise<AdmittedEvent[]> {
  const place: Place = { partition: of.partition, partitions: log.partitions };
  const events: AdmittedEvent[] = [];
  let head = last?.head;
  for (let next = from; next < before;) {
    const entries = await log.read(of, next, READ_AT_ONCE);
    for (const { offset, value: bytes } of entries) {
      const event = offset < before ? nextEvent(place, { offset, bytes }, head) : undefined;
      if (event?.header.record === record) {
        events.push(event);
        head = event.head;
      }
    }
    next = (entries.at(-1)?.offset ?? before) + 1;
  }
  return events;
}
