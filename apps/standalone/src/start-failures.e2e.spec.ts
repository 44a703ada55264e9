/**
 * Every start that cannot succeed ends in a sentence for a person and exit code 1; and whatever a
 * full disk has left half written is believed by nobody.
 */
import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  throwawayPostgres,
  type ThrowawayPostgres,
} from '@scoresheet/event-log-postgres/throwaway-postgres';
import { TOPICS } from '@scoresheet/contracts-messages';
import { openPostgresLog } from '@scoresheet/event-log-postgres';
import { openDatabase, startEmbeddedPostgres } from '@scoresheet/services-runtime';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { exactExports } from './exact-exports.spec-kit.js';
import { matchesOf, spawnMain, startStandalone, type Standalone } from './standalone.spec-kit.js';

vi.setConfig({ testTimeout: 180_000, hookTimeout: 60_000 });

let postgres: ThrowawayPostgres;
let folder: string;

beforeAll(async () => {
  postgres = await throwawayPostgres();
});
afterAll(() => postgres?.dispose());

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'scoresheet-failures-'));
  await chmod(folder, 0o755);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** What it says, from a start that must end with code 1 and no stack in sight. */
async function saidBy(settings: Record<string, string>): Promise<string> {
  const { child, output } = spawnMain({ SCORESHEET_DATA: folder, ...settings });
  expect(await once(child, 'exit')).toEqual([1, null]);
  expect(output()).not.toMatch(/^\s+at .*:\d+:\d+\)?$/m);
  return output().replaceAll(/\s+/g, ' ');
}

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

/** What becomes of a new match; no answer where there is nobody to give one. */
async function tryToCreate({ url }: Standalone): Promise<string> {
  const ask = async (query: string, token?: string) => {
    const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const headers = { 'content-type': 'application/json', ...authorization };
    const signal = AbortSignal.timeout(10_000);
    const body = JSON.stringify({ query });
    const answer = await fetch(`${url}/graphql`, { method: 'POST', headers, body, signal });
    return (await answer.json()) as { data: Record<string, Record<string, string>> };
  };
  try {
    const { data } = await ask('mutation { signInAsGuest { token } }');
    const create = `createMatch(commandId: "${randomUUID()}", game: "fuzzycards", seats: 2)`;
    const created = await ask(`mutation { ${create} { __typename } }`, data.signInAsGuest?.token);
    return created.data.createMatch?.__typename ?? 'no answer';
  } catch {
    return 'no answer';
  }
}

/** Why no disk can be made here that is full or read-only; undefined when one can. */
const noDisk = ((): string | undefined => {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return 'only root mounts disks';
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', '/mnt']);
    execFileSync('umount', ['/mnt']);
    return undefined;
  } catch {
    return 'no disk can be mounted here';
  }
})();

describe.skipIf(noDisk !== undefined)(`a disk${noDisk === undefined ? '' : ` (${noDisk})`}`, () => {
  let disk: string;
  let running: Standalone | undefined;

  const mount = (...options: string[]) =>
    execFileSync('mount', ['-t', 'tmpfs', '-o', options.join(','), 'tmpfs', disk]);

  beforeEach(async () => {
    disk = join(folder, 'disk');
    await mkdir(disk, { mode: 0o755 });
  });
  afterEach(async () => {
    await running?.end('SIGKILL');
    running = undefined;
    execFileSync('umount', ['--lazy', disk]);
  });

  it('that is read-only is named', async () => {
    mount('size=1m');
    await mkdir(join(disk, 'log'));
    execFileSync('mount', ['-o', 'remount,ro', disk]);
    const said = await saidBy({ SCORESHEET_DATA: disk });
    expect(said).toMatch(/cannot be written \(EROFS\).*SCORESHEET_DATA/);
  });

  it('that is too small for a first start is named, and a start with room begins anew', async () => {
    mount('size=8m', 'mode=755');
    const said = await saidBy({ SCORESHEET_DATA: disk });
    expect(said).toMatch(/No space left on device|ENOSPC/);
    execFileSync('mount', ['-o', 'remount,size=400m', disk]);
    running = await startStandalone({ SCORESHEET_DATA: disk, SCORESHEET_BOT_MATCHES: '0' });
    expect(await matchesOf(running)).toEqual([]);
    expect(await running.end('SIGTERM')).toBe(0);
  });

  it('that runs full accepts nothing more, and what was accepted goes on with room', async () => {
    mount('size=400m', 'mode=755');
    const settings = { SCORESHEET_DATA: disk, SCORESHEET_BOT_MATCHES: '2' };
    running = await startStandalone(settings);
    const first = running;
    const grown = async (by: Standalone, beyond: number) => {
      const matches = (await matchesOf(by)).filter(({ status }) => status === 'RUNNING');
      expect(matches.map(({ eventCount }) => eventCount > beyond)).toEqual([true, true]);
      return matches;
    };
    const patience = { timeout: 60_000, interval: 100 };
    await vi.waitFor(() => grown(first, 8), patience);
    expect(await tryToCreate(first)).toBe('Accepted');
    // Ends without success because the disk is full, or there was nothing to prove.
    execFileSync('sh', ['-c', `! head -c 1G /dev/zero > ${disk}/ballast`], { stdio: 'ignore' });
    await vi.waitFor(async () => expect(await tryToCreate(first)).not.toBe('Accepted'), patience);
    await first.end('SIGKILL');
    await rm(join(disk, 'ballast'));

    running = await startStandalone(settings);
    const second = running;
    const matches = await vi.waitFor(() => grown(second, 20), patience);
    expect(matches.map(({ suspended }) => suspended)).toEqual([false, false]);
    expect(await second.end('SIGTERM')).toBe(0);
    expect((await exactExports(settings)).size).toBe(2);
  });
});
