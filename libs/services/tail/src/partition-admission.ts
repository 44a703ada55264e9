/**
 * Admission of one partition, entry after entry. The rule itself is `domain/record`'s; here stands
 * what it needs: the head of every record it meets, looked up in the archive the first time, and
 * therefore also before a record counts as new.
 */
import { createHeads } from '@scoresheet/domain-record';
import type { Candidate, Head, PassedOver, PassedOverReason } from '@scoresheet/domain-record';
import type { Place, SealedEvent } from '@scoresheet/domain-record';
import type { Entry, Offset } from '@scoresheet/event-log-port';
import type { ArchiveReader } from '@scoresheet/services-archive';
import { foreseenEvent, type AdmittedEvent } from './admitted-event.js';
import { sha256 } from './sha256.js';

export interface AdmissionCounts {
  readonly admitted: number;
  readonly passedOver: Readonly<Partial<Record<PassedOverReason, number>>>;
}

/** Sweeps that the head of a record without events stays in memory. */
const IDLE_SWEEPS = 3;

export interface PartitionAdmission {
  /** In log order, one batch at a time. */
  admit(entries: readonly Entry[]): Promise<readonly AdmittedEvent[]>;
  /**
   * Bytes that this process has sealed and is about to append. Found again in the log, byte for
   * byte, they need not be parsed and hashed a second time; their place in the chain is checked.
   */
  foresee(event: SealedEvent): void;
  /** What was foreseen of a record will not come, or no longer matters. */
  unforesee(record: string): void;
  /** Undefined: not met yet, or forgotten since. */
  headOf(record: string): Head | undefined;
  /** Forgets idle records whose last event the archive has passed. Right only between batches. */
  sweep(archivedTo: Offset): void;
  counts(): AdmissionCounts;
}

type Claim =
  Candidate | PassedOver | { readonly admitted: 'foreseen'; readonly event: SealedEvent };

export function partitionAdmission(place: Place, archive: ArchiveReader): PartitionAdmission {
  const heads = createHeads(place, sha256);
  const foreseen = new Map<string, SealedEvent[]>();
  const met = new Map<string, { lastOffset: Offset; touchedIn: number }>();
  let sweeps = 0;
  let admittedAsForeseen = 0;

  /** The key is a hint of foreign origin; the bytes decide. */
  function claimOf({ key, value }: Entry): Claim {
    const events = foreseen.get(key);
    const event = events?.find(({ bytes }) => Buffer.compare(bytes, value) === 0);
    return event === undefined ? heads.inspect(value) : { admitted: 'foreseen', event };
  }

  async function lookUpHeads(claims: readonly Claim[], before: Offset): Promise<void> {
    const unknown = new Set<string>();
    for (const claim of claims) {
      const record = recordOf(claim);
      if (record !== undefined && heads.headOf(record) === undefined) unknown.add(record);
    }
    if (unknown.size === 0) return;
    for (const [record, head] of await archive.heads([...unknown], before)) {
      heads.take(record, head);
      met.set(record, { lastOffset: before - 1, touchedIn: sweeps });
    }
  }

  function admitForeseen(event: SealedEvent, offset: Offset): AdmittedEvent | undefined {
    const { record, seq, prev } = event.header;
    const head = heads.headOf(record);
    const follows = head === undefined ? seq === 0 : seq === head.seq + 1 && prev === head.hash;
    if (!follows) {
      heads.admit(heads.inspect(event.bytes)); // to be counted with its reason
      return undefined;
    }
    heads.take(record, event.head);
    admittedAsForeseen += 1;
    return foreseenEvent(place, event, offset);
  }

  function admitOne(claim: Claim, { offset, value: bytes }: Entry): AdmittedEvent | undefined {
    if (claim.admitted === 'foreseen') return admitForeseen(claim.event, offset);
    const answer = heads.admit(claim);
    if (!answer.admitted) return undefined;
    const { header, head, parts } = answer;
    return { offset, header, head, parts, bytes };
  }

  return {
    async admit(entries) {
      const claims = entries.map(claimOf);
      await lookUpHeads(claims, entries[0]?.offset ?? 0);
      const events: AdmittedEvent[] = [];
      entries.forEach((entry, i) => {
        const event = admitOne(claims[i] as Claim, entry);
        if (event === undefined) return;
        met.set(event.header.record, { lastOffset: event.offset, touchedIn: sweeps });
        events.push(event);
      });
      return events;
    },
    foresee(event) {
      const events = foreseen.get(event.header.record);
      if (events === undefined) foreseen.set(event.header.record, [event]);
      else events.push(event);
    },
    unforesee: (record) => void foreseen.delete(record),
    headOf: (record) => heads.headOf(record),
    sweep(archivedTo) {
      sweeps += 1;
      for (const [record, { lastOffset, touchedIn }] of met) {
        if (lastOffset >= archivedTo || sweeps - touchedIn <= IDLE_SWEEPS) continue;
        heads.evict(record);
        met.delete(record);
      }
    },
    counts: () => ({
      admitted: heads.admitted + admittedAsForeseen,
      passedOver: heads.passedOver(),
    }),
  };
}

function recordOf(claim: Claim): string | undefined {
  if (claim.admitted === false) return undefined;
  return claim.admitted === 'foreseen' ? claim.event.header.record : claim.header.record;
}
