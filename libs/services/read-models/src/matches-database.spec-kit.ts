/** A database with the tables of matches and nothing else. */
import { throwawayPostgres } from '@scoresheet/event-log-postgres/throwaway-postgres';
import { DataSource } from 'typeorm';
import type { MatchRow } from './match-row.js';
import { saveMatchRows } from './match-table.js';
import { MatchEntity } from './match.entity.js';
import { Match1795000000002 } from './migrations/0002-match.js';
import { MatchLists1795000000005 } from './migrations/0005-match-lists.js';
import { MatchDue1795000000007 } from './migrations/0007-match-due.js';
import { MatchClock1795000000031 } from './migrations/0031-match-clock.js';
import { MatchHead1795000000044 } from './migrations/0044-match-head.js';
import { MatchSuspended1795000000032 } from './migrations/0032-match-suspended.js';

export interface MatchesDatabase {
  /** Another database, with these rows. */
  open(rows?: readonly MatchRow[]): Promise<DataSource>;
  dispose(): Promise<void>;
}

export async function matchesDatabase(): Promise<MatchesDatabase> {
  const postgres = await throwawayPostgres();
  const opened: DataSource[] = [];
  return {
    async open(rows = []) {
      const database = await new DataSource({
        type: 'postgres',
        url: await postgres.createDatabase(),
        entities: [MatchEntity],
        migrations: [
          Match1795000000002,
          MatchLists1795000000005,
          MatchDue1795000000007,
          MatchClock1795000000031,
          MatchSuspended1795000000032,
          MatchHead1795000000044,
        ],
      }).initialize();
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
