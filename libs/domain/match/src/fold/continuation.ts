/** The names of an event that nobody sends: the action before it goes on. */
import type { JsonObject } from '@scoresheet/domain-record';

export const CONTINUED = 'action-continued';

/** The action of a continuing event is empty: all that happens follows from the record. */
export const CONTINUATION: JsonObject = { type: 'continue' };

/** No command has such an id: those have letters, digits, `_` and `-`. */
export const continuationId = (seq: number): string => `continue:${seq}`;

export const isContinuation = ({ type }: { readonly type: string }): boolean => type === CONTINUED;
