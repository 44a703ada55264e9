/**
 * A rebuild reads the log, which stamps everything, and others read the archive, which has events of
 * earlier versions without a stamp and trusts them. Both have to suspend the same matches.
 */
import type { ArchiveReader } from '@scoresheet/services-archive';
import { isAheadOfLog, type AdmittedEvent } from '@scoresheet/services-tail';

/** Asks the archive only for events that are dated far ahead of the log. */
export const asArchived = (
  archive: Pick<ArchiveReader, 'events'>,
  events: readonly AdmittedEvent[],
): Promise<readonly AdmittedEvent[]> =>
  Promise.all(
    events.map(async (event) => {
      if (!isAheadOfLog(event)) return event;
      const { record, seq } = event.header;
      const [kept] = await archive.events(record, event.offset + 1, seq, 1);
      const isTrusted = kept?.seq === seq && kept.stampedAtMs === undefined;
      return isTrusted ? { ...event, stampedAtMs: undefined } : event;
    }),
  );
