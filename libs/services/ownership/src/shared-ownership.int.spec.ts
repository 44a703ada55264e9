/** The database's clock shows what the spec says: a machine that is busy lets no lease run out. */
import { randomUUID } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  sharedPostgres,
  type SharedPostgres,
} from '@scoresheet/event-log-postgres/shared-postgres';
import { DataSource } from 'typeorm';
import { afterAll, beforeAll } from 'vitest';
import type { LeaseStore } from './lease-store.port.js';
import { PostgresLeaseStore } from './postgres-lease-store.js';
import { ownershipContract } from './shared-ownership.contract.spec-kit.js';
import { OWNERSHIP_TABLES } from './tables.js';
import { virtualWorld, type LeasesInTime } from './virtual-world.spec-kit.js';

const SET_CLOCK = `update virtual.clock set shows = to_timestamp($1::bigint / 1000.0)`;

let postgres: SharedPostgres;
let database: DataSource;

beforeAll(async () => {
  postgres = await sharedPostgres();
  database = await new DataSource({
    type: 'postgres',
    url: await postgres.createDatabase(),
    ...OWNERSHIP_TABLES,
    // What stands first is called by the statements instead of the system's own clock.
    extra: { options: '-c search_path=virtual,pg_catalog' },
  }).initialize();
  await database.query('create schema scoresheet');
  await database.query(`
    create schema virtual;
    create table virtual.clock as select to_timestamp(0) as shows;
    create function virtual.clock_timestamp() returns timestamptz
      language sql volatile as 'select shows from virtual.clock'`);
  await database.runMigrations();
});
afterAll(async () => {
  await database?.destroy();
  await postgres?.dispose();
});

function inPostgres(leaseMs: number): LeasesInTime {
  const store = new PostgresLeaseStore({ database, service: randomUUID(), leaseMs });
  const asked = new Set<Promise<unknown>>();
  const counted = <T>(answer: Promise<T>): Promise<T> => {
    asked.add(answer);
    const answered = () => void asked.delete(answer);
    answer.then(answered, answered);
    return answer;
  };
  const watched: LeaseStore = {
    beat: (member, held) => counted(store.beat(member, held)),
    take: (member, partitions) => counted(store.take(member, partitions)),
    release: (member, partitions) => counted(store.release(member, partitions)),
    resign: (member) => counted(store.resign(member)),
  };
  return {
    store: watched,
    async settled() {
      while (asked.size > 0) {
        await Promise.allSettled(asked);
        await nextTurn(); // whoever got an answer may ask for more
      }
    },
    tell: async (nowMs) => void (await database.query(SET_CLOCK, [nowMs])),
  };
}

ownershipContract('PostgreSQL', () => virtualWorld(inPostgres));
