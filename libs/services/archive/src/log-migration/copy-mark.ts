/** What the database remembers of a copy that has begun, so that only the same one goes on. */
import type { EventLog } from '@scoresheet/event-log-port';
import type { DataSource } from 'typeorm';
import { projectedLogs } from '../projection-positions.js';
import { LogCopyEntity } from './log-copy.entity.js';
import { MigrationRefused } from './migration-refused.js';
import { endsOf, sumOf } from './read-to-end.js';

interface Logs {
  readonly database: DataSource;
  readonly from: EventLog;
  readonly to: EventLog;
}

/** Throws `MigrationRefused` unless the target is empty or has the beginning of this very copy. */
export async function beginCopy(logs: Logs, topics: readonly string[]): Promise<void> {
  const { database, from, to } = logs;
  await checkNotMoved(logs);
  const ends = JSON.stringify(await Promise.all(topics.map((topic) => endsOf(from, topic))));
  const mark = await database.manager.findOneBy(LogCopyEntity, { onlyOne: true });
  const counts = await Promise.all(topics.map(async (topic) => sumOf(await endsOf(to, topic))));
  if (sumOf(counts) > 0) {
    if (mark?.from !== from.logId || mark.to !== to.logId) throw inUse(sumOf(counts));
    if (mark.ends !== ends) throw sourceChanged();
    return;
  }
  const begun = { onlyOne: true, from: from.logId, to: to.logId, ends };
  await database.manager.upsert(LogCopyEntity, begun, ['onlyOne']);
}

export async function endCopy(database: DataSource): Promise<void> {
  await database.manager.delete(LogCopyEntity, { onlyOne: true });
}

async function checkNotMoved({ database, to }: Logs): Promise<void> {
  const logs = await projectedLogs(database);
  if (logs.length === 0 || logs.some((log) => log !== to.logId)) return;
  throw new MigrationRefused(
    'already-moved',
    'The database is on that log already. Start Scoresheet with it; there is nothing to copy.',
  );
}

const inUse = (entries: number): MigrationRefused =>
  new MigrationRefused(
    'target-in-use',
    `The log to copy to has ${entries} entries that are no beginning of this copy. Copy to an ` +
      'empty one: another KAFKA_PREFIX, or a database without the schema scoresheet_log.',
  );

const sourceChanged = (): MigrationRefused =>
  new MigrationRefused(
    'source-changed',
    'Scoresheet has run on the old log since this copy was interrupted. Copy to an empty log: ' +
      'another KAFKA_PREFIX, or a database without the schema scoresheet_log.',
  );
