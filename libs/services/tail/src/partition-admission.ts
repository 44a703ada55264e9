/**
 * Admission of one partition, entry after entry. The rule itself is `domain/record`'s; here stands
 * what it needs: the head of every record it meets, looked up in the archive the first time, and
 * therefore also before a record counts as new.
 */
import { chainRefusal, createHeads, type Heads } from '@scoresheet/domain-record';
import type { Candidate, Head, KindsPlace, SealedEvent } from '@scoresheet/domain-record';
import type { Unread, UnreadReason } from '@scoresheet/domain-record';
import { sha256 } from '@scoresheet/domain-record/node';
import type { Entry, Offset } from '@scoresheet/event-log-port';
import type { ArchiveReader } from '@scoresheet/services-archive';
import { doubtOf, foreseenEvent, standingOf } from './admitted-event.js';
import type { AdmittedEvent, Proves } from './admitted-event.js';

/** Sweeps that the head of a record without events stays in memory. */
const IDLE_SWEEPS = 30;

export interface AdmissionCounts {
  readonly admitted: number;
  readonly passedOver: Readonly<Partial<Record<UnreadReason, number>>>;
}

interface Foreseen {
  readonly admitted: 'foreseen';
  readonly event: SealedEvent;
}

/** What an entry claims to be, before the head has its say. */
type Claim = Candidate | Unread | Foreseen;

export class PartitionAdmission {
  private readonly heads: Heads;
  private readonly foreseen = new Map<string, SealedEvent[]>();
  private readonly met = new Map<string, { lastOffset: Offset; touchedIn: number }>();
  private admittedAsForeseen = 0;
  private sweeps = 0;

  constructor(
    private readonly place: KindsPlace,
    private readonly archive: ArchiveReader,
    private readonly proves?: Proves,
  ) {
    this.heads = createHeads(place, sha256);
  }

  /** Admits entries in log order, one batch at a time. */
  async admit(entries: readonly Entry[]): Promise<readonly AdmittedEvent[]> {
    return (await this.prepare(entries))();
  }

  /**
   * Admits a batch in two steps, for who must not see heads that are ahead of what is told: all
   * that takes time first, then, when the answer is called, the whole batch at once.
   */
  async prepare(entries: readonly Entry[]): Promise<() => readonly AdmittedEvent[]> {
    const claims = entries.map((entry) => this.claimOf(entry));
    const unknown = this.unknownRecords(claims);
    if (unknown.length > 0) await this.lookUp(unknown, entries[0]?.offset ?? 0);
    return () => this.admitAll(entries, claims);
  }

  /** The head of a record, undefined where it was not met yet, or was forgotten since. */
  headOf(record: string): Head | undefined {
    return this.heads.headOf(record);
  }

  /**
   * Bytes that this process has sealed and is about to append. Found again in the log, byte for
   * byte, they need not be parsed and hashed a second time; their place in the chain is checked.
   */
  foresee(event: SealedEvent): void {
    const events = this.foreseen.get(event.header.record);
    if (events === undefined) this.foreseen.set(event.header.record, [event]);
    else events.push(event);
  }

  /** What was foreseen of a record will not come, or no longer matters. */
  unforesee(record: string): void {
    this.foreseen.delete(record);
  }

  /** Forgets idle records whose last event the archive has passed. Right only between batches. */
  sweep(archivedTo: Offset): void {
    this.sweeps += 1;
    for (const [record, { lastOffset, touchedIn }] of this.met) {
      if (lastOffset >= archivedTo || this.sweeps - touchedIn <= IDLE_SWEEPS) continue;
      this.evict(record);
    }
  }

  /** Right only between batches, and for a record whose last event the archive has passed. */
  evict(record: string): void {
    this.heads.evict(record);
    this.met.delete(record);
  }

  counts(): AdmissionCounts {
    const admitted = this.heads.admitted + this.admittedAsForeseen;
    return { admitted, passedOver: this.heads.passedOver() };
  }

  /** The key is a hint of foreign origin; the bytes decide. */
  private claimOf({ key, value }: Entry): Claim {
    const events = this.foreseen.get(key);
    const event = events?.find(({ bytes }) => Buffer.compare(bytes, value) === 0);
    return event === undefined ? this.heads.inspect(value) : { admitted: 'foreseen', event };
  }

  private admitAll(entries: readonly Entry[], claims: readonly Claim[]): readonly AdmittedEvent[] {
    const events: AdmittedEvent[] = [];
    for (const [i, claim] of claims.entries()) {
      const event = this.admitOne(claim, entries[i] as Entry);
      if (event === undefined) continue;
      this.met.set(event.header.record, { lastOffset: event.offset, touchedIn: this.sweeps });
      events.push(event);
    }
    return events;
  }

  private unknownRecords(claims: readonly Claim[]): readonly string[] {
    const unknown = new Set<string>();
    for (const claim of claims) {
      if (claim.admitted === false) continue;
      const { record } = claim.admitted === 'foreseen' ? claim.event.header : claim.header;
      if (this.heads.headOf(record) === undefined) unknown.add(record);
    }
    return [...unknown];
  }

  private async lookUp(records: readonly string[], before: Offset): Promise<void> {
    for (const [record, head] of await this.archive.heads(records, before)) {
      this.heads.take(record, head);
      this.met.set(record, { lastOffset: before - 1, touchedIn: this.sweeps });
    }
  }

  private admitOne(claim: Claim, entry: Entry): AdmittedEvent | undefined {
    if (claim.admitted === 'foreseen') return this.admitForeseen(claim.event, entry);
    const answer = this.heads.admit(claim);
    if (!answer.admitted) return undefined;
    const { header, head, parts } = answer;
    const doubt = doubtOf(this.proves, head, entry);
    return { header, head, parts, bytes: entry.value, ...standingOf(entry), ...doubt };
  }

  private admitForeseen(event: SealedEvent, entry: Entry): AdmittedEvent | undefined {
    const { record } = event.header;
    if (chainRefusal(event.header, this.heads.headOf(record)) !== undefined) {
      this.heads.admit(this.heads.inspect(event.bytes)); // to be counted with its reason
      return undefined;
    }
    this.forgetForeseen(event);
    this.heads.take(record, event.head);
    this.admittedAsForeseen += 1;
    return foreseenEvent(this.place, event, entry);
  }

  private forgetForeseen(event: SealedEvent): void {
    const { record } = event.header;
    const later = this.foreseen.get(record)?.filter((other) => other !== event) ?? [];
    if (later.length > 0) this.foreseen.set(record, later);
    else this.foreseen.delete(record);
  }
}
