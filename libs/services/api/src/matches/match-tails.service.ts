/** The api's own reading of `match.events`: one tail for each partition. */
import { Inject, Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { TOPICS } from '@scoresheet/contracts-messages';
import { foldMatch, statusOf, type MatchState } from '@scoresheet/domain-match';
import { partitionOf } from '@scoresheet/domain-record';
import type { Offset } from '@scoresheet/event-log-port';
import {
  RecordTail,
  type AdmittedEvent,
  type Folder,
  type OnAdmitted,
} from '@scoresheet/services-tail';
import { API_OPTIONS, type ApiOptions } from '../api-options.js';
import { readPosition, writePosition } from '../position-token.js';
import { clientError } from '../transport/masked-error.js';
import { withDeadline } from '../with-deadline.js';

/** How long a query waits for an event that its asker has seen already. */
export const AFTER_DEADLINE_MS = 5_000;

@Injectable()
export class MatchTails implements OnModuleInit, OnApplicationShutdown {
  readonly folder: Folder<MatchState>;
  private readonly tails: readonly RecordTail<MatchState>[];

  constructor(@Inject(API_OPTIONS) private readonly options: ApiOptions) {
    const { log, archive, environment } = options;
    this.folder = {
      fold: (state, event) => foldMatch(state, event, environment.sha256),
      isOver: (state) => statusOf(state) === 'over',
    };
    this.tails = Array.from({ length: log.partitions }, (_, partition) => {
      const of = { topic: TOPICS.matchEvents, partition };
      return new RecordTail({ log, archive, of, folder: this.folder });
    });
  }

  /** Nobody is answered from the middle of the log: the tails read to its end first. */
  async onModuleInit(): Promise<void> {
    await Promise.all(
      this.tails.map(async (tail) => {
        await tail.start();
        tail.ended.catch(this.options.onFatal);
        await tail.atEnd();
      }),
    );
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all(this.tails.map((tail) => tail.stop()));
  }

  partitionOf(record: string): number {
    const { log, environment } = this.options;
    return partitionOf(record, log.partitions, environment.sha256);
  }

  onAdmitted(listener: OnAdmitted): void {
    for (const tail of this.tails) tail.onAdmitted(listener);
  }

  /** The state as of now, to be read at once; refuses a match that is suspended. */
  async findState(record: string): Promise<MatchState | undefined> {
    const folded = await this.tailOf(record).stateOf(record);
    if (folded?.status !== 'suspended') return folded?.state;
    const { reference } = folded.suspension;
    throw clientError(
      'SUSPENDED',
      `This match is suspended; staff can look up reference ${reference}.`,
    );
  }

  /** The same; refuses a match that is unknown, too. */
  async stateOf(record: string): Promise<MatchState> {
    const state = await this.findState(record);
    if (state === undefined) throw clientError('BAD_USER_INPUT', `There is no match ${record}.`);
    return state;
  }

  history(record: string, fromSeq = 0): Promise<readonly AdmittedEvent[]> {
    return this.tailOf(record).history(record, fromSeq);
  }

  /** Resolves when everything is read that the log had of this record's partition. */
  atEnd(record: string): Promise<void> {
    return this.tailOf(record).atEnd();
  }

  /** A token for whoever wants to read what is read by now of this record's partition. */
  tokenOf(record: string, next: Offset = this.tailOf(record).next): string {
    const partition = this.partitionOf(record);
    return writePosition({
      logId: this.options.log.logId,
      topic: TOPICS.matchEvents,
      partition,
      next,
    });
  }

  /** Waits until this process has read as far as every one of the tokens. */
  async after(tokens: readonly string[]): Promise<void> {
    const positions = tokens.map((token) => readPosition(token, this.options.log));
    const reached = Promise.all(
      positions.map(({ partition, next }) => this.tails[partition]?.reached(next)),
    );
    const isThere = await withDeadline(
      reached.then(() => true),
      AFTER_DEADLINE_MS,
    );
    if (isThere === undefined) {
      throw clientError('UNAVAILABLE', 'This server has not read that far yet. Ask again.');
    }
  }

  private tailOf(record: string): RecordTail<MatchState> {
    return this.tails[this.partitionOf(record)] as RecordTail<MatchState>;
  }
}
