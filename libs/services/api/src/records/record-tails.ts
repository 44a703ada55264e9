/** The api's own reading of the events of one kind of record: one tail for each partition. */
import { Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { RECORD_TOPICS, type RecordKind } from '@scoresheet/contracts-messages';
import { partitionOf, type FoldableEvent, type ReadOnlyAggregate } from '@scoresheet/domain-record';
import { sha256 } from '@scoresheet/domain-record/node';
import { patientlyAtStart, wordsOf, type EventLog, type Offset } from '@scoresheet/event-log-port';
import { canHave, type ArchiveReader } from '@scoresheet/services-archive';
import type { PurposeKeys } from '@scoresheet/services-keys';
import {
  doubting,
  foldableOf,
  readerFigures,
  RecordTail,
  type AdmittedEvent,
  type Belief,
  type OnAdmitted,
  type ReaderFigures,
  type Suspension,
} from '@scoresheet/services-tail';
import { PositionTokens, type LogPosition } from '../position-token.js';
import { traced } from '../traced.js';
import { clientError } from '../transport/masked-error.js';
import { stoppedError, type Standing } from './stopped-record.js';
import {
  suspensionInWords,
  type SuspensionInWords,
  type TroubleSays,
} from './suspension-in-words.js';

interface RecordTailsOptions<S> {
  readonly kind: RecordKind;
  /** The kind, as a person calls it. */
  readonly noun: string;
  readonly log: EventLog;
  /** Archive of the events of this kind. */
  readonly archive: ArchiveReader;
  readonly aggregate: ReadOnlyAggregate<S>;
  readonly belief?: Belief | undefined;
  readonly keys: PurposeKeys;
  readonly onFatal: (error: Error) => void;
  /** How a suspended record stands that staff has ended by this event. */
  readonly endedBy: (before: S, ended: FoldableEvent) => S;
  readonly troubleSays: TroubleSays;
}

export abstract class RecordTails<S> implements OnModuleInit, OnApplicationShutdown {
  readonly aggregate: ReadOnlyAggregate<S>;
  private readonly logger = new Logger('Api');
  private readonly tokens: PositionTokens;
  private readonly tails: readonly RecordTail<S>[];
  private readonly onSuspension = new Set<(record: string) => void>();

  constructor(private readonly options: RecordTailsOptions<S>) {
    const { log, archive, aggregate, belief, keys } = options;
    const proves = belief?.proves;
    this.tokens = new PositionTokens(keys);
    this.aggregate = doubting(aggregate, belief);
    this.tails = Array.from({ length: log.partitions }, (_, partition) => {
      const of = { topic: this.topic, partition };
      const onSuspended = (suspension: Suspension) => this.report(suspension);
      const onTrouble = (error: unknown) =>
        this.logger.warn(`Partition ${partition} waits for the archive: ${wordsOf(error)}`);
      const told = { onSuspended, onTrouble };
      return new RecordTail({ log, archive, of, aggregate: this.aggregate, proves, ...told });
    });
  }

  get topic(): string {
    return RECORD_TOPICS[this.options.kind].events;
  }

  /** Reads the log to its end before anybody is answered: nobody is answered from its middle. */
  async onModuleInit(): Promise<void> {
    await Promise.all(
      this.tails.map(async (tail) => {
        // Nobody starts an api anew as workers are: it waits for brokers that are busy.
        await patientlyAtStart(() => tail.start());
        tail.ended.catch(this.options.onFatal);
        await patientlyAtStart(() => tail.atEnd());
      }),
    );
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all(this.tails.map((tail) => tail.stop()));
  }

  partitionOf(record: string): number {
    return partitionOf(record, this.options.log.partitions, sha256);
  }

  onAdmitted(listener: OnAdmitted): void {
    for (const tail of this.tails) tail.onAdmitted(listener);
  }

  /** Calls the listener with each record that this process suspends from now on. */
  onSuspended(listener: (record: string) => void): void {
    this.onSuspension.add(listener);
  }

  /**
   * The state as of now, to be read at once; refuses a record that is suspended. One that staff has
   * ended since is shown as it stood before the event that nobody could fold.
   */
  async findState(record: string): Promise<S | undefined> {
    return this.stateIn(await this.standingOf(record));
  }

  /** The state in a standing, as `findState` returns it. Refuses a suspended record. */
  stateIn(standing: Standing<S> | undefined): S | undefined {
    const { state, suspension } = standing ?? {};
    if (suspension !== undefined && (!suspension.ended || !state)) throw this.stopped(suspension);
    return state;
  }

  /** State and suspension, for who can tell a suspended record; undefined where there is none. */
  async standingOf(record: string): Promise<Standing<S> | undefined> {
    const folded = await this.tailOf(record).stateOf(record);
    if (folded === undefined) return undefined;
    if (folded.status === 'folded') return { state: folded.state, suspension: undefined };
    const { suspension } = folded;
    const { seq, ended } = suspension;
    const before = await this.stateBefore(record, seq);
    return { state: before && ended ? this.options.endedBy(before, ended) : before, suspension };
  }

  /** The error for a suspended record; undefined if this process has read none. */
  stoppedError(record: string): Error | undefined {
    const suspension = this.tailOf(record).suspensions.of(record);
    return suspension && this.stopped(suspension);
  }

  /** The reason why a record is suspended, for staff; undefined if it is not. */
  async suspensionOf(record: string): Promise<SuspensionInWords | undefined> {
    const folded = await this.tailOf(record).stateOf(record);
    if (folded?.status !== 'suspended') return undefined;
    return suspensionInWords(folded.suspension, this.options.troubleSays);
  }

  private async stateBefore(record: string, seq: number): Promise<S | undefined> {
    if (seq === 0) return undefined;
    let state: S | undefined;
    for (const event of await this.history(record, 0, seq)) {
      state = this.aggregate.fold(state, foldableOf(event));
    }
    return state;
  }

  /** Whether there is such a record as of the call: the log is read to its end before this says no. */
  async isKnown(record: string): Promise<boolean> {
    if (!canHave(this.topic, record)) return false;
    if (await this.hasRead(record)) return true;
    await this.tailOf(record).atEnd();
    return this.hasRead(record);
  }

  /** Whether there is such a record as far as this process has read. */
  async hasRead(record: string): Promise<boolean> {
    const tail = this.tailOf(record);
    return tail.metHead(record) !== undefined || (await tail.headOf(record)) !== undefined;
  }

  /** The records among these that this process has read of: one question for all. */
  async allRead(records: readonly string[]): Promise<ReadonlySet<string>> {
    const known = await Promise.all(
      this.tails.map((tail) => tail.known(records.filter((each) => this.tailOf(each) === tail))),
    );
    return new Set(known.flatMap((some) => [...some]));
  }

  /** How many events a record has as far as this process has read; none where it is not there. */
  async lengthOf(record: string): Promise<number> {
    const tail = this.tailOf(record);
    const head = tail.metHead(record) ?? (await tail.headOf(record));
    return head === undefined ? 0 : head.seq + 1;
  }

  /** Refuses a record that is unknown. */
  async knownStandingOf(record: string): Promise<Standing<S>> {
    const standing = await this.standingOf(record);
    if (standing === undefined) throw this.unknownError(record);
    return standing;
  }

  /** What is said to whoever names a record that is not there, or not for them. */
  unknownError(record: string): Error {
    return clientError('BAD_USER_INPUT', `There is no ${this.options.noun} ${record}.`);
  }

  history(record: string, fromSeq = 0, limit = Infinity): Promise<readonly AdmittedEvent[]> {
    return this.tailOf(record).history(record, fromSeq, limit);
  }

  /** Resolves when everything is read that the log had of this record's partition. */
  atEnd(record: string): Promise<void> {
    return this.tailOf(record).atEnd();
  }

  /** A token for whoever wants to read up to this offset of the record's partition. */
  tokenOf(record: string, next: Offset): string {
    const partition = this.partitionOf(record);
    return this.tokens.write({
      logId: this.options.log.logId,
      topic: this.topic,
      partition,
      next,
    });
  }

  /** The place that a token is of; refuses what is no token of this installation. */
  positionOf(token: string): LogPosition {
    return this.tokens.read(token, this.options.log);
  }

  /** This process has read everything before it. */
  next(partition: number): Offset {
    return (this.tails[partition] as RecordTail<S>).next;
  }

  /** How far each partition is read, for figures of the process. */
  readers(): readonly ReaderFigures[] {
    const { topic } = this;
    return this.tails.map((tail, partition) => readerFigures('api', { topic, partition }, tail));
  }

  reached(partition: number, next: Offset): Promise<void> {
    return (this.tails[partition] as RecordTail<S>).reached(next);
  }

  private stopped(suspension: Suspension): Error {
    return stoppedError(suspension, this.options.noun);
  }

  private report({ record, seq, reference, error }: Suspension): void {
    this.logger.error(`${record} is suspended at ${seq}, reference ${reference}: ${traced(error)}`);
    for (const listener of this.onSuspension) listener(record);
  }

  private tailOf(record: string): RecordTail<S> {
    return this.tails[this.partitionOf(record)] as RecordTail<S>;
  }
}
