/**
 * Appends to a log what the archive has and the log lacks: it was restored from an older copy than
 * the database, or is a new one. Record by record, by their heads; done again, it does nothing.
 */
import type { Head } from '@scoresheet/domain-record';
import { withFirstStamp, type EventLog } from '@scoresheet/event-log-port';
import type { DataSource, EntityManager } from 'typeorm';
import { adoptLog, type Adopted } from './adopt-log.js';
import { ChainAppender, differ } from './chain-appender.js';
import { readEvents } from './read-events.js';
import { workersBeginAt } from './open-commands.js';

export interface RestoreOptions {
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

/** Before anything is appended. */
async function checkOneHistory(
  database: DataSource,
  heads: ReadonlyMap<string, Head>,
): Promise<void> {
  const all = [...heads];
  for (let first = 0; first < all.length; first += ROWS_AT_ONCE) {
    const some = all.slice(first, first + ROWS_AT_ONCE);
    const [other] = await database.query<{ record: string; seq: number }[]>(
      `select record, seq from unnest($1::text[], $2::integer[], $3::text[])
         as head(record, seq, hash)
       join scoresheet.archived_event kept using (record, seq)
       where kept.hash <> head.hash limit 1`,
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

interface ArchivedRow {
  readonly record: string;
  readonly seq: number;
  readonly hash: string;
  readonly partition: number;
  readonly offset: string;
  readonly bytes: Uint8Array;
  readonly stamp: string | null;
}

async function appendArchived({ database, log, heads, options }: Restoring): Promise<number> {
  const { topics, headersOf, onProgress, stopped } = options;
  const appender = new ChainAppender(log, topics.events, heads);
  const total = await countArchived(database, topics.events);
  let done = 0;
  let after: readonly unknown[] = [-1, -1];
  for (;;) {
    stopped?.throwIfAborted();
    const rows = await archivedAfter(database, topics.events, after);
    for (const { record, seq, hash, bytes, stamp } of rows) {
      const message = { key: record, value: bytes, headers: headersOf?.(bytes) ?? {} };
      const stamped = stamp === null ? message : withFirstStamp(message, Number(stamp));
      await appender.add(record, { seq, hash }, stamped);
    }
    done += rows.length;
    onProgress?.(done, total);
    const last = rows.at(-1);
    if (last === undefined) break;
    after = [last.partition, last.offset];
  }
  await appender.flush();
  return appender.appended;
}

/** In the order in which they stood in the log that they came from. */
const archivedAfter = (database: DataSource, topic: string, after: readonly unknown[]) =>
  database.query<ArchivedRow[]>(
    `select record, seq, hash, partition, "offset", bytes, stamped_at_ms as stamp
     from scoresheet.archived_event
     where topic = $1 and (partition, "offset") > ($2, $3)
     order by partition, "offset" limit ${ROWS_AT_ONCE}`,
    [topic, ...after],
  );

async function countArchived(database: DataSource, topic: string): Promise<number> {
  const [row] = await database.query<{ count: string }[]>(
    'select count(*) from scoresheet.archived_event where topic = $1',
    [topic],
  );
  return Number(row?.count);
}

const nothing = (): void => undefined;
