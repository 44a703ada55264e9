import {
  sharedPostgres,
  type SharedPostgres,
} from '@scoresheet/event-log-postgres/shared-postgres';
import type { DataSource } from 'typeorm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from './database.js';
import { postgresCheckpoints } from './postgres-checkpoints.js';

let postgres: SharedPostgres;
let database: DataSource;
beforeAll(async () => {
  postgres = await sharedPostgres();
  database = await openDatabase(await postgres.createDatabase());
});
afterAll(async () => {
  await database?.destroy();
  await postgres?.dispose();
});

const earlier = { logId: 'log', next: 7, digest: 'd7' };
const saved = { ...earlier, timeMs: 1_700_000_000_000 };
const at = (partition: number) => ({ topic: 'match.commands', partition });

it('A checkpoint is kept with the time of its worker, and moves only forward', async () => {
  const checkpoints = postgresCheckpoints(database);
  expect(await checkpoints.load(at(0))).toBeUndefined();
  await checkpoints.save(at(0), saved);
  await checkpoints.save(at(0), { ...saved, next: 6, timeMs: 1 });
  expect(await checkpoints.load(at(0))).toEqual(saved);
});

it('A checkpoint of an earlier version says nothing of time', async () => {
  await postgresCheckpoints(database).save(at(1), earlier);
  expect(await postgresCheckpoints(database).load(at(1))).toEqual(earlier);
});
