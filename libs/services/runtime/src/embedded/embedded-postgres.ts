/**
 * PostgreSQL without installing it: made, started and stopped with us, reachable from this
 * machine alone, and as durable as any other (`fsync` is on).
 */
import { mkdir } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import pg from 'pg';
import {
  ensureCluster,
  newPassword,
  readAccess,
  SUPERUSER,
  writeAccess,
  type Cluster,
} from './cluster.js';
import { ensureOwner, OWNER } from './database-owner.js';
import { findHolder, lockFolder, type FolderInUse, type FolderLock } from './folder-lock.js';
import { accountThatReaches, postgresAccount } from './postgres-account.js';
import { findPrograms } from './postgres-program.js';
import { adminConnection, ensurePostmaster, stopPostmaster } from './postmaster.js';

const DATABASE = 'scoresheet';
const DATABASE_EXISTS = '42P04';

export interface EmbeddedPostgresOptions {
  /** The folder of all data of this installation; the cluster is `postgres` in it. */
  readonly dataFolder: string;
  /** The one port to use. None: the port of the last start, or any that is free. */
  readonly port?: number;
}

export interface EmbeddedPostgres {
  /** The address with the password: never to be logged. */
  readonly url: string;
  readonly port: number;
  /** The server ran already, left behind by a Scoresheet that was killed. */
  readonly adopted: boolean;
  /** Fulfilled with words when the server is gone although nobody stopped it. */
  readonly lost: Promise<string>;
  /** Stops the server, in bounded time. Whoever uses the database has stopped before. */
  stop(): Promise<void>;
}

/**
 * Rejects with words for people: no programs for this machine, a folder that cannot be used, a
 * port that is taken, and `FolderInUse` when another Scoresheet lives on the same folder.
 */
export async function startEmbeddedPostgres({
  dataFolder,
  port: wishedPort,
}: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const cluster = await clusterIn(dataFolder);
  await ensureCluster(cluster);
  const { port, wasRunning } = await ensurePostmaster(cluster, wishedPort);
  const access = await readAccess(cluster.folder);
  const lock = await lockFolder(adminConnection(access, port), resolve(dataFolder));
  const ownerPassword = access.ownerPassword ?? newPassword();
  try {
    await ensureDatabase(adminConnection(access, port));
    const isNew = access.ownerPassword === undefined;
    const services = { ...adminConnection(access, port), database: DATABASE };
    await ensureOwner(services, { password: ownerPassword, isNew });
    if (isNew) await writeAccess(cluster.folder, { ...access, ownerPassword });
  } catch (error) {
    await stop(cluster, lock);
    throw error;
  }
  return {
    url: urlOfEmbedded({ password: ownerPassword, user: OWNER }, port),
    port,
    adopted: wasRunning,
    lost: lock.lost.then(
      (reason) =>
        `The embedded PostgreSQL is gone (${reason}). Start again: what was accepted is kept.`,
    ),
    stop: () => stop(cluster, lock),
  };
}

/** Words about the Scoresheet that uses the folder now; undefined where none does. */
export async function folderInUse(dataFolder: string): Promise<FolderInUse | undefined> {
  try {
    const access = await readAccess(join(dataFolder, 'postgres'));
    if (access.port === undefined) return undefined;
    return await findHolder(adminConnection(access, access.port), dataFolder);
  } catch {
    return undefined; // there is no database in it, or it does not run
  }
}

/** The address with the password: never to be logged. */
const urlOfEmbedded = (
  { user, password }: { readonly user: string; readonly password: string },
  port: number,
): string => `postgres://${user}:${encodeURIComponent(password)}@127.0.0.1:${port}/${DATABASE}`;

/** Address for who works in a folder that is in use; undefined before it was ever started. */
export async function urlInUse(dataFolder: string): Promise<string | undefined> {
  const { password, ownerPassword, port } = await readAccess(join(dataFolder, 'postgres'));
  if (port === undefined) return undefined;
  // A version that had no such role works as the superuser.
  const who =
    ownerPassword === undefined
      ? { user: SUPERUSER, password }
      : { user: OWNER, password: ownerPassword };
  return urlOfEmbedded(who, port);
}

/** The place of the cluster; the data folder is there afterwards, the cluster need not be. */
export async function clusterIn(dataFolder: string): Promise<Cluster> {
  const place = resolve(dataFolder);
  await mkdir(place, { recursive: true });
  const programs = findPrograms();
  const folders = [place, dirname(programs.postgres)];
  const plain = await postgresAccount();
  const account = plain && (await accountThatReaches(folders, plain));
  return { folder: join(place, 'postgres'), account, programs };
}

/** The lock goes with the server: who comes next must not adopt one that is about to stop. */
async function stop(cluster: Cluster, lock: FolderLock): Promise<void> {
  lock.expectEnd();
  await stopPostmaster(cluster);
  await lock.close();
}

async function ensureDatabase(connection: pg.ClientConfig): Promise<void> {
  const client = new pg.Client(connection);
  client.on('error', () => undefined); // the statement fails with it
  await client.connect();
  try {
    await client.query(`create database ${DATABASE}`);
  } catch (error) {
    if ((error as { code?: string }).code !== DATABASE_EXISTS) throw error;
  } finally {
    await client.end();
  }
}
