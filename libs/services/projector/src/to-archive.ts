import type { EventToArchive } from '@scoresheet/services-archive';
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
