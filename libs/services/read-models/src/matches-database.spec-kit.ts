/** A database with the tables of matches and nothing else. */
import { sharedPostgres } from '@scoresheet/event-log-postgres/shared-postgres';
import { DataSource } from 'typeorm';
import type { MatchRow } from './match.entity.js';
import { saveMatchRows } from './match-table.js';
import { MATCH_TABLES } from './tables.js';

export interface MatchesDatabase {
  /** Another database, with these rows. */
  open(rows?: readonly MatchRow[]): Promise<DataSource>;
  dispose(): Promise<void>;
}

export async function matchesDatabase(): Promise<MatchesDatabase> {
  const postgres = await sharedPostgres();
  const opened: DataSource[] = [];
  return {
    async open(rows = []) {
      const url = await postgres.createDatabase();
      const options = { type: 'postgres', url, ...MATCH_TABLES } as const;
      const database = await new DataSource(options).initialize();
      opened.push(database);
      await database.query('create schema scoresheet');
      await database.runMigrations();
      await saveMatchRows(database.manager, rows);
      return database;
    },
    async dispose() {
      await Promise.all(opened.map((database) => database.destroy()));
      await postgres.dispose();
    },
  };
}
