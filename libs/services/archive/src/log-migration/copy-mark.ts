/** What the database remembers of a copy that has begun, so that only the same one goes on. */
import type { EventLog } from '@scoresheet/event-log-port';
import type { DataSource } from 'typeorm';
import { MigrationRefused } from './migration-refused.js';
import { endsOf, sumOf } from './read-to-end.js';

interface Mark {
  readonly from: string;
  readonly to: string;
  readonly ends: string;
}

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
  const [mark] = await database.query<Mark[]>(
    'select from_log as "from", to_log as "to", ends from scoresheet.log_copy',
  );
  const counts = await Promise.all(topics.map(async (topic) => sumOf(await endsOf(to, topic))));
  if (sumOf(counts) > 0) {
    if (mark?.from !== from.logId || mark.to !== to.logId) throw inUse(sumOf(counts));
    if (mark.ends !== ends) throw sourceChanged();
    return;
  }
  await database.query(
    `insert into scoresheet.log_copy (only_one, from_log, to_log, ends) values (true, $1, $2, $3)
     on conflict (only_one) do update set
       from_log = excluded.from_log, to_log = excluded.to_log, ends = excluded.ends`,
    [from.logId, to.logId, ends],
  );
}

export async function endCopy(database: DataSource): Promise<void> {
  await database.query('delete from scoresheet.log_copy');
}

async function checkNotMoved({ database, to }: Logs): Promise<void> {
  const rows = await database.query<{ log: string }[]>(
    'select distinct log_id as log from scoresheet.projection_position',
  );
  if (rows.length === 0 || rows.some(({ log }) => log !== to.logId)) return;
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
