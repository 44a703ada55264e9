/** The heads of one partition: what admission needs to know, and all that it learns. */
import {
  admitAfter,
  inspect,
  type Admission,
  type Candidate,
  type PassedOver,
} from './admission.js';
import type { PassedOverReason, Place } from './admission.js';
import type { Head } from './event-header.js';
import { isRecordId, type RecordKind } from './record-id.js';
import type { Sha256 } from './sha256.js';

/**
 * Admission takes any text for the name of a record, and what is frozen stays so. But nothing of
 * ours gives a record another name than `recordIdOf` makes, or writes into the topic of another kind
 * of records, and a store cannot look any text up, nor hold two records of one name: so no reader
 * stores, folds or tells what bears a name that is no record's here.
 */
export interface SetAside {
  readonly admitted: false;
  readonly reason: 'misnamed';
}

/** A partition of a topic that has the records of one kind; without it, those of any. */
export interface KindsPlace extends Place {
  readonly kind?: RecordKind | undefined;
}

/** An entry that is no event to any reader. */
export type Unread = PassedOver | SetAside;
export type UnreadReason = PassedOverReason | SetAside['reason'];

export interface Heads {
  /** Step one: what an entry claims to be. Give it to `admit`, with the head it needs known. */
  inspect(bytes: Uint8Array): Candidate | Unread;
  /** Step two, in log order, once for every entry: moves the head or counts the entry. */
  admit(entry: Candidate | Unread): Admission | SetAside;
  /** A record's head; undefined: never seen, or evicted. Ask the archive before calling it new. */
  headOf(record: string): Head | undefined;
  /** A head from the archive, as of before the next entry. */
  take(record: string, head: Head): void;
  /** Forgets a record; right only when the archive has passed its last event. */
  evict(record: string): void;
  readonly records: number;
  readonly admitted: number;
  /** Entries passed over or set aside since the start, by reason. */
  passedOver(): Readonly<Partial<Record<UnreadReason, number>>>;
}

/** `initial` are heads as of before the first entry that this reader will be given. */
export function createHeads(
  place: KindsPlace,
  sha256: Sha256,
  initial: Iterable<readonly [record: string, head: Head]> = [],
): Heads {
  const heads = new Map(initial);
  const counts: Partial<Record<UnreadReason, number>> = {};
  let admitted = 0;

  return {
    inspect(bytes) {
      const entry = inspect(place, bytes, sha256);
      if (entry.admitted === false) return entry;
      if (isRecordId(entry.header.record, place.kind)) return entry;
      return { admitted: false, reason: 'misnamed' };
    },
    admit(entry) {
      const answer =
        entry.admitted === false
          ? entry
          : admitAfter(heads.get(entry.header.record), entry, sha256);
      if (answer.admitted) {
        heads.set(answer.header.record, answer.head);
        admitted += 1;
      } else {
        counts[answer.reason] = (counts[answer.reason] ?? 0) + 1;
      }
      return answer;
    },
    headOf: (record) => heads.get(record),
    take: (record, head) => void heads.set(record, head),
    evict: (record) => void heads.delete(record),
    get records() {
      return heads.size;
    },
    get admitted() {
      return admitted;
    },
    passedOver: () => ({ ...counts }),
  };
}
