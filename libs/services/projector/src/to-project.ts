import type { JsonObject } from '@scoresheet/domain-record';
import type { ProjectedEvent } from '@scoresheet/services-read-models';
import { credibleTimeOf, isAheadOfLog, type AdmittedEvent } from '@scoresheet/services-tail';

export function toProject(event: AdmittedEvent): ProjectedEvent {
  const { header } = event;
  const { hash } = event.head;
  const isAhead = isAheadOfLog(event);
  if (!isAhead && event.doubt !== 'refuted') return { header, public: publicOf(event), hash };
  const at = credibleTimeOf(event);
  return { header: { ...header, at }, public: publicOf(event), hash, isNotBelieved: true };
}

/** What everybody may know of an event. */
function publicOf({ parts }: AdmittedEvent): JsonObject {
  if (parts.public === undefined) throw new Error('admission lets no event pass without it');
  return parts.public;
}
