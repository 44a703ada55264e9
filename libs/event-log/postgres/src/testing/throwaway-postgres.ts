/**
 * A PostgreSQL that exists for one spec file: own process, own folder, free port, loopback only.
 * Nothing is left of it, however the test ends: a janitor watches over its process and folder.
 */
import { chmod, chown, mkdir, mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts } from '@scoresheet/tools-throwaway';
import pg from 'pg';
import { janitorOf } from './janitor.js';
import { copyPrepared } from './prepared-folder.js';
import { serverPrograms, type ServerPrograms } from './server-programs.js';

export interface ThrowawayPostgres {
  /** Creates an empty database and gives its connection string. */
  createDatabase(): Promise<string>;
  /** Runs a statement from outside of the databases that were created. */
  administer(text: string): Promise<void>;
  /** Ends every connection from the server's side, as an operator would. */
  cutConnections(): Promise<void>;
  /** Stops the server without farewell: nothing is flushed, its connections just break. */
  crash(): Promise<void>;
  /** Starts it again after `crash`, on the same port and data. */
  restart(): Promise<void>;
  /** Stops it for good and removes its folder; for `afterAll`. Harmless when repeated. */
  dispose(): Promise<void>;
}

const START_ATTEMPTS = 3;
const USER = 'postgres';
const HOST = '127.0.0.1';
/** Nobody else can reach the server, and nobody would want to. */
const INITDB = [
  '--auth=trust',
  `--username=${USER}`,
  '--encoding=UTF8',
  '--no-locale',
  '--no-sync',
];
const SETTINGS = [
  '-c',
  `listen_addresses=${HOST}`,
  '-c',
  'unix_socket_directories=',
  '-c',
  'max_connections=200',
];

/**
 * Starts a server in about a second, with `settings` as `postgres` takes them. As root, the server
 * runs as the system's user `postgres`.
 */
export async function throwawayPostgres(
  settings: readonly string[] = [],
): Promise<ThrowawayPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'scoresheet-postgres-'));
  const janitor = janitorOf(folder);
  try {
    const server = await createServer(folder, settings);
    const port = await startSomewhere(server);
    return handleOf(server, port, janitor.letGo);
  } catch (error) {
    await janitor.letGo();
    throw error;
  }
}

interface Server extends ServerPrograms {
  readonly folder: string;
  readonly data: string;
  readonly settings: readonly string[];
}

async function createServer(folder: string, settings: readonly string[]): Promise<Server> {
  await chmod(folder, 0o755);
  const programs = await serverPrograms(folder);
  const data = join(folder, 'data');
  await copyPrepared(data, { settings: INITDB, make: (place) => initialise(place, programs) });
  return { ...programs, folder, data, settings };
}

async function initialise(data: string, { account, run }: ServerPrograms): Promise<void> {
  await mkdir(data);
  if (account !== undefined) await chown(data, account.uid, account.gid);
  await run('initdb', ['-D', data, ...INITDB]);
}

/** A port that was free a moment ago may be taken by now: then another one is tried. */
async function startSomewhere(server: Server): Promise<number> {
  for (let attempt = 1; ; attempt += 1) {
    const [port = 0] = await freePorts(1);
    try {
      await start(server, port);
      return port;
    } catch (cause) {
      if (attempt < START_ATTEMPTS) continue;
      const said = await readFile(logOf(server), 'utf8').catch(() => '');
      throw new Error(`PostgreSQL did not start in ${server.folder}: ${said}`, { cause });
    }
  }
}

async function start(server: Server, port: number): Promise<void> {
  const settings = [...SETTINGS, ...server.settings, '-p', `${port}`].join(' ');
  await server.run('pg_ctl', [
    'start',
    '--wait',
    '-D',
    server.data,
    '-l',
    logOf(server),
    '-o',
    settings,
  ]);
}

/** A log in the data's folder, the only one in which the server's account may write. */
function logOf({ data }: Server): string {
  return join(data, 'server.log');
}

function handleOf(server: Server, port: number, letGo: () => Promise<void>): ThrowawayPostgres {
  const urlOf = (database: string) => `postgres://${USER}@${HOST}:${port}/${database}`;
  const administer = (text: string) => command(urlOf('postgres'), text);
  let databases = 0;
  return {
    administer,
    async createDatabase() {
      databases += 1;
      const name = `throwaway_${databases}`;
      await administer(`create database ${name}`);
      return urlOf(name);
    },
    async cutConnections() {
      const others = `backend_type = 'client backend' and pid <> pg_backend_pid()`;
      await administer(`select pg_terminate_backend(pid) from pg_stat_activity where ${others}`);
    },
    crash: () => server.run('pg_ctl', ['stop', '--wait', '-D', server.data, '-m', 'immediate']),
    restart: () => start(server, port),
    dispose: letGo,
  };
}

async function command(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined); // the statement fails with it
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}
