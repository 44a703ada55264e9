import type { JsonObject } from '@scoresheet/domain-record';
import type { AdmittedEvent } from '@scoresheet/services-tail';

/** What everybody may know of an event. */
export function publicOf({ parts }: AdmittedEvent): JsonObject {
  if (parts.public === undefined) throw new Error('admission lets no event pass without it');
  return parts.public;
}
