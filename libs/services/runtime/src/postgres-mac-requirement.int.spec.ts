import { memoryLog, type MemoryLog } from '@scoresheet/event-log-memory';
import {
  sharedPostgres,
  type SharedPostgres,
} from '@scoresheet/event-log-postgres/shared-postgres';
import type { DataSource } from 'typeorm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from './database.js';
import { postgresMacRequirement } from './postgres-mac-requirement.js';

const TOPIC = 'commands';
const at = (partition: number) => ({ topic: TOPIC, partition });

let postgres: SharedPostgres;
let database: DataSource;
let log: MemoryLog;
beforeAll(async () => {
  postgres = await sharedPostgres();
});
afterAll(() => postgres?.dispose());
beforeEach(async () => {
  database = await openDatabase(await postgres.createDatabase());
  log = memoryLog({ topics: [TOPIC], partitions: 2 });
});
afterEach(() => database.destroy());

const append = (partition: number) =>
  log.append(at(partition), [{ key: 'm', value: new Uint8Array([1]) }]);

describe('The offset from which commands must prove their sender', () => {
  it('is none until somebody requires it', async () => {
    const requirement = postgresMacRequirement(database, log);
    await append(0);
    expect(await requirement.requiredFrom(at(0))).toBeUndefined();
  });

  it('is the end of each partition at that time, for everybody and for good', async () => {
    await append(0);
    await append(0);
    await postgresMacRequirement(database, log).require(TOPIC);
    await append(0);
    await append(1);
    const another = postgresMacRequirement(database, log.openAnother());
    await another.require(TOPIC);
    expect([await another.requiredFrom(at(0)), await another.requiredFrom(at(1))]).toEqual([2, 0]);
  });

  it('is read from the log by whoever comes first, when the one who required it has died', async () => {
    await append(1);
    await database.query(`insert into scoresheet.command_mac (topic, partition) values ($1, 1)`, [
      TOPIC,
    ]);
    const [one, other] = await Promise.all([
      postgresMacRequirement(database, log).requiredFrom(at(1)),
      postgresMacRequirement(database, log).requiredFrom(at(1)),
    ]);
    await append(1);
    expect([one, other, await postgresMacRequirement(database, log).requiredFrom(at(1))]).toEqual([
      1, 1, 1,
    ]);
  });
});
