/**
 * Appends to a log what the archive has and the log lacks: it was restored from an older copy than
 * the database, or is a new one. Record by record, by their heads; done again, it does nothing.
 */
import type { Head } from '@scoresheet/domain-record';
import { withFirstStamp, type EventLog } from '@scoresheet/event-log-port';
import type { DataSource, EntityManager } from 'typeorm';
import { ArchivedEventEntity } from '../archived-event.entity.js';
import { OTHER_THAN_HEADS } from '../archived-event.sql.js';
import { adoptLog, type Adopted } from './adopt-log.js';
import { ChainAppender, differ } from './chain-appender.js';
import { readEvents } from './read-events.js';
import { workersBeginAt } from './open-commands.js';

interface RestoreOptions {
  readonly topics: { readonly commands: string; readonly events: string };
  /** Headers of an event's message, for foreign clients. */
  readonly headersOf?: (bytes: Uint8Array) => Readonly<Record<string, string>>;
  readonly onArchived?: (manager: EntityManager, events: number) => Promise<void>;
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
  options: RestoreOptions,
): Promise<RestoreReport> {
  const { topics, stopped, onArchived } = options;
  const { heads } = await readEvents(log, { topic: topics.events, onEvents: nothing, stopped });
  await checkOneHistory(database, heads);
  const appended = await appendArchived({ database, log, heads, options });
  const adopted = await adoptLog(database, log, {
    topics,
    // Whatever the log has of commands was decided before the archive was what it is.
    workersBeginAt: await workersBeginAt(log, topics.commands, []),
    ...(onArchived === undefined ? {} : { onArchived }),
    stopped,
  });
  return { ...adopted, appended };
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
  readonly options: RestoreOptions;
}

async function appendArchived({ database, log, heads, options }: Restoring): Promise<number> {
  const { topics, headersOf, onProgress, stopped } = options;
  const appender = new ChainAppender(log, topics.events, heads);
  const total = await countArchived(database, topics.events);
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
    onProgress?.(done, total);
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
