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
import type { Sha256 } from './sha256.js';

export interface Heads {
  /** Step one: what an entry claims to be. Give it to `admit`, with the head it needs known. */
  inspect(bytes: Uint8Array): Candidate | PassedOver;
  /** Step two, in log order, once for every entry: moves the head or counts the entry. */
  admit(entry: Candidate | PassedOver): Admission;
  /** Undefined: never seen, or evicted. Look it up in the archive before it is called new. */
  headOf(record: string): Head | undefined;
  /** A head from the archive, as of before the next entry. */
  take(record: string, head: Head): void;
  /** Forgets a record; right only when the archive has passed its last event. */
  evict(record: string): void;
  readonly records: number;
  readonly admitted: number;
  /** Entries passed over since the start, by reason. */
  passedOver(): Readonly<Partial<Record<PassedOverReason, number>>>;
}

/** `initial` are heads as of before the first entry that this reader will be given. */
export function createHeads(
  place: Place,
  sha256: Sha256,
  initial: Iterable<readonly [record: string, head: Head]> = [],
): Heads {
  const heads = new Map(initial);
  const counts: Partial<Record<PassedOverReason, number>> = {};
  let admitted = 0;

  return {
    inspect: (bytes) => inspect(place, bytes, sha256),
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
