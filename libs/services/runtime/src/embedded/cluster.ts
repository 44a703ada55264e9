/**
 * The cluster: the folder in which an embedded PostgreSQL keeps its data, with a small file of
 * ours that says how to reach it. It is made beside its place and moved there when it is whole,
 * so a start that is killed, or two at once, never leave half of one.
 */
import { randomBytes } from 'node:crypto';
import {
  chown,
  lchown,
  lstat,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  writeFile,
} from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { z } from 'zod';
import { isNoRoom, NoRoom } from '../room/no-room.js';
import { isAlive } from './process-table.js';
import type { PostgresAccount } from './postgres-account.js';
import { runProgram, type PostgresPrograms } from './postgres-program.js';

export const SUPERUSER = 'scoresheet';
const ACCESS_FILE = 'scoresheet-access.json';
const PASSWORD_BYTES = 24;

/** Settings of a new cluster. */
export const INITDB = [
  `--username=${SUPERUSER}`,
  '--auth=scram-sha-256',
  '--encoding=UTF8',
  '--locale=C',
];

const clusterAccess = z.object({
  /** Password of the superuser, who sets up and upgrades. */
  password: z.string().min(1),
  /** Password of the services' role; none in a folder of a version that had no such role. */
  ownerPassword: z.string().min(1).optional(),
  /** The port of the last start: it stays the same as long as nobody else takes it. */
  port: z.int().min(1).max(65_535).optional(),
});
type ClusterAccess = z.infer<typeof clusterAccess>;

export interface Cluster {
  readonly folder: string;
  readonly account: PostgresAccount | undefined;
  readonly programs: PostgresPrograms;
}

/** Makes the cluster unless it is there. */
export async function ensureCluster(cluster: Cluster): Promise<void> {
  const { folder, programs, account } = cluster;
  await mkdir(dirname(folder), { recursive: true });
  await removeLeftovers(folder);
  const version = await readFile(join(folder, 'PG_VERSION'), 'utf8').catch(() => undefined);
  if (version === undefined) return createCluster(cluster);
  if (account !== undefined) await handOverCluster(folder, account);
  const ours = await runProgram(programs.postgres, ['--version'], account);
  const major = /(\d+)\.?/.exec(ours)?.[1];
  if (major === version.trim()) return;
  throw new Error(
    `The data in ${folder} is of PostgreSQL ${version.trim()}, but the embedded one is ${major}. ` +
      `Move the data with pg_dump of the old version, or start the version of Scoresheet that wrote it.`,
  );
}

export async function readAccess(folder: string): Promise<ClusterAccess> {
  const file = join(folder, ACCESS_FILE);
  try {
    return clusterAccess.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch (cause) {
    throw new Error(
      `${file}, which holds the password of the embedded PostgreSQL, is missing or damaged. ` +
        `Put it back from a copy of the data folder.`,
      { cause },
    );
  }
}

export async function writeAccess(folder: string, access: ClusterAccess): Promise<void> {
  const file = join(folder, ACCESS_FILE);
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, `${JSON.stringify(access)}\n`, { mode: 0o600 });
  await rename(draft, file);
}

export const newPassword = (): string => randomBytes(PASSWORD_BYTES).toString('base64url');

async function createCluster({ folder, programs, account }: Cluster): Promise<void> {
  const draft = `${folder}.new-${process.pid}`;
  const password = newPassword();
  await mkdir(draft, { mode: 0o700 });
  await own(draft, account);
  const passwordFile = `${draft}.password`;
  await writeFile(passwordFile, password, { mode: 0o600 });
  await own(passwordFile, account);
  try {
    await runProgram(programs.initdb, initArguments(draft, passwordFile), account);
    await writeAccess(draft, { password });
    await rename(draft, folder);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    if (isNoRoom(error)) throw new NoRoom(dirname(folder), { cause: error });
    // Somebody else was faster: theirs is as good as ours.
    if (!isTaken(error)) throw error;
  } finally {
    await rm(passwordFile, { force: true });
  }
}

const initArguments = (folder: string, passwordFile: string): readonly string[] => [
  `--pgdata=${folder}`,
  `--pwfile=${passwordFile}`,
  ...INITDB,
  '--no-instructions',
];

const isTaken = (error: unknown): boolean =>
  ['ENOTEMPTY', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '');

async function own(path: string, account: PostgresAccount | undefined): Promise<void> {
  if (account !== undefined) await chown(path, account.uid, account.gid);
}

/** Drafts of starts that were killed; one whose process lives is still being made. */
async function removeLeftovers(folder: string): Promise<void> {
  const draft = new RegExp(`^${basename(folder)}\\.new-(\\d+)(?:\\.password)?$`);
  for (const name of await readdir(dirname(folder))) {
    const pid = draft.exec(name)?.[1];
    if (pid === undefined || isAlive(Number(pid))) continue;
    await rm(join(dirname(folder), name), { recursive: true, force: true });
  }
}

/**
 * A data folder that root has put back from a copy often belongs to root, and the account as whom
 * PostgreSQL runs may not even read it. Changes nothing where the folder is the account's already.
 */
async function handOverCluster(
  folder: string,
  { uid, gid }: Pick<PostgresAccount, 'uid' | 'gid'>,
): Promise<void> {
  if ((await lstat(folder)).uid === uid) return;
  for (const name of await readdir(folder, { recursive: true })) {
    await lchown(join(folder, name), uid, gid);
  }
  // Last: a start that is interrupted before begins anew.
  await lchown(folder, uid, gid);
}
