/** The api's own reading of `match.events`: one tail for each partition. */
import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationShutdown,
  type OnModuleInit,
} from '@nestjs/common';
import { TOPICS } from '@scoresheet/contracts-messages';
import { readOnlyMatch, voidedMatch, type MatchState } from '@scoresheet/domain-match';
import { isRecordId, partitionOf, type ReadOnlyAggregate } from '@scoresheet/domain-record';
import { sha256 } from '@scoresheet/domain-record/node';
import { wordsOf, type Offset } from '@scoresheet/event-log-port';
import type { PurposeKeys } from '@scoresheet/services-keys';
import {
  doubting,
  foldableOf,
  readerFigures,
  RecordTail,
  type AdmittedEvent,
  type OnAdmitted,
  type ReaderFigures,
  type Suspension,
} from '@scoresheet/services-tail';
import { KEYS, MATCH_SOURCES, type MatchSources } from '../api-parts.js';
import { PositionTokens, type LogPosition } from '../position-token.js';
import { traced } from '../traced.js';
import { clientError } from '../transport/masked-error.js';
import {
  stoppedError,
  suspensionInWords,
  type Standing,
  type SuspensionInWords,
} from './stopped-match.js';

@Injectable()
export class MatchTails implements OnModuleInit, OnApplicationShutdown {
  readonly aggregate: ReadOnlyAggregate<MatchState>;
  private readonly logger = new Logger('Api');
  private readonly tokens: PositionTokens;
  private readonly tails: readonly RecordTail<MatchState>[];

  constructor(
    @Inject(MATCH_SOURCES) private readonly sources: MatchSources,
    @Inject(KEYS) keys: PurposeKeys,
  ) {
    const { log, archive, environment, belief } = sources;
    const proves = belief?.proves;
    this.tokens = new PositionTokens(keys);
    this.aggregate = doubting(readOnlyMatch(environment), belief);
    this.tails = Array.from({ length: log.partitions }, (_, partition) => {
      const of = { topic: TOPICS.matchEvents, partition };
      const onSuspended = (suspension: Suspension) => this.report(suspension);
      const onTrouble = (error: unknown) =>
        this.logger.warn(`Partition ${partition} waits for the archive: ${wordsOf(error)}`);
      const told = { onSuspended, onTrouble };
      return new RecordTail({ log, archive, of, aggregate: this.aggregate, proves, ...told });
    });
  }

  /** Reads the log to its end before anybody is answered: nobody is answered from its middle. */
  async onModuleInit(): Promise<void> {
    await Promise.all(
      this.tails.map(async (tail) => {
        await tail.start();
        tail.ended.catch(this.sources.onFatal);
        await tail.atEnd();
      }),
    );
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all(this.tails.map((tail) => tail.stop()));
  }

  partitionOf(record: string): number {
    return partitionOf(record, this.sources.log.partitions, sha256);
  }

  onAdmitted(listener: OnAdmitted): void {
    for (const tail of this.tails) tail.onAdmitted(listener);
  }

  /**
   * The state as of now, to be read at once; refuses a match that is suspended. One that staff has
   * ended since is shown as it stood before the event that nobody could fold.
   */
  async findState(record: string): Promise<MatchState | undefined> {
    const standing = await this.standingOf(record);
    const { state, suspension } = standing ?? {};
    if (suspension !== undefined && (!suspension.ended || !state)) throw stoppedError(suspension);
    return state;
  }

  /** State and suspension, for who can tell a suspended match; undefined where there is none. */
  async standingOf(record: string): Promise<Standing | undefined> {
    const folded = await this.tailOf(record).stateOf(record);
    if (folded === undefined) return undefined;
    if (folded.status === 'folded') return { state: folded.state, suspension: undefined };
    const { suspension } = folded;
    const { seq, ended } = suspension;
    const before = await this.stateBefore(record, seq);
    return { state: before && ended ? voidedMatch(before, ended) : before, suspension };
  }

  /** Why a match stands still, undefined where nothing is wrong as far as this process has read. */
  stoppedError(record: string): Error | undefined {
    const suspension = this.tailOf(record).suspensions.of(record);
    return suspension && stoppedError(suspension);
  }

  /** Why a match cannot go on, in words for staff; undefined where nothing is wrong with it. */
  async suspensionOf(record: string): Promise<SuspensionInWords | undefined> {
    const folded = await this.tailOf(record).stateOf(record);
    return folded?.status === 'suspended' ? suspensionInWords(folded.suspension) : undefined;
  }

  private async stateBefore(record: string, seq: number): Promise<MatchState | undefined> {
    if (seq === 0) return undefined;
    let state: MatchState | undefined;
    for (const event of await this.history(record, 0, seq)) {
      state = this.aggregate.fold(state, foldableOf(event));
    }
    return state;
  }

  /** Whether there is such a match as of the call: the log is read to its end before this says no. */
  async isKnown(record: string): Promise<boolean> {
    if (!isRecordId(record)) return false;
    if (await this.hasRead(record)) return true;
    await this.tailOf(record).atEnd();
    return this.hasRead(record);
  }

  /** Whether there is such a match as far as this process has read. */
  async hasRead(record: string): Promise<boolean> {
    const tail = this.tailOf(record);
    return tail.metHead(record) !== undefined || (await tail.headOf(record)) !== undefined;
  }

  /** Refuses a match that is unknown. */
  async knownStandingOf(record: string): Promise<Standing> {
    const standing = await this.standingOf(record);
    if (standing === undefined) throw clientError('BAD_USER_INPUT', `There is no match ${record}.`);
    return standing;
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
      logId: this.sources.log.logId,
      topic: TOPICS.matchEvents,
      partition,
      next,
    });
  }

  /** The place that a token is of; refuses what is no token of this installation. */
  positionOf(token: string): LogPosition {
    return this.tokens.read(token, this.sources.log);
  }

  /** This process has read everything before it. */
  next(partition: number): Offset {
    return (this.tails[partition] as RecordTail<MatchState>).next;
  }

  /** How far each partition is read, for figures of the process. */
  readers(): readonly ReaderFigures[] {
    const topic = TOPICS.matchEvents;
    return this.tails.map((tail, partition) => readerFigures('api', { topic, partition }, tail));
  }

  reached(partition: number, next: Offset): Promise<void> {
    return (this.tails[partition] as RecordTail<MatchState>).reached(next);
  }

  private report({ record, seq, reference, error }: Suspension): void {
    this.logger.error(`${record} is suspended at ${seq}, reference ${reference}: ${traced(error)}`);
  }

  private tailOf(record: string): RecordTail<MatchState> {
    return this.tails[this.partitionOf(record)] as RecordTail<MatchState>;
  }
}
