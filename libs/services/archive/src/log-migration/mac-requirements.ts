/** From where on commands must prove their sender, where a log gives its place to another. */
import type { EventLog, Offset } from '@scoresheet/event-log-port';
import type { DataSource, EntityManager } from 'typeorm';
import { endsOf } from './read-to-end.js';

/** By partition; none where nothing is required yet. */
export async function macRequirements(
  database: DataSource | EntityManager,
  topic: string,
): Promise<ReadonlyMap<number, Offset>> {
  const rows = await database.query<{ partition: number; from: string }[]>(
    `select partition, required_from as "from" from scoresheet.command_mac
     where topic = $1 and required_from is not null`,
    [topic],
  );
  return new Map(rows.map(({ partition, from }) => [partition, Number(from)]));
}

/**
 * What was required in the old log is required from the end of the new one on. Before it stand
 * copies of what was decided or may be decided; what may not has been held back.
 */
export async function moveMacRequirements(
  manager: EntityManager,
  log: EventLog,
  topic: string,
): Promise<void> {
  const [row] = await manager.query<{ any: boolean }[]>(
    'select exists (select from scoresheet.command_mac where topic = $1) as any',
    [topic],
  );
  if (row?.any !== true) return;
  await manager.query('delete from scoresheet.command_mac where topic = $1', [topic]);
  const ends = await endsOf(log, topic);
  await manager.query(
    `insert into scoresheet.command_mac (topic, partition, required_from)
     select $1, * from unnest($2::integer[], $3::bigint[])`,
    [topic, ends.map((_, partition) => partition), ends],
  );
}
