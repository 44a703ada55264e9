/** Every start that cannot succeed ends in a sentence for a person and exit code 1. `main.e2e` has the process of it. */
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  sharedPostgres,
  type SharedPostgres,
} from '@scoresheet/event-log-postgres/shared-postgres';
import { TOPICS } from '@scoresheet/contracts-messages';
import { openPostgresLog } from '@scoresheet/event-log-postgres';
import { openDatabase, startEmbeddedPostgres } from '@scoresheet/services-runtime';
import { freePorts } from '@scoresheet/tools-throwaway';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startInManyProcesses } from './many-processes.js';
import { saidByRefusedStart } from './watched-process.spec-kit.js';

let postgres: SharedPostgres;
let folder: string;

beforeAll(async () => {
  postgres = await sharedPostgres();
});
afterAll(() => postgres?.dispose());

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'scoresheet-failures-'));
  await chmod(folder, 0o755);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const saidBy = (settings: Record<string, string>): Promise<string> =>
  saidByRefusedStart({ SCORESHEET_DATA: folder, ...settings });

async function onDatabase(...statements: readonly string[]): Promise<string> {
  const url = await postgres.createDatabase();
  const database = await openDatabase(url);
  const topics = Object.values(TOPICS);
  const log = await openPostgresLog({ connectionString: url, topics, partitions: 4 });
  await log.append({ topic: TOPICS.matchEvents, partition: 0 }, [
    { key: 'm-1', value: Buffer.from('["scoresheet/1-draft","m-1",0]\n{}') },
  ]);
  await log.close();
  for (const statement of statements) await database.query(statement);
  await database.destroy();
  return url;
}

describe('a start ends with words', () => {
  it.each([
    [
      'when the tables of the services are newer',
      [`insert into scoresheet.migration (timestamp, name) values (1, 'Later9999')`],
      {},
      /tables are newer than this program.*Later9999.*Start the newer Scoresheet/,
    ],
    [
      'when the tables of the log are newer',
      ['insert into scoresheet_log.migration (version) values (99)'],
      {},
      /tables have version 99.*Start the newer program/,
    ],
    [
      'when the log has another number of partitions',
      [],
      { SCORESHEET_PARTITIONS: '7' },
      /created with 4 partitions.*but 7 were asked for/,
    ],
    [
      'when the database was filled from another log',
      [
        `insert into scoresheet.projection_position (projection, partition, log_id, next_offset)
         values ('archive of match.events', 0, 'another', 1)`,
      ],
      {},
      /filled from the log another.*"scoresheet log restore"/,
    ],
    [
      'when the events are of the format before the first',
      [],
      {},
      /do not begin with \["scoresheet\/1",.*Start the version that wrote them/,
    ],
  ])('%s', async (_, statements, settings, says) => {
    const DATABASE_URL = await onDatabase(...statements);
    expect(await saidBy({ DATABASE_URL, ...settings })).toMatch(says);
  });

  it('when the password of the database is wrong', async () => {
    const guarded = await startEmbeddedPostgres({ dataFolder: folder });
    const url = new URL(guarded.url);
    url.password = 'mistyped';
    const said = await saidBy({ DATABASE_URL: url.href });
    await guarded.stop();
    expect(said).toMatch(/The database cannot be used: .*user and password are right/);
    expect(said).not.toContain('mistyped');
  });

  it('when there is no such database', async () => {
    const DATABASE_URL = `postgres://nobody@127.0.0.1:${(await freePorts(1))[0]}/none`;
    expect(await saidBy({ DATABASE_URL })).toMatch(
      /^Scoresheet stops: The database cannot be used: .*ECONNREFUSED.* DATABASE_URL/,
    );
  });

  it('when a new installation on Kafka has no database', async () => {
    const settings = {
      SCORESHEET_DATA: folder,
      SCORESHEET_LOG: 'kafka',
      KAFKA_BROKERS: '127.0.0.1:9',
      DATABASE_URL: `postgres://nobody@127.0.0.1:${(await freePorts(1))[0]}/none`,
    };
    expect(await saidByRefusedStart(settings, startInManyProcesses)).toMatch(
      /^Scoresheet stops: The database cannot be used/,
    );
  });
});
