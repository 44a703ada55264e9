import type { DataSource } from 'typeorm';

/** The tables are of a newer program. The message says what to do. */
class SchemaUnknown extends Error {
  override readonly name = 'SchemaUnknown';
}

/** The table in which TypeORM notes the steps that were taken. */
const STEPS = 'scoresheet.migration';

/** The steps that this program knows. */
export const knownSteps = ({ migrations }: DataSource): readonly string[] =>
  migrations.map(({ name, constructor }) => name ?? constructor.name);

/** Steps that the database has taken, in their order; undefined: nobody has begun. */
export async function takenSteps(database: DataSource): Promise<readonly string[] | undefined> {
  if (!(await hasTable(database, STEPS))) return undefined;
  const steps = database.createQueryBuilder().select('step.name', 'name').from(STEPS, 'step');
  const rows = await steps.orderBy('step.id').getRawMany<{ name: string }>();
  return rows.map(({ name }) => name);
}

/** Whether there is a table, by its schema and name. */
export async function hasTable(database: DataSource, table: string): Promise<boolean> {
  const runner = database.createQueryRunner();
  try {
    return await runner.hasTable(table);
  } finally {
    await runner.release();
  }
}

/** Refuses tables that a newer program has changed: this one would read and write them wrongly. */
export async function checkSchema(database: DataSource): Promise<void> {
  const known = knownSteps(database);
  const unknown = (await takenSteps(database))?.find((name) => !known.includes(name));
  if (unknown === undefined) return;
  throw new SchemaUnknown(
    `The database's tables are newer than this program: it does not know the step ${unknown}. ` +
      'Start the newer Scoresheet that was here before; tables are never taken back.',
  );
}
