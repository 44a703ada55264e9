import {
  checkAppend,
  checkFrom,
  checkLimit,
  checkPartition,
  checkTruncatable,
  entriesRemoved,
  GroupCommit,
  isTruncatable,
  LogError,
  patiently,
  patientlyFor,
  pullSubscription,
  sharedFetch,
  type Batch,
  type Subscription,
  type Entry,
  type EventLog,
  type LogShape,
  type Message,
  type Offset,
  type OnBatch,
  type PartitionRef,
  type PullSource,
  type Receipt,
} from '@scoresheet/event-log-port';
import type { Pool, QueryArrayConfig, QueryArrayResult } from 'pg';
import { EndWatcher } from './end-watcher.js';
import {
  appendStatement,
  endsStatement,
  entryOf,
  fetchStatement,
  removeStatement,
  startStatement,
  type AppendRow,
  type EndRow,
  type FetchRow,
  type StartRow,
} from './entry.sql.js';
import type { FoundLog } from './found-log.js';
import {
  MAX_FETCH_ENTRIES,
  MAX_GROUP_BYTES,
  MAX_GROUP_MESSAGES,
  MAX_REMOVED_ENTRIES,
} from './limits.js';
import { inWords } from './trouble.js';

interface PostgresLogParts extends FoundLog {
  readonly shape: LogShape;
  readonly pool: Pool;
  readonly watcher: EndWatcher;
  readonly deadlineMs: number;
  readonly onTrouble: (error: LogError) => void;
}

export class PostgresLog implements EventLog {
  readonly logId: string;
  readonly partitions: number;
  private readonly appenders = new Map<number, GroupCommit>();
  private readonly running = new Set<Subscription>();
  private readonly fetchTogether = sharedFetch((id, from) =>
    this.fetch(id, from, MAX_FETCH_ENTRIES),
  );
  private closed: Promise<void> | undefined;

  constructor(private readonly parts: PostgresLogParts) {
    this.logId = parts.logId;
    this.partitions = parts.shape.partitions;
  }

  async append(to: PartitionRef, messages: readonly Message[]): Promise<Receipt> {
    const id = this.idOf(to);
    checkAppend(messages);
    return this.appenderOf(id).append(messages);
  }

  async read(of: PartitionRef, from: Offset, limit: number): Promise<readonly Entry[]> {
    const id = this.idOf(of);
    checkLimit(limit);
    const { entries, end } = await this.inTime(() => this.fetch(id, from, limit));
    this.checkRead(of, from, { entries, end });
    return entries;
  }

  async start(of: PartitionRef): Promise<Offset> {
    const id = this.idOf(of);
    if (!isTruncatable(of, this.parts.shape)) return 0;
    return this.inTime(() => this.startOf(id));
  }

  async truncate(of: PartitionRef, before: Offset): Promise<void> {
    const id = this.idOf(of);
    checkTruncatable(of, this.parts.shape);
    checkFrom(of, before, await this.end(of));
    let next = await this.start(of);
    while (next < before) {
      const upTo = Math.min(before, next + MAX_REMOVED_ENTRIES);
      const statement = removeStatement(id, next, upTo);
      await this.inTime(() => this.query(statement));
      next = upTo;
    }
  }

  async end(of: PartitionRef): Promise<Offset> {
    const id = this.idOf(of);
    return this.inTime(async () => {
      const { rows } = await this.query<EndRow>(endsStatement([id]));
      return Number(theOnly(rows)[1]);
    });
  }

  subscribe(of: PartitionRef, from: Offset, onBatch: OnBatch): Subscription {
    const subscription = pullSubscription(this.sourceOf(of), from, onBatch);
    this.running.add(subscription);
    const forget = () => this.running.delete(subscription);
    subscription.ended.then(forget, forget);
    return subscription;
  }

  close(): Promise<void> {
    this.closed ??= this.finish();
    return this.closed;
  }

  private async finish(): Promise<void> {
    await Promise.all([...this.running].map((subscription) => subscription.stop()));
    await Promise.all([...this.appenders.values()].map((appender) => appender.idle()));
    await this.parts.watcher.close();
    await this.parts.pool.end();
  }

  /** The key of the partition's row, once it is clear that the log is open and has it. */
  private idOf(of: PartitionRef): number {
    if (this.closed) throw new LogError('log-closed', 'This log was closed; open it again.');
    checkPartition(of, this.parts.shape);
    return this.parts.idOf(of);
  }

  private appenderOf(id: number): GroupCommit {
    const known = this.appenders.get(id);
    if (known !== undefined) return known;
    const { deadlineMs, onTrouble } = this.parts;
    const write = (messages: readonly Message[]) => this.write(id, messages);
    const most = { messages: MAX_GROUP_MESSAGES, bytes: MAX_GROUP_BYTES };
    const sizeOf = ({ value }: Message) => value.length;
    const appender = new GroupCommit({ write, most, sizeOf, deadlineMs, onTrouble });
    this.appenders.set(id, appender);
    return appender;
  }

  private async write(id: number, messages: readonly Message[]): Promise<Offset> {
    const { rows } = await this.query<AppendRow>(appendStatement(id, messages));
    const firstOffset = Number(theOnly(rows)[0]);
    this.parts.watcher.grown(id, firstOffset + messages.length);
    return firstOffset;
  }

  private async fetch(id: number, from: Offset, limit: number): Promise<Batch> {
    const most = Math.min(limit, MAX_FETCH_ENTRIES);
    const { rows } = await this.query<FetchRow>(fetchStatement(id, from, most));
    return { entries: rows.flatMap(entryOf), end: Number(theOnly(rows.slice(0, 1))[0]) };
  }

  private async startOf(id: number): Promise<Offset> {
    const { rows } = await this.query<StartRow>(startStatement(id));
    return Number(theOnly(rows)[0]);
  }

  /** Offsets have no gaps: where another entry comes first, the one that was asked for is gone. */
  private checkRead(of: PartitionRef, from: Offset, { entries, end }: Batch): void {
    checkFrom(of, from, end);
    const first = entries[0]?.offset ?? end;
    if (first !== from && isTruncatable(of, this.parts.shape)) throw entriesRemoved(of, from);
  }

  private sourceOf(of: PartitionRef): PullSource {
    const { onTrouble, watcher } = this.parts;
    return {
      fetch: async (from, stopped) => {
        const fetch = () => this.fetchTogether(this.idOf(of), from);
        const batch = await patiently(fetch, { until: stopped, onTrouble });
        this.checkRead(of, from, batch);
        return batch;
      },
      onNews: (listener) => watcher.onNews(this.idOf(of), listener),
    };
  }

  private async inTime<T>(attempt: () => Promise<T>): Promise<T> {
    const { deadlineMs, onTrouble } = this.parts;
    return patientlyFor(deadlineMs, attempt, onTrouble);
  }

  private query<Row extends unknown[]>(
    statement: QueryArrayConfig,
  ): Promise<QueryArrayResult<Row>> {
    return inWords(this.parts.pool.query<Row>(statement));
  }
}

/** A partition's row was found when the log was opened; without it the log is no longer ours. */
function theOnly<Row>(rows: readonly Row[]): Row {
  const [row] = rows;
  if (row !== undefined) return row;
  throw new LogError('log-mismatch', 'A partition has vanished from the tables of the log.');
}
