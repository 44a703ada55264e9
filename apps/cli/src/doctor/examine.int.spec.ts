/** The doctor at a real installation, broken in one way after another. */
import { TOPICS } from '@scoresheet/contracts-messages';
import { openPostgresLog } from '@scoresheet/event-log-postgres';
import {
  sharedPostgres,
  type SharedPostgres,
} from '@scoresheet/event-log-postgres/shared-postgres';
import { noteMatchRowsRebuilt, TOURNAMENT_ROWS } from '@scoresheet/services-read-models';
import { digestOf } from '@scoresheet/services-keys';
import { openDatabase, readConfig } from '@scoresheet/services-runtime';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DataSource } from 'typeorm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { examine, type Examination } from './examine.js';
import { machineProbes } from './machine-probes.js';

const KEY = Buffer.alloc(32, 7);

let postgres: SharedPostgres;
let folder: string;
let url: string;
let database: DataSource;

beforeAll(async () => {
  postgres = await sharedPostgres();
});
afterAll(() => postgres.dispose());

/** As after a first start. */
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'scoresheet-doctor-'));
  await writeFile(join(folder, 'installation.key'), `${KEY.toString('hex')}\n`, { mode: 0o600 });
  url = await postgres.createDatabase();
  database = await openDatabase(url);
  const topics = Object.values(TOPICS);
  const { partitions } = readConfig({}).eventLog;
  const log = await openPostgresLog({ connectionString: url, topics, partitions });
  await log.close();
});
afterEach(async () => {
  await database.destroy();
  await rm(folder, { recursive: true });
});

const examined = (env: Readonly<Record<string, string>> = {}): Promise<readonly Examination[]> =>
  examine(
    machineProbes({
      SCORESHEET_DATA: folder,
      SCORESHEET_PORT: '0',
      DATABASE_URL: url,
      ...env,
    }),
  );

/** Names of the checks that found something wrong. */
const wrongs = (all: readonly Examination[]): readonly string[] =>
  all.filter(({ findings }) => findings.some(({ grade }) => grade === 'wrong')).map((e) => e.check);

const position = (logId: string, next: number) =>
  database.query(
    `insert into scoresheet.projection_position (projection, partition, log_id, next_offset)
     values ($1, 0, $2, $3)`,
    [`archive of ${TOPICS.matchEvents}`, logId, next],
  );

const ownLogId = async (): Promise<string> => {
  const [row] = await database.query<{ id: string }[]>(
    'select log_id::text as id from scoresheet_log.log',
  );
  return row?.id ?? '';
};

it('finds nothing wrong with an installation that is well', async () => {
  await position(await ownLogId(), 0);
  const all = await examined();
  expect(all.flatMap(({ findings }) => findings)).toEqual([]);
  expect(all.every(({ looked }) => looked)).toBe(true);
});

it('finds everything that is broken at once, and changes nothing', async () => {
  await chmod(join(folder, 'installation.key'), 0o644);
  await position(await ownLogId(), 12);
  await database.query(`insert into scoresheet.migration (timestamp, name) values (1, 'Later1')`);
  expect(wrongs(await examined())).toEqual(['key-file', 'schema', 'log-identity']);
  expect(wrongs(await examined())).toEqual(['key-file', 'schema', 'log-identity']);
});

it('finds a key that is lost beside the database that needs it', async () => {
  await rm(join(folder, 'installation.key'));
  expect(wrongs(await examined())).toEqual([]);
  await database.query('insert into scoresheet.installation values (true, $1)', [digestOf(KEY)]);
  const all = await examined();
  expect(wrongs(all)).toEqual(['key-file']);
  expect(JSON.stringify(all)).toContain('Put it back from a copy');
});

it('tells of commands without a proof of their sender, until proofs are required', async () => {
  const noted = async () =>
    (await examined()).find(({ check }) => check === 'command-senders')?.findings.length;
  await database.query('insert into scoresheet.installation values (true, $1)', [digestOf(KEY)]);
  expect(await noted()).toBe(1);
  const require = (topic: string) =>
    database.query('insert into scoresheet.command_mac (topic, partition) values ($1, 0)', [topic]);
  await require(TOPICS.matchCommands);
  expect(await noted()).toBe(1);
  await require(TOPICS.tournamentCommands);
  expect(await noted()).toBe(0);
});

it('finds the log of another installation', async () => {
  await position('00000000-0000-0000-0000-000000000000', 0);
  expect(wrongs(await examined())).toEqual(['log-identity']);
});

it('finds lists that are not what the archive has', async () => {
  await position(await ownLogId(), 0);
  const archived = (record: string, seq: number, offset: number) =>
    database.query(
      `insert into scoresheet.archived_event (record, seq, topic, partition, "offset", hash, bytes)
       values ($1, $2, $3, 0, $4, $6, $5)`,
      [
        record,
        seq,
        TOPICS.matchEvents,
        offset,
        Buffer.from('["scoresheet/1","m-1",0]'),
        `hash of ${seq}`,
      ],
    );
  await archived('m-1', 0, 0);
  await archived('m-1', 1, 1);
  expect(wrongs(await examined())).toEqual(['read-models']);

  const listed = (events: number) =>
    database.query(
      `insert into scoresheet.match
         (id, game, status, suspended, seats, created_at_ms, updated_at_ms, event_count)
       values ('m-1', 'duel', 'running', false, '[]', 1, 1, $1)
       on conflict (id) do update set event_count = $1`,
      [events],
    );
  await noteMatchRowsRebuilt(database.manager);
  await listed(1);
  expect(wrongs(await examined())).toEqual(['read-models']);
  await listed(2);
  expect(wrongs(await examined())).toEqual([]);

  const headed = (head: object) => database.query('update scoresheet.match set head = $1', [head]);
  const told = async () =>
    (await examined()).find(({ check }) => check === 'read-models')?.findings ?? [];
  await headed({ seq: 1, hash: 'hash of 0' });
  expect(await told()).toMatchObject([
    {
      what: expect.stringMatching(/1 with the wrong last event.*m-1/),
      todo: expect.stringContaining('scoresheet rebuild'),
    },
  ]);
  await headed({ seq: 1, hash: 'hash of 1' });
  expect(await told()).toEqual([]);
  // What a projector of an earlier version has left behind while it moved the count.
  await headed({ seq: 0, hash: 'hash of 0' });
  expect(await told()).toEqual([]);
  await database.query('alter table scoresheet.match drop column head');
  expect(await told()).toEqual([]);
});

it('finds lists of tournaments that are not what the archive has, and one that stands still', async () => {
  await position(await ownLogId(), 0);
  await database.query(
    `insert into scoresheet.archived_event (record, seq, topic, partition, "offset", hash, bytes)
     values ('t-1', 0, $1, 0, 0, 'hash of 0', $2)`,
    [TOPICS.tournamentEvents, Buffer.from('["scoresheet/1","t-1",0]')],
  );
  expect(wrongs(await examined())).toEqual(['read-models']);
  await TOURNAMENT_ROWS.version.noteRebuilt(database.manager);
  const terms = { game: 'duel', ruleset: 'duel/1', play: 'tables', entry: 'open', capacity: 8 };
  const counts = { entrants: 0, waiting: 0, phase: 0, round: 0, createdAtMs: 1, updatedAtMs: 1 };
  const row = { ...terms, ...counts, stage: 'draft', owner: 'a-1', letters: '', eventCount: 1 };
  await database
    .getRepository(TOURNAMENT_ROWS.table.name)
    .insert({ ...row, id: 't-1', suspended: true });
  expect(wrongs(await examined())).toEqual(['suspended-tournaments']);
});

it('reads an installation that waits for its upgrade', async () => {
  await position(await ownLogId(), 0);
  await database.query(`
    alter table scoresheet.match drop column head;
    alter table scoresheet.archived_event drop column stamped_at_ms;
    alter table scoresheet.worker_position drop column time_ms;
    drop table scoresheet.copy_difference, scoresheet.command_mac, scoresheet.log_copy,
      scoresheet.tournament`);
  expect(wrongs(await examined())).toEqual([]);
});

it('finds what a process that runs says of itself', async () => {
  await position(await ownLogId(), 0);
  const says = 'It dies again and again: 3 times within 5 minutes.';
  const server = createHttpServer((_, response) => {
    response
      .writeHead(503)
      .end(JSON.stringify({ ok: false, checks: { api: { ok: false, says } } }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const all = await examined({ SCORESHEET_OPERATIONS_PORT: `${port}` });
  server.close();
  expect(wrongs(all)).toEqual(['processes']);
});

it('finds a key in the settings that is not the one of this database', async () => {
  await position(await ownLogId(), 0);
  await database.query(`insert into scoresheet.installation values (true, 'of another key')`);
  const SCORESHEET_INSTALLATION_KEY = 'ab'.repeat(32);
  expect(wrongs(await examined({ SCORESHEET_INSTALLATION_KEY }))).toEqual(['key-file']);
});

it('finds events of another format, and a copy of the log that was not finished', async () => {
  await database.query(
    `insert into scoresheet.archived_event (record, seq, topic, partition, "offset", hash, bytes)
     values ('m-1', 0, $1, 0, 0, '', $2)`,
    [TOPICS.matchEvents, Buffer.from('["scoresheet/1-draft","m-1",0]')],
  );
  await database.query(`insert into scoresheet.log_copy values (true, 'one', 'other', '[]')`);
  const all = await examined();
  expect(wrongs(all)).toEqual(['event-format']);
  const { findings } = all.find(({ check }) => check === 'event-log') ?? {};
  expect(findings).toMatchObject([{ grade: 'note' }]);
});

it('finds brokers that do not answer', async () => {
  await position(await ownLogId(), 0);
  const all = await examined({ SCORESHEET_LOG: 'kafka', KAFKA_BROKERS: '127.0.0.1:9' });
  expect(wrongs(all)).toEqual(['event-log']);
});

it('finds a database that does not answer, and says so in words', async () => {
  const env = { DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none' };
  const all = await examined(env);
  expect(wrongs(all)).toEqual(['database']);
  const { what = '' } = all.flatMap(({ findings }) => findings)[0] ?? {};
  expect(what).toMatch(/^PostgreSQL cannot be used: .*ECONNREFUSED/);
});

it('finds another program on the port', async () => {
  const server = createServer((socket) => socket.on('error', () => undefined).end('no api\n'));
  const port = await new Promise<number>((done) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      done(typeof address === 'object' && address ? address.port : 0);
    });
  });
  expect(wrongs(await examined({ SCORESHEET_PORT: `${port}` }))).toEqual(['api-port']);
  server.close();
});
