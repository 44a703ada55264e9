/** Bytes that may have changed: which event they are by themselves, whatever is said of them. */
import { admit, inspect, isRecordId, type KindsPlace } from '@scoresheet/domain-record';
import { sha256 } from '@scoresheet/domain-record/node';
import type { NamedEvent } from '../tally/event-tally.js';

export interface SealedEvent extends NamedEvent {
  /** The hash of the event before; undefined at the first. */
  readonly prev: string | undefined;
}

/**
 * The event in these bytes, undefined where they are no event of a record that this place has.
 * An event names by hash all of its lines, so that one changed byte makes it another event or none.
 */
export function sealedEvent(place: KindsPlace, bytes: Uint8Array): SealedEvent | undefined {
  const claim = inspect(place, bytes, sha256);
  if (claim.admitted === false || !isRecordId(claim.header.record, place.kind)) return undefined;
  const { record, seq, prev } = claim.header;
  const before = seq === 0 ? undefined : { seq: seq - 1, hash: prev };
  const answer = admit(place, bytes, () => before, sha256);
  if (!answer.admitted) return undefined;
  return { record, seq, hash: answer.head.hash, prev: before?.hash };
}
