/** Carries the requirement that commands prove their sender from one log over to another. */
import type { EventLog, Offset } from '@scoresheet/event-log-port';
import type { DataSource, EntityManager } from 'typeorm';
import { CommandMacEntity } from '../command-mac.entity.js';
import { endsOf } from './read-to-end.js';

/** Requirements by partition; none where nothing is required yet. */
export async function macRequirements(
  database: DataSource | EntityManager,
  topic: string,
): Promise<ReadonlyMap<number, Offset>> {
  const rows = await database.getRepository(CommandMacEntity).findBy({ topic });
  return new Map(
    rows.flatMap(({ partition, requiredFrom }) =>
      requiredFrom === null ? [] : [[partition, requiredFrom]],
    ),
  );
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
  if (!(await manager.existsBy(CommandMacEntity, { topic }))) return;
  await manager.delete(CommandMacEntity, { topic });
  const ends = await endsOf(log, topic);
  await manager.insert(
    CommandMacEntity,
    ends.map((requiredFrom, partition) => ({ topic, partition, requiredFrom })),
  );
}
