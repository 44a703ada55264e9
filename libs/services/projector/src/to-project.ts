import type { ProjectedEvent } from '@scoresheet/services-read-models';
import { credibleTimeOf, isAheadOfLog, type AdmittedEvent } from '@scoresheet/services-tail';
import { publicOf } from './public-of.js';

export function toProject(event: AdmittedEvent): ProjectedEvent {
  const { header } = event;
  const { hash } = event.head;
  const isAhead = isAheadOfLog(event);
  if (!isAhead && event.doubt !== 'refuted') return { header, public: publicOf(event), hash };
  const at = credibleTimeOf(event);
  return { header: { ...header, at }, public: publicOf(event), hash, isNotBelieved: true };
}
