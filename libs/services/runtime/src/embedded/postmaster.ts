/**
 * The server process of a cluster. It outlives us when we are killed, and that is well: it loses
 * nothing, and the next start finds it by its pid file and goes on with it.
 */
import { readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { setTimeout as pause } from 'node:timers/promises';
import { readAccess, SUPERUSER, writeAccess, type Cluster } from './cluster.js';
import { ProgramFailed, runProgram } from './postgres-program.js';
import { isPostmaster } from './process-table.js';
import { NoRoom } from '../room/no-room.js';
import { isFull, startFailure } from './start-failure.js';

const START_DEADLINE_MS = 60_000;
const STOP_DEADLINE_MS = 20_000;
const PAUSE_MS = 50;
/** A killed server's children hold its memory for a moment, and another one may take our port. */
const START_ATTEMPTS = 5;

/** Nothing of what is written may end in the server's log: statements hold no values, errors no detail. */
const SETTINGS: Readonly<Record<string, string>> = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  fsync: 'on',
  synchronous_commit: 'on',
  logging_collector: 'on',
  log_directory: 'log',
  log_filename: 'postgres-%a.log',
  log_rotation_age: '1d',
  log_truncate_on_rotation: 'on',
  log_checkpoints: 'off',
  log_error_verbosity: 'terse',
  log_parameter_max_length_on_error: '0',
  // A statement that fails is told to us, who log it at our pace; here a client could fill the file.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
};

/** Why a server does not take connections: it is not ready, or it is on its way out. */
const NOT_NOW = ['ECONNREFUSED', '57P03', 'ECONNRESET'];

interface Postmaster {
  readonly pid: number;
  readonly port: number;
  /** The server ran already: its starter was killed, or is another Scoresheet that lives. */
  readonly wasRunning: boolean;
}

/** The cluster's server, started unless it runs, when it takes connections. */
export async function ensurePostmaster(cluster: Cluster, wishedPort?: number): Promise<Postmaster> {
  for (let attempt = 1; ; attempt += 1) {
    const running = await findPostmaster(cluster);
    if (running !== undefined) return { ...running, wasRunning: true };
    const beganMs = Date.now();
    try {
      await startPostmaster(cluster, wishedPort);
    } catch (error) {
      if (!(error instanceof ProgramFailed)) throw error;
      const failure = await startFailure(cluster.folder, error, beganMs);
      if (attempt === START_ATTEMPTS || failure instanceof NoRoom) throw failure;
    }
    const started = await findPostmaster(cluster);
    if (started !== undefined) return { ...started, wasRunning: false };
  }
}

/** Ends all sessions and stops the server; harder when it does not stop in time. */
export async function stopPostmaster({ folder, account, programs }: Cluster): Promise<void> {
  const stop = (mode: string, deadlineMs: number) => {
    const wait = ['-w', '-t', `${deadlineMs / 1000}`];
    return runProgram(programs.pg_ctl, ['stop', '-D', folder, '-m', mode, ...wait], account);
  };
  try {
    if (await runs(folder)) await stop('fast', STOP_DEADLINE_MS);
  } catch {
    // The next start replays the journal, as after a crash.
    if (await runs(folder)) await stop('immediate', STOP_DEADLINE_MS);
  }
}

async function runs(folder: string): Promise<boolean> {
  const found = await readPidFile(folder);
  return found !== undefined && isPostmaster(found.pid, folder);
}

/** The running server once it answers; undefined when none runs, or the last one just ended. */
async function findPostmaster(
  cluster: Cluster,
): Promise<{ readonly pid: number; readonly port: number } | undefined> {
  const { folder } = cluster;
  const deadline = Date.now() + START_DEADLINE_MS;
  for (;;) {
    const found = await readPidFile(folder);
    if (found === undefined) return undefined;
    if (!(await isPostmaster(found.pid, folder))) {
      await rm(join(folder, 'postmaster.pid'), { force: true });
      return undefined;
    }
    if (found.port !== undefined && (await answers(folder, found.port))) {
      return { pid: found.pid, port: found.port };
    }
    if (Date.now() > deadline) throw new Error(noAnswer(found.pid, folder));
    await pause(PAUSE_MS);
  }
}

async function startPostmaster(cluster: Cluster, wishedPort?: number): Promise<void> {
  const { folder, account, programs } = cluster;
  if (await isFull(folder)) throw new NoRoom(dirname(folder));
  const access = await readAccess(folder);
  const port = await freePort(wishedPort ?? access.port);
  if (wishedPort !== undefined && port !== wishedPort) {
    throw new Error(
      `Port ${wishedPort} is taken. Give the embedded PostgreSQL another one ` +
        `(SCORESHEET_POSTGRES_PORT), or none, and it finds a free one itself.`,
    );
  }
  if (port !== access.port) await writeAccess(folder, { ...access, port });
  const options = Object.entries({ ...SETTINGS, port: `${port}` })
    .map(([name, value]) => `-c ${name}=${value === '' ? "''" : value}`)
    .join(' ');
  const log = join(folder, 'start.log');
  const wait = ['-w', '-t', `${START_DEADLINE_MS / 1000}`];
  const args = ['start', '-D', folder, '-l', log, ...wait, '-o', options];
  await runProgram(programs.pg_ctl, args, account);
}

/** A pid file names the server's process on line 1 and, a little later, its port on line 4. */
async function readPidFile(
  folder: string,
): Promise<{ readonly pid: number; readonly port: number | undefined } | undefined> {
  const text = await readFile(join(folder, 'postmaster.pid'), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const [pid, , , port] = text.split('\n').map(Number);
  return { pid: pid ?? 0, port: port === 0 || Number.isNaN(port) ? undefined : port };
}

async function answers(folder: string, port: number): Promise<boolean> {
  const client = new pg.Client(adminConnection(await readAccess(folder), port));
  client.on('error', () => undefined); // whoever waits below is told
  try {
    await client.connect();
    return true;
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? '';
    if (NOT_NOW.includes(code)) return false;
    throw new Error(
      `The embedded PostgreSQL on port ${port} refuses us: ${(error as Error).message}`,
      { cause: error },
    );
  } finally {
    await client.end().catch(() => undefined);
  }
}

export const adminConnection = (
  { password }: { readonly password: string },
  port: number,
): pg.ClientConfig => ({
  host: '127.0.0.1',
  port,
  user: SUPERUSER,
  password,
  database: 'postgres',
});

const noAnswer = (pid: number, folder: string): string =>
  `The PostgreSQL server of ${folder} (process ${pid}) runs but does not answer. Its own words ` +
  `stand in ${join(folder, 'log')}. Stop that process and start again.`;

/** A port that is free on the loopback interface: the wished one if it is, else any. */
async function freePort(wished = 0): Promise<number> {
  return (await tryPort(wished)) ?? (await tryPort(0)) ?? wished;
}

function tryPort(port: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(undefined));
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      const taken = address !== null && typeof address === 'object' ? address.port : undefined;
      server.close(() => resolve(taken));
    });
  });
}
