import type { DataSource } from 'typeorm';

/** The tables are of a newer program. The message says what to do. */
export class SchemaUnknown extends Error {
  override readonly name = 'SchemaUnknown';
}

/** Refuses tables that a newer program has changed: this one would read and write them wrongly. */
export async function checkSchema(database: DataSource): Promise<void> {
  const [table] = await database.query<{ there: boolean }[]>(
    `select to_regclass('scoresheet.migration') is not null as there`,
  );
  if (table?.there !== true) return;
  const known = database.migrations.map(({ name, constructor }) => name ?? constructor.name);
  const [unknown] = await database.query<{ name: string }[]>(
    'select name from scoresheet.migration where name <> all($1::text[]) order by id limit 1',
    [known],
  );
  if (unknown === undefined) return;
  throw new SchemaUnknown(
    `The database's tables are newer than this program: it does not know the step ${unknown.name}. ` +
      'Start the newer Scoresheet that was here before; tables are never taken back.',
  );
}
