import type { DataSource } from 'typeorm';

/** Ids of all matches that stand still until staff ends them. */
export async function suspendedMatches(database: DataSource): Promise<readonly string[]> {
  const rows = await database.query<{ id: string }[]>(
    'select id from scoresheet.match where suspended order by created_at_ms, id',
  );
  return rows.map(({ id }) => id);
}
