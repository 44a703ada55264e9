import { traceIdOf } from '@scoresheet/contracts-messages';
import type { Head, Header, JsonObject, KnownParts, SealedEvent } from '@scoresheet/domain-record';
import { sha256 } from '@scoresheet/domain-record/node';
import { admit, type Place } from '@scoresheet/domain-record';
import { firstStampOf, type Entry, type Offset } from '@scoresheet/event-log-port';

/** An entry that is an event, the same for every reader. */
export interface AdmittedEvent {
  readonly offset: Offset;
  readonly header: Header;
  /** The record's head once this event is admitted; its hash is the event's. */
  readonly head: Head;
  /** What each audience knows; who has no part of its own knows the public one. */
  readonly parts: KnownParts;
  readonly bytes: Uint8Array;
  /** When a log first took the event, in milliseconds; absent: archived before this was kept. */
  readonly stampedAtMs?: number | undefined;
  /** Trace of the action, for the service's log alone: it stands beside the bytes. */
  readonly trace?: string | undefined;
  /** Why its word is not taken; absent: it is. */
  readonly doubt?: Doubt | undefined;
}

/** `unproved`: whoever folds it decides it again. `refuted`: that was done, and the rules differ. */
type Doubt = 'unproved' | 'refuted';

/** Whether an entry, as the event with this hash, is proved to be of somebody who may make events. */
export type Proves = (hash: string, entry: Entry) => boolean;

/** Why an event's word is not taken. A tail that can prove nothing takes every word. */
export const doubtOf = (
  proves: Proves | undefined,
  { hash }: Head,
  entry: Entry,
): Pick<AdmittedEvent, 'doubt'> =>
  proves === undefined || proves(hash, entry) ? {} : { doubt: 'unproved' };

/** What the house knows of an event: its own part, or the public one when all is public. */
export function houseOf({ parts }: Pick<AdmittedEvent, 'parts'>): JsonObject {
  const part = parts.house ?? parts.public;
  if (part === undefined) throw new Error('admission lets no event pass without a public part');
  return part;
}

/** What a log says of an entry beside its bytes. */
export const standingOf = (entry: Entry) => ({
  offset: entry.offset,
  stampedAtMs: firstStampOf(entry),
  trace: traceIdOf(entry.headers),
});

/** The entry that follows `head`, or undefined when it is none of that record's next events. */
export function nextEvent(
  place: Place,
  entry: Pick<AdmittedEvent, 'offset' | 'bytes' | 'stampedAtMs' | 'doubt'>,
  head: Head | undefined,
): AdmittedEvent | undefined {
  const answer = admit(place, entry.bytes, () => head, sha256);
  if (!answer.admitted) return undefined;
  return { ...entry, header: answer.header, head: answer.head, parts: answer.parts };
}

/** An event whose bytes this process has sealed itself: it is read again only if somebody asks. */
export function foreseenEvent(
  place: Place,
  { bytes, header, head }: SealedEvent,
  entry: Entry,
): AdmittedEvent {
  return {
    bytes,
    header,
    head,
    ...standingOf(entry),
    get parts() {
      const before = header.seq === 0 ? undefined : { seq: header.seq - 1, hash: header.prev };
      const answer = admit(place, bytes, () => before, sha256);
      if (!answer.admitted) throw new Error(`a sealed event is not admitted: ${answer.reason}`);
      return answer.parts;
    },
  };
}
