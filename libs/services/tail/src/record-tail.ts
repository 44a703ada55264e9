/**
 * The one way to read events: follows one partition, admits by the chain, knows the head of every
 * record it has met, folds states on demand. A reader that starts in the middle admits the same as
 * one that started at 0, because heads as of before its start come from the archive, and what the
 * archive does not have yet is read from the log first.
 */
import type { Head, SealedEvent } from '@scoresheet/domain-record';
import { LogError, type Entry, type Offset, type Subscription } from '@scoresheet/event-log-port';
import { canHave, checkpointAfter, placeIn, verifyCheckpoint } from '@scoresheet/services-archive';
import type { AdmittedEvent } from './admitted-event.js';
import { askAgain } from './ask-again.js';
import { FoldedRecords, type Folded } from './folded-records.js';
import { PartitionAdmission } from './partition-admission.js';
import { progress, type Progress } from './progress.js';
import { recentEvents, type RecentEvents } from './recent-events.js';
import { ArchiveBroken, recordHistory } from './record-history.js';
import { suspensions, type Suspensions } from './suspensions.js';
import type { OnAdmitted, TailCounts, TailOptions } from './tail-options.js';

/** How often the archive is asked how far it has come, to forget what it has. */
const SWEEP_EVERY_MS = 2_000;

type Prepared = () => readonly AdmittedEvent[];

export class RecordTail<S> {
  readonly suspensions: Suspensions;
  private readonly admission: PartitionAdmission;
  private readonly recent: RecentEvents | undefined;
  private readonly folded: FoldedRecords<S> | undefined;
  private readonly listeners = new Set<OnAdmitted>();
  private readonly stopping = new AbortController();
  private progress: Progress = progress(0);
  /** What is admitted, folded and told; ahead of `progress` while `onBatch` is awaited. */
  private admittedTo: Offset = 0;
  private deliverFrom: Offset = 0;
  private subscription: Subscription | undefined;
  private sweepTimer: NodeJS.Timeout | undefined;
  private isInBatch = false;
  private sweepDue: Offset | undefined;

  constructor(private readonly options: TailOptions<S>) {
    const { log, of, archive, aggregate, keepsRecent = true } = options;
    this.suspensions = suspensions(options.onSuspended);
    this.admission = new PartitionAdmission(placeIn(log, of), archive, options.proves);
    if (aggregate === undefined) return;
    if (keepsRecent) this.recent = recentEvents();
    const history = (record: string) => this.history(record);
    this.folded = new FoldedRecords({ aggregate, suspensions: this.suspensions, history });
  }

  /**
   * Resolves when the tail follows the log; rejects with `CheckpointMismatch` or `LogError` when
   * the log is not the one that the archive was read from.
   */
  async start(): Promise<void> {
    const { log, of, archive } = this.options;
    const archived = await archive.position(of.partition);
    if (archived !== undefined) await verifyCheckpoint(log, of, archived, archive);
    const archivedTo = archived?.next ?? 0;
    this.deliverFrom = this.options.from ?? archivedTo;
    const first = Math.min(this.deliverFrom, archivedTo);
    this.progress = progress(first);
    this.admittedTo = first;
    this.subscription = log.subscribe(of, first, (entries) => this.take(entries));
    this.subscription.ended.then(
      () => this.progress.fail(new LogError('log-closed', 'This reader was stopped.')),
      (error: unknown) => this.progress.fail(error),
    );
    this.sweepTimer = setInterval(() => void this.sweep(), SWEEP_EVERY_MS).unref();
  }

  /** Fulfilled by `stop`, rejected when the tail cannot go on. */
  get ended(): Promise<void> {
    return this.subscription?.ended ?? Promise.reject(new Error('The tail was not started.'));
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    clearInterval(this.sweepTimer);
    await this.subscription?.stop();
  }

  /** Everything before it is admitted or passed over, and told to all listeners. */
  get next(): Offset {
    return this.progress.next;
  }

  /** Resolves when every entry before the offset is dealt with. */
  reached(offset: Offset): Promise<void> {
    return this.progress.reached(offset);
  }

  /** Resolves when every entry is dealt with that was acknowledged before the call. */
  async atEnd(): Promise<void> {
    await this.reached(await this.options.log.end(this.options.of));
  }

  /** Called for every event from `from` on, in log order. Returns how to unsubscribe. */
  onAdmitted(listener: OnAdmitted): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Resolves with the event that accepts a command, if it is admitted before the signal's end. */
  admitted(record: string, commandId: string, until: AbortSignal): Promise<AdmittedEvent> {
    return new Promise((resolve, reject) => {
      const unsubscribe = this.onAdmitted((event) => {
        if (event.header.record !== record || event.header.commandId !== commandId) return;
        unsubscribe();
        resolve(event);
      });
      const giveUp = () => {
        unsubscribe();
        reject(until.reason);
      };
      if (until.aborted) giveUp();
      else until.addEventListener('abort', giveUp, { once: true });
    });
  }

  /** The head that the tail itself has met; undefined is no proof that there is no record. */
  metHead(record: string): Head | undefined {
    return this.admission.headOf(record);
  }

  async headOf(record: string): Promise<Head | undefined> {
    if (!canHave(this.options.of.topic, record)) return undefined;
    const found = await this.options.archive.heads([record], this.admittedTo);
    return this.admission.headOf(record) ?? found.get(record);
  }

  /** The records among these that this tail has read of: one question for all. */
  async known(records: readonly string[]): Promise<ReadonlySet<string>> {
    const { archive, of } = this.options;
    const unmet = records.filter((record) => this.metHead(record) === undefined);
    const asked = unmet.filter((record) => canHave(of.topic, record));
    const archived = asked.length > 0 ? await archive.heads(asked, this.admittedTo) : undefined;
    const isThere = (record: string) => archived?.has(record) || this.metHead(record) !== undefined;
    return new Set(records.filter(isThere));
  }

  /** The state of a record as of now, undefined where there is no such record. */
  async stateOf(record: string): Promise<Folded<S> | undefined> {
    if (this.folded === undefined) throw new Error('This tail was given no aggregate.');
    return this.folded.stateOf(record);
  }

  /**
   * The events of a record that are admitted as of the call, from `fromSeq` on. Rejects with
   * `ArchiveBroken` where no copy has them; the record is suspended then, until all can be read.
   */
  async history(record: string, fromSeq = 0, limit = Infinity): Promise<readonly AdmittedEvent[]> {
    if (!canHave(this.options.of.topic, record)) return []; // not every text can be looked up
    const { recent = recentEvents(0) } = this;
    const head = this.admission.headOf(record);
    const asked = { record, fromSeq, limit, before: this.admittedTo, head };
    try {
      const events = await recordHistory({ ...this.options, recent }, asked);
      if (fromSeq === 0 && limit === Infinity) this.liftUnreadable(record);
      return events;
    } catch (error) {
      if (error instanceof ArchiveBroken) {
        this.suspensions.suspend({ record, seq: error.seq }, error);
      }
      throw error;
    }
  }

  private liftUnreadable(record: string): void {
    const suspension = this.suspensions.of(record);
    if (suspension?.error instanceof ArchiveBroken) this.suspensions.lift(record);
  }

  /** See `PartitionAdmission`. */
  foresee(event: SealedEvent): void {
    this.admission.foresee(event);
  }

  unforesee(record: string): void {
    this.admission.unforesee(record);
  }

  counts(): TailCounts {
    const suspended = this.suspensions.count;
    return { ...this.admission.counts(), suspended, folded: this.folded?.size ?? 0 };
  }

  /** Forgets what the archive has and nobody asks for; runs every few seconds by itself. */
  async sweep(): Promise<void> {
    const { archive, of } = this.options;
    // An archive that is away is no fault of the reader: the next sweep asks again.
    const archived = await archive.position(of.partition).catch(() => undefined);
    this.sweepDue = archived?.next;
    if (!this.isInBatch) this.sweepNow();
  }

  private async take(entries: readonly Entry[]): Promise<void> {
    this.isInBatch = true;
    const admit = await this.prepared(entries);
    if (admit === undefined) return;
    const last = entries.at(-1) as Entry;
    // No pause from here to `admittedTo`: heads, states and history move as one.
    const events = admit();
    const told = events.filter(({ offset }) => offset >= this.deliverFrom);
    for (const event of events) {
      this.recent?.add(event);
      this.folded?.apply(event);
    }
    this.admittedTo = last.offset + 1;
    for (const event of told) for (const listener of this.listeners) listener(event);
    if (this.admittedTo > this.deliverFrom) {
      await this.options.onBatch?.(told, checkpointAfter(this.options.log, last));
    }
    this.isInBatch = false;
    this.sweepNow();
    this.progress.moveTo(this.admittedTo);
  }

  /** How to admit the batch; undefined when the tail was stopped while its archive was away. */
  private async prepared(entries: readonly Entry[]): Promise<Prepared | undefined> {
    const prepare = () => this.admission.prepare(entries);
    try {
      return await prepare();
    } catch (error) {
      if (this.options.onTrouble === undefined) throw error;
      this.options.onTrouble(error);
      return askAgain(prepare, this.stopping.signal);
    }
  }

  private sweepNow(): void {
    if (this.sweepDue === undefined) return;
    this.admission.sweep(this.sweepDue);
    this.recent?.dropBefore(this.sweepDue);
    this.folded?.sweep(this.sweepDue);
    this.sweepDue = undefined;
  }
}
