/**
 * Appends to a log what the archive has and the log lacks: it was restored from an older copy than
 * the database, or is a new one. Record by record, by their heads; done again, it does nothing.
 */
import type { Head } from '@scoresheet/domain-record';
import { withFirstStamp, type EventLog } from '@scoresheet/event-log-port';
import type { DataSource } from 'typeorm';
import { ArchivedEventEntity } from '../archived-event.entity.js';
import { OTHER_THAN_HEADS } from '../archived-event.sql.js';
import { adoptLog, type Adopted, type AdoptedKind } from './adopt-log.js';
import { ChainAppender, differ } from './chain-appender.js';
import type { LogKind } from './log-kind.js';
import { workersBeginIn } from './open-commands.js';
import { readEvents } from './read-events.js';
import { sumOf } from './read-to-end.js';

type RestoredKind = Pick<LogKind, 'topics' | 'headersOf' | 'onArchived'>;

interface RestoreOptions {
  /** All kinds of records that the log has. */
  readonly kinds: readonly RestoredKind[];
  readonly onProgress?: (done: number, total: number) => void;
  readonly stopped?: AbortSignal;
}

export interface RestoreReport extends Adopted {
  /** Events that were appended to the log. */
  readonly appended: number;
}

const ROWS_AT_ONCE = 500;

/** Throws `MigrationRefused` where the log has gone on otherwise than the archive. */
export async function restoreLog(
  database: DataSource,
  log: EventLog,
  { kinds, stopped, onProgress }: RestoreOptions,
): Promise<RestoreReport> {
  const restoring: Restoring[] = [];
  for (const kind of kinds) {
    const topic = kind.topics.events;
    const { heads } = await readEvents(log, { topic, onEvents: nothing, stopped });
    await checkOneHistory(database, heads);
    restoring.push({ database, log, heads, kind, total: await countArchived(database, topic) });
  }
  const total = sumOf(restoring.map((one) => one.total));
  let done = 0;
  let appended = 0;
  for (const one of restoring) {
    const begun = done;
    const onRows = (rows: number) => onProgress?.((done = begun + rows), total);
    appended += await appendArchived(one, onRows, stopped);
  }
  const adopted = await adoptLog(database, log, { kinds: await allDecided(log, kinds), stopped });
  return { ...adopted, appended };
}

/** Whatever the log has of commands was decided before the archive was what it is. */
async function allDecided(
  log: EventLog,
  kinds: readonly RestoredKind[],
): Promise<readonly AdoptedKind[]> {
  return Promise.all(
    kinds.map(async (kind) => ({
      ...kind,
      workersBeginAt: await workersBeginIn(log, kind.topics.commands, []),
    })),
  );
}

/** Compares the histories before anything is appended. */
async function checkOneHistory(
  database: DataSource,
  heads: ReadonlyMap<string, Head>,
): Promise<void> {
  const all = [...heads];
  for (let first = 0; first < all.length; first += ROWS_AT_ONCE) {
    const some = all.slice(first, first + ROWS_AT_ONCE);
    const [other] = await database.query<Pick<ArchivedEventEntity, 'record' | 'seq'>[]>(
      OTHER_THAN_HEADS,
      [
        some.map(([record]) => record),
        some.map(([, { seq }]) => seq),
        some.map(([, { hash }]) => hash),
      ],
    );
    if (other !== undefined) throw differ(other.record, other.seq);
  }
}

interface Restoring {
  readonly database: DataSource;
  readonly log: EventLog;
  readonly heads: ReadonlyMap<string, Head>;
  readonly kind: RestoredKind;
  /** Events in the archive. */
  readonly total: number;
}

/** Told of how many rows were looked at. Gives how many events were appended. */
async function appendArchived(
  { database, log, heads, kind: { topics, headersOf } }: Restoring,
  onRows: (rows: number) => void,
  stopped: AbortSignal | undefined,
): Promise<number> {
  const appender = new ChainAppender(log, topics.events, heads);
  let done = 0;
  let after: Place = { partition: -1, offset: -1 };
  for (;;) {
    stopped?.throwIfAborted();
    const rows = await archivedAfter(database, topics.events, after);
    for (const { record, seq, hash, bytes, stampedAtMs } of rows) {
      const message = { key: record, value: bytes, headers: headersOf?.(bytes) ?? {} };
      const stamped = stampedAtMs === null ? message : withFirstStamp(message, stampedAtMs);
      await appender.add(record, { seq, hash }, stamped);
    }
    done += rows.length;
    onRows(done);
    const last = rows.at(-1);
    if (last === undefined) break;
    after = { partition: last.partition, offset: last.offset };
  }
  await appender.flush();
  return appender.appended;
}

type Place = Pick<ArchivedEventEntity, 'partition' | 'offset'>;

/** Archived events in the order in which they stood in the log that they came from. */
const archivedAfter = ({ manager }: DataSource, topic: string, after: Place) =>
  manager
    .createQueryBuilder(ArchivedEventEntity, 'event')
    .where({ topic })
    .andWhere('(event.partition, event.offset) > (:partition, :offset)', after)
    .orderBy({ 'event.partition': 'ASC', 'event.offset': 'ASC' })
    .limit(ROWS_AT_ONCE)
    .getMany();

async function countArchived({ manager }: DataSource, topic: string): Promise<number> {
  const events = manager.createQueryBuilder(ArchivedEventEntity, 'event').where({ topic });
  const counted = await events.select('count(*)', 'count').getRawOne<{ count: string }>();
  return Number(counted?.count);
}

const nothing = (): void => undefined;
