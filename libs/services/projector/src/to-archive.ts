import type { EventToArchive, RefutedEvent } from '@scoresheet/services-archive';
import type { AdmittedEvent } from '@scoresheet/services-tail';

export const toArchive = ({
  header,
  head,
  offset,
  bytes,
  stampedAtMs,
}: AdmittedEvent): EventToArchive => ({
  record: header.record,
  ...head,
  offset,
  bytes,
  stampedAtMs,
});

/** Events of which it is noted that they are against the rules. */
export const refutedOf = (events: readonly AdmittedEvent[]): readonly RefutedEvent[] =>
  events
    .filter(({ doubt }) => doubt === 'refuted')
    .map(({ header: { record }, head: { hash } }) => ({ record, hash }));
