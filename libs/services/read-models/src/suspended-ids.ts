import type {
  DataSource,
  EntityTarget,
  FindOptionsOrder,
  FindOptionsSelect,
  FindOptionsWhere,
} from 'typeorm';

interface Suspendable {
  readonly id: string;
  readonly suspended: boolean;
  readonly createdAtMs: number;
}

/** Ids of all records that stand still until staff ends them, the oldest first. */
export async function suspendedIds<Row extends Suspendable>(
  database: DataSource,
  entity: EntityTarget<Row>,
): Promise<readonly string[]> {
  const rows = await database.manager.find(entity, {
    select: { id: true } as FindOptionsSelect<Row>,
    where: { suspended: true } as FindOptionsWhere<Row>,
    order: { createdAtMs: 'ASC', id: 'ASC' } as FindOptionsOrder<Row>,
  });
  return rows.map(({ id }) => id);
}
