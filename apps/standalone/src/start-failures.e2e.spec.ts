/** Every start that cannot succeed ends in a sentence for a person and exit code 1. */
import { once } from 'node:events';
import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  sharedPostgres,
  type SharedPostgres,
} from '@scoresheet/event-log-postgres/shared-postgres';
import { TOPICS } from '@scoresheet/contracts-messages';
import { openPostgresLog } from '@scoresheet/event-log-postgres';
import { openDatabase, startEmbeddedPostgres } from '@scoresheet/services-runtime';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  matchesOf,
  saidByFailedStart,
  startStandalone,
  type Standalone,
} from './standalone.spec-kit.js';

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
  saidByFailedStart({ SCORESHEET_DATA: folder, ...settings });

/** The one match of the bots, once it has more events than these. */
const matchBeyond = (standalone: Standalone, events: number) =>
  vi.waitFor(
    async () => {
      const match = (await matchesOf(standalone))[0];
      expect(match?.eventCount).toBeGreaterThan(events);
      return match as NonNullable<typeof match>;
    },
    { timeout: 60_000, interval: 200 },
  );

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

  it.each([
    ['in the data folder', async () => ({})],
    ['in a PostgreSQL of its own', async () => ({ DATABASE_URL: await postgres.createDatabase() })],
  ])('when the key is gone of matches %s, and goes on with it', async (_, where) => {
    const place = { SCORESHEET_BOT_MATCHES: '1', ...(await where()) };
    const settings = { SCORESHEET_DATA: folder, ...place };
    const first = await startStandalone(settings);
    const before = await matchBeyond(first, 8);
    await first.end('SIGTERM');
    const file = join(folder, 'installation.key');
    const key = await readFile(file);
    await rm(file);

    expect(await saidBy(place)).toMatch(
      /There is no \S+installation\.key, but .* no other one was made\. Put the file back/,
    );
    expect((await readdir(folder)).filter((name) => name.includes('key'))).toEqual([]);

    await writeFile(file, key, { mode: 0o600 });
    const again = await startStandalone(settings);
    const after = await matchBeyond(again, before.eventCount);
    await again.end('SIGTERM');
    expect(after).toMatchObject({ id: before.id, suspended: false });
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

  it('when the data folder is a file', async () => {
    const file = join(folder, 'file');
    await writeFile(file, '');
    expect(await saidBy({ SCORESHEET_DATA: file })).toContain('SCORESHEET_DATA');
  });

  it('when the port is taken', async () => {
    const DATABASE_URL = await postgres.createDatabase();
    const server: Server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    const port = typeof address === 'object' ? `${address?.port}` : '';
    const said = await saidBy({ DATABASE_URL, SCORESHEET_PORT: port });
    expect(said).toContain(`Port ${port} is taken`);
    server.close();
  });
});
