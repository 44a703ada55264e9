import type { DataSource } from 'typeorm';
import { MatchEntity } from './match.entity.js';

/** Ids of all matches that stand still until staff ends them. */
export async function suspendedMatches(database: DataSource): Promise<readonly string[]> {
  const rows = await database.manager.find(MatchEntity, {
    select: { id: true },
    where: { suspended: true },
    order: { createdAtMs: 'ASC', id: 'ASC' },
  });
  return rows.map(({ id }) => id);
}
