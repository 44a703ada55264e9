/** The events of one record before an offset, from the archive, from memory and from the log. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { decodeUtf8, readHeader, type Head, type Place } from '@scoresheet/domain-record';
import type { EventLog, Offset, PartitionRef } from '@scoresheet/event-log-port';
import type { ArchivedEvent, ArchiveReader } from '@scoresheet/services-archive';
import { doubtOf, nextEvent, standingOf } from './admitted-event.js';
import type { AdmittedEvent, Proves } from './admitted-event.js';
import { endsTurn } from './each-in-turns.js';
import type { RecentEvents } from './recent-events.js';

/** Entries that one read of the log asks for. */
const READ_AT_ONCE = 500;

interface HistorySource {
  readonly log: EventLog;
  readonly of: PartitionRef;
  readonly archive: ArchiveReader;
  readonly recent: RecentEvents;
  readonly proves?: Proves | undefined;
}

interface Asked {
  readonly record: string;
  readonly fromSeq: number;
  /** How many events at most: 1 or more. The archive and the log are asked for no others. */
  readonly limit: number;
  /** The reader has admitted everything before it. */
  readonly before: Offset;
  /** The record's head as of `before`; undefined: the archive has all that there is. */
  readonly head: Head | undefined;
}

/**
 * The archive has passed an event that it does not have, or has bytes that are no such event, and
 * the log does not have the right ones in that place either. Of one record, until it is mended.
 */
export class ArchiveBroken extends Error {
  override readonly name = 'ArchiveBroken';

  constructor(
    readonly record: string,
    readonly seq: number,
  ) {
    super(
      `The archive lacks event ${seq} of ${record}, or holds other bytes. "scoresheet doctor" ` +
        'says how to mend it.',
    );
  }
}

export async function recordHistory(
  source: HistorySource,
  asked: Asked,
): Promise<readonly AdmittedEvent[]> {
  const { record, fromSeq, limit, head } = asked;
  if (head !== undefined && head.seq < fromSeq) return [];
  // The position is read before the events are, so that nothing falls between them and the scan.
  const archivedTo = (await source.archive.position(source.of.partition))?.next ?? 0;
  const events = await archivedEvents(source, asked);
  if (head !== undefined) {
    const lastSeq = Math.min(head.seq, fromSeq + limit - 1);
    const later = await laterEvents(source, { ...asked, lastSeq, archivedTo }, events.at(-1)?.head);
    events.push(...later);
    if (events.length === 0 || (events.at(-1) as AdmittedEvent).head.seq < lastSeq) {
      throw new ArchiveBroken(record, lastSeq);
    }
  }
  return events.filter(({ head: { seq } }) => seq >= fromSeq).slice(0, limit);
}

/** Archived events, with the one before `fromSeq` if it is there: the next one names its hash. */
async function archivedEvents(
  source: HistorySource,
  { record, fromSeq, before, limit }: Asked,
): Promise<AdmittedEvent[]> {
  const firstSeq = Math.max(fromSeq - 1, 0);
  const found = await source.archive.events(record, before, firstSeq, limit + fromSeq - firstSeq);
  const events: AdmittedEvent[] = [];
  for (const archived of found) {
    const seq = firstSeq + events.length;
    const isNext = archived.seq === seq;
    const event = isNext && (await soundEvent(source, { record, archived }, events.at(-1)?.head));
    if (!event) throw new ArchiveBroken(record, seq);
    events.push(event);
    if (endsTurn(events.length)) await nextTurn();
  }
  return events;
}

interface ArchivedAs {
  readonly record: string;
  readonly archived: ArchivedEvent;
}

/** Where the archived bytes have changed, the event is what the log still holds in its place. */
async function soundEvent(
  { log, of }: HistorySource,
  { record, archived }: ArchivedAs,
  head: Head | undefined,
): Promise<AdmittedEvent | undefined> {
  const place = { partition: of.partition, partitions: log.partitions };
  const { seq, offset, hash, stampedAtMs, isRefuted } = archived;
  const doubt = isRefuted === true ? ({ doubt: 'refuted' } as const) : {};
  const readAs = (bytes: Uint8Array): AdmittedEvent | undefined => {
    const event = nextEvent(
      place,
      { offset, bytes, stampedAtMs, ...doubt },
      head ?? headBefore(bytes),
    );
    return event?.header.record === record && event.head.seq === seq ? event : undefined;
  };
  const kept = readAs(archived.bytes);
  if (kept?.head.hash === hash) return kept;
  const [entry] = await log.read(of, offset, 1);
  const logged = entry?.offset === offset ? readAs(entry.value) : undefined;
  // Where both copies agree with each other, what has changed is the hash that was recorded.
  const isRight = logged?.head.hash === hash || logged?.head.hash === kept?.head.hash;
  return isRight ? logged : undefined;
}

interface AskedLater extends Asked {
  readonly lastSeq: number;
  readonly archivedTo: Offset;
}

/** What the archive did not have up to `lastSeq`: from memory, or from the log. */
async function laterEvents(
  source: HistorySource,
  asked: AskedLater,
  archived: Head | undefined,
): Promise<readonly AdmittedEvent[]> {
  const { record, fromSeq, before, lastSeq } = asked;
  const next = Math.max((archived?.seq ?? -1) + 1, fromSeq);
  if (next > lastSeq) return [];
  const recent = source.recent.from(record, next).filter(({ offset }) => offset < before);
  if (recent[0]?.head.seq === next) return recent;
  const last = archived ?? (await source.archive.heads([record], before)).get(record);
  return scannedEvents(source, asked, last);
}

/** The head that these bytes name. Trusted for archived bytes only: they were admitted once. */
function headBefore(bytes: Uint8Array): Head | undefined {
  const header = readHeader(decodeUtf8(bytes)?.split('\n', 1)[0] ?? '');
  if (typeof header === 'string' || header.seq === 0) return undefined;
  return { seq: header.seq - 1, hash: header.prev };
}

/** The slow way, for what neither the archive nor memory has: the log, on from the archive. */
async function scannedEvents(
  { log, of, proves }: HistorySource,
  { record, before, lastSeq, archivedTo }: AskedLater,
  last: Head | undefined,
): Promise<AdmittedEvent[]> {
  const place: Place = { partition: of.partition, partitions: log.partitions };
  const events: AdmittedEvent[] = [];
  let head = last;
  for (let next = archivedTo; next < before && (head?.seq ?? -1) < lastSeq;) {
    const entries = await log.read(of, next, READ_AT_ONCE);
    for (const entry of entries) {
      const logged = { bytes: entry.value, ...standingOf(entry) };
      const event = entry.offset < before ? nextEvent(place, logged, head) : undefined;
      if (event?.header.record === record) {
        events.push({ ...event, ...doubtOf(proves, event.head, entry) });
        head = event.head;
      }
    }
    next = (entries.at(-1)?.offset ?? before) + 1;
  }
  return events;
}
