import {
  sharedPostgres,
  type SharedPostgres,
} from '@scoresheet/event-log-postgres/shared-postgres';
import type pg from 'pg';
import type { DataSource } from 'typeorm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from './database.js';
import { checkInstallation, tieInstallation } from './keys/installation.js';
import { postgresCheckpoints } from './postgres-checkpoints.js';

let postgres: SharedPostgres;
let url: string;
let database: DataSource;

beforeAll(async () => {
  postgres = await sharedPostgres();
  url = await postgres.createDatabase();
  database = await openDatabase(url);
});
afterAll(async () => {
  await database?.destroy();
  await postgres?.dispose();
});

describe('the database of the services', () => {
  it('can be opened again, and by several processes at once on an empty database', async () => {
    const empty = await postgres.createDatabase();
    const opened = await Promise.all([1, 2, 3].map(() => openDatabase(empty)));
    const left = await Promise.all(opened.map((one) => one.showMigrations()));
    await Promise.all(opened.map((one) => one.destroy()));
    expect(left).toEqual([false, false, false]);
  });

  it('outlives a connection that the server ends at the moment at which it is handed out', async () => {
    const pool = (database.driver as unknown as { readonly master: pg.Pool }).master;
    const client = await pool.connect();
    try {
      expect(() => client.emit('error', new Error('terminating connection'))).not.toThrow();
    } finally {
      client.release();
    }
    expect(await database.query('select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('can be taken back to nothing, migration by migration', async () => {
    const other = await openDatabase(await postgres.createDatabase());
    for (let i = 0; i < other.migrations.length; i += 1) await other.undoLastMigration();
    const left = await other.query<unknown[]>(
      `select tablename from pg_tables where schemaname = 'scoresheet' and tablename <> 'migration'`,
    );
    expect(left).toEqual([]);
    await other.destroy();
  });
});

describe('a checkpoint of the workers', () => {
  const of = { topic: 'match.commands', partition: 1 };

  it('is kept, and never goes back', async () => {
    const checkpoints = postgresCheckpoints(database);
    expect(await checkpoints.load(of)).toBeUndefined();

    await checkpoints.save(of, { logId: 'log-1', next: 0 });
    expect(await checkpoints.load(of)).toEqual({ logId: 'log-1', next: 0 });
    await checkpoints.save(of, { logId: 'log-1', next: 7, digest: 'd7' });
    await checkpoints.save(of, { logId: 'log-1', next: 5, digest: 'd5' });

    expect(await checkpoints.load(of)).toEqual({ logId: 'log-1', next: 7, digest: 'd7' });
    expect(await checkpoints.load({ ...of, partition: 2 })).toBeUndefined();
  });
});

describe('the installation', () => {
  it('is the one whose key came first, and no other', async () => {
    const key = '1'.repeat(64);
    const other = '2'.repeat(64);
    await checkInstallation(database, other); // whoever only asks, ties nothing
    await tieInstallation(database, key);
    await tieInstallation(database, key);
    await checkInstallation(database, key);
    for (const refused of [checkInstallation, tieInstallation]) {
      await expect(refused(database, other)).rejects.toThrow(
        'not the one with which the matches in this database were begun',
      );
    }
    const [row] = await database.query<{ key_digest: string }[]>(
      'select key_digest from scoresheet.installation',
    );
    expect(row?.key_digest).not.toContain(Buffer.from(key).toString('hex').slice(0, 16));
  });
});
