/**
 * A rebuild reads the log, which stamps everything and knows nothing of the rules; others read the
 * archive, which has events of earlier versions without a stamp and trusts them, and notes of events
 * that were refuted. Both have to suspend the same matches.
 */
import type { ArchiveReader } from '@scoresheet/services-archive';
import { isAheadOfLog, type AdmittedEvent } from '@scoresheet/services-tail';

/** Asks for an event of the archive only where that is dated far ahead of the log. */
export async function asArchived(
  archive: Pick<ArchiveReader, 'events' | 'refuted'>,
  events: readonly AdmittedEvent[],
): Promise<readonly AdmittedEvent[]> {
  const records = new Set(events.map(({ header }) => header.record));
  const refuted = await archive.refuted([...records]);
  return Promise.all(
    events.map(async (event): Promise<AdmittedEvent> => {
      if (refuted.has(event.head.hash)) return { ...event, doubt: 'refuted' };
      if (!isAheadOfLog(event)) return event;
      const { record, seq } = event.header;
      const [kept] = await archive.events(record, event.offset + 1, seq, 1);
      const isTrusted = kept?.seq === seq && kept.stampedAtMs === undefined;
      return isTrusted ? { ...event, stampedAtMs: undefined } : event;
    }),
  );
}
