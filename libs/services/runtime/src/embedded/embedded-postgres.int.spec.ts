import { withoutUndefined } from '@scoresheet/rules-engine';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { folderInUse, startEmbeddedPostgres, type EmbeddedPostgres } from './embedded-postgres.js';
import { readAccess } from './cluster.js';
import { adminConnection } from './postmaster.js';
import { isPostmaster } from './process-table.js';

// Generous, because the machine may be doing much else; alone it takes less than one second.
const RESTART_LIMIT_MS = 15_000;

let dataFolder: string;
let server: EmbeddedPostgres | undefined;

const folders: string[] = [];

/** Whatever leaves nothing behind shares one cluster: making one takes longer than the test. */
let sharedFolder: string;
beforeAll(async () => {
  sharedFolder = await newFolder();
});
beforeEach(() => {
  dataFolder = sharedFolder;
});
afterEach(async () => {
  await server?.stop();
  server = undefined;
});
afterAll(async () => {
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
});

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'scoresheet data '));
  folders.push(folder);
  await chmod(folder, 0o755);
  return folder;
}

const start = async (port?: number): Promise<EmbeddedPostgres> => {
  server = undefined;
  server = await startEmbeddedPostgres(withoutUndefined({ dataFolder, port }));
  return server;
};

const stop = async (): Promise<void> => {
  await server?.stop();
  server = undefined;
};

async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query(sql)).rows as Record<string, unknown>[];
  } finally {
    await client.end();
  }
}

const serverPid = async (): Promise<number> =>
  Number((await readFile(join(dataFolder, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[0]);

const isRunning = (pid: number): Promise<boolean> =>
  isPostmaster(pid, join(dataFolder, 'postgres'));

/** A server that ends removes its pid file last; the process itself is gone a moment later. */
const expectGone = (pid: number) =>
  vi.waitFor(async () => expect(await isRunning(pid)).toBe(false), { timeout: 30_000 });

describe('an embedded PostgreSQL', () => {
  it('is made at the first start, durable and for this machine alone', async () => {
    const { url, adopted } = await start();

    expect(adopted).toBe(false);
    const [settings] = await query(
      url,
      `select current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit,
              current_setting('listen_addresses') as host, current_database() as database`,
    );
    expect(settings).toEqual({
      fsync: 'on',
      commit: 'on',
      host: '127.0.0.1',
      database: 'scoresheet',
    });
  });

  it('lets the services own their schemas and do no more', async () => {
    const { url } = await start();

    const [role] = await query(
      url,
      `select rolsuper or rolcreatedb or rolcreaterole or rolreplication or rolbypassrls as more,
              array(select nspname::text from pg_namespace where nspowner = pg_roles.oid
                    order by 1) as schemas
       from pg_roles where rolname = current_user`,
    );
    expect(role).toEqual({ more: false, schemas: ['scoresheet', 'scoresheet_log'] });
    for (const forbidden of [
      'create role other superuser',
      'create database other',
      'create schema other',
      'create table public.other (n int)',
      'select rolpassword from pg_authid',
      `select pg_read_file('/etc/hostname')`,
      `copy (select 1) to program 'true'`,
      'alter system set fsync = off',
    ]) {
      await expect(query(url, forbidden)).rejects.toThrow(/permission denied|must be/i);
    }
  });

  it('gives the services what an earlier version has made as the superuser', async () => {
    dataFolder = await newFolder();
    await start();
    const folder = join(dataFolder, 'postgres');
    const file = join(folder, 'scoresheet-access.json');
    const { ownerPassword, ...before } = await readAccess(folder);
    expect(ownerPassword).toBeDefined();
    // As it was left: everything is the superuser's, and nobody knows of another role.
    const admin = new pg.Client({
      ...adminConnection(before, before.port ?? 0),
      database: 'scoresheet',
    });
    await admin.connect();
    await admin.query(`
      drop owned by scoresheet_owner cascade;
      drop role scoresheet_owner;
      create schema scoresheet;
      create table scoresheet.kept (id int generated always as identity primary key, n int);
      create function scoresheet.seven() returns int language sql return 7;
      insert into scoresheet.kept (n) values (7)`);
    await admin.end();
    await stop();
    await writeFile(file, JSON.stringify(before));

    const { url } = await start();

    await query(url, 'insert into scoresheet.kept (n) values (8)');
    await query(url, 'alter table scoresheet.kept add column more int');
    await query(url, 'drop function scoresheet.seven()');
    expect(await query(url, 'select id, n from scoresheet.kept')).toEqual([
      { id: 1, n: 7 },
      { id: 2, n: 8 },
    ]);
  });

  it('asks for its password', async () => {
    const { url } = await start();

    const other = new URL(url);
    other.password = 'guess';
    await expect(query(other.href, 'select 1')).rejects.toThrow('password authentication failed');
  });

  it('keeps its data and its port from one start to the next', async () => {
    const first = await start();
    await query(first.url, 'create table kept as select 7 as seven');
    const pid = await serverPid();
    await stop();
    await expectGone(pid);

    const second = await start();

    expect(second.url).toBe(first.url);
    expect(await query(second.url, 'select * from kept')).toEqual([{ seven: 7 }]);
  });

  it('moves to a free port when the last one is taken, unless it was told which to use', async () => {
    const { port } = await start();
    await stop();
    const squatter = createServer().listen(port, '127.0.0.1');
    await once(squatter, 'listening');

    await expect(start(port)).rejects.toThrow(`Port ${port} is taken`);
    const moved = await start();

    expect(moved.port).not.toBe(port);
    expect(await query(moved.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    squatter.close();
  });

  it('uses the port that it was told', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    other.close();
    await once(other, 'close');

    expect((await start(port)).port).toBe(port);
  });

  it('refuses a second Scoresheet on the same data, and the first goes on', async () => {
    const { url } = await start();

    await expect(startEmbeddedPostgres({ dataFolder })).rejects.toThrow(
      new RegExp(`Another Scoresheet \\(process ${process.pid}\\) is using .*SCORESHEET_DATA`),
    );

    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('tells whoever asks for another reason that its folder is in use', async () => {
    expect(await folderInUse(await newFolder())).toBeUndefined();
    await start();
    expect((await folderInUse(dataFolder))?.message).toContain(`process ${process.pid}`);
    await server?.stop();
    expect(await folderInUse(dataFolder)).toBeUndefined();
  });

  it('lets one of two simultaneous first starts win', async () => {
    dataFolder = await newFolder();
    const starts = await Promise.allSettled([
      inAnotherProcess(dataFolder).then((child) => ({ child })),
      startEmbeddedPostgres({ dataFolder }).then((own) => ({ own })),
    ]);

    const won = starts.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    expect(won).toHaveLength(1);
    const lost = starts.find((one) => one.status === 'rejected') as PromiseRejectedResult;
    expect(String(lost.reason)).toContain('Another Scoresheet');
    for (const one of won) {
      if ('own' in one) server = one.own;
      else await one.child.kill('SIGKILL').then(() => start());
    }
  });

  it('works below a folder that lets nobody but its owner in', async () => {
    const closed = await newFolder();
    await chmod(closed, 0o700);
    dataFolder = join(closed, 'below');
    expect(await query((await start()).url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  // Only root runs it as somebody else, and only root can put a copy back in its own name.
  it.runIf(process.getuid?.() === 0)("is handed over where a copy of it is root's", async () => {
    await start();
    await stop();
    const cluster = join(dataFolder, 'postgres');
    for (const name of await readdir(cluster, { recursive: true })) {
      await chown(join(cluster, name), 0, 0);
    }
    await chown(cluster, 0, 0);
    const { url } = await start();
    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('says so when it is gone', async () => {
    const { lost } = await start();
    process.kill(await serverPid(), 'SIGKILL');
    expect(await lost).toContain('The embedded PostgreSQL is gone');
    await start();
  });
});

describe('after a kill -9', () => {
  it('of the parent, the server is adopted at once and nothing committed is lost', async () => {
    const child = await inAnotherProcess(dataFolder);
    const committed = await child.numbersUntil(25);
    await child.kill('SIGKILL');
    const pid = await serverPid();
    expect(await isRunning(pid)).toBe(true);

    const began = Date.now();
    const { url, adopted } = await start();

    expect(Date.now() - began).toBeLessThan(RESTART_LIMIT_MS);
    expect(adopted).toBe(true);
    expect(await serverPid()).toBe(pid);
    const [row] = await query(url, 'select count(*)::int as rows from numbers');
    expect(row?.['rows']).toBeGreaterThanOrEqual(committed);
    await stop();
    await expectGone(pid);
  });

  it('of parent and server, the server recovers and nothing committed is lost', async () => {
    const child = await inAnotherProcess(dataFolder);
    const committed = await child.numbersUntil(25);
    process.kill(await serverPid(), 'SIGKILL');
    await child.kill('SIGKILL');

    const began = Date.now();
    const { url, adopted } = await start();

    expect(Date.now() - began).toBeLessThan(RESTART_LIMIT_MS);
    expect(adopted).toBe(false);
    const [row] = await query(url, 'select count(*)::int as rows from numbers');
    expect(row?.['rows']).toBeGreaterThanOrEqual(committed);
  });

  it('in the middle of the first start, the next one makes everything anew', async () => {
    dataFolder = await newFolder();
    const draft = join(dataFolder, 'postgres.new-999999999');
    await mkdir(draft);
    await writeFile(join(draft, 'PG_VERSION'), '18\n');

    const { url } = await start();

    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await expect(readFile(join(draft, 'PG_VERSION'))).rejects.toThrow('ENOENT');
  });

  it('and a reboot, a pid file that names some other process is no obstacle', async () => {
    const { url } = await start();
    const pidFile = join(dataFolder, 'postgres', 'postmaster.pid');
    const before = await readFile(pidFile, 'utf8');
    await stop();
    await writeFile(pidFile, before.replace(/^\d+/, `${process.pid}`));

    expect((await start()).url).toBe(url);
  });
});

interface Child {
  /** Resolves with the last number that the child said it had committed. */
  numbersUntil(least: number): Promise<number>;
  kill(signal: NodeJS.Signals): Promise<void>;
}

/** Another process that runs the server and commits one number after the other. */
async function inAnotherProcess(folder: string): Promise<Child> {
  const program = `
    import { runnerImport } from 'vite';
    import pg from 'pg';
    const { module } = await runnerImport(${JSON.stringify(sourceOf('./embedded-postgres.ts'))}, { logLevel: 'error' });
    const { url } = await module.startEmbeddedPostgres({ dataFolder: ${JSON.stringify(folder)} });
    const client = new pg.Client(url);
    await client.connect();
    await client.query('drop table if exists numbers; create table numbers (n int)');
    for (let n = 1; ; n += 1) {
      await client.query('insert into numbers values ($1)', [n]);
      console.log(n);
    }`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let committed = 0;
  createInterface({ input: child.stdout }).on('line', (line) => (committed = Number(line)));
  await firstCommit(child);
  return {
    async numbersUntil(least) {
      while (committed < least) await pause(5);
      return committed;
    },
    async kill(signal) {
      const ended = once(child, 'exit');
      child.kill(signal);
      await ended;
    },
  };
}

function firstCommit(child: ChildProcess): Promise<void> {
  let said = '';
  child.stderr?.on('data', (data) => (said += String(data)));
  return new Promise((resolve, reject) => {
    child.stdout?.once('data', () => resolve());
    child.once('exit', () => reject(new Error(said)));
  });
}

const sourceOf = (file: string): string => fileURLToPath(new URL(file, import.meta.url));
