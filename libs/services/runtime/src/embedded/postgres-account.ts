/**
 * PostgreSQL refuses to run as root. When we are root, it runs as the user `postgres`, who is
 * created if the machine has none; otherwise it runs as whoever we are.
 */
import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { promisify } from 'node:util';

export interface PostgresAccount {
  readonly uid: number;
  readonly gid: number;
}

const ACCOUNT = 'postgres';
const run = promisify(execFile);

/** Undefined: run as we are. */
export async function postgresAccount(): Promise<PostgresAccount | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const known = await accountNamed(ACCOUNT);
  if (known !== undefined) return known;
  try {
    await run('useradd', ['--system', '--user-group', '--no-create-home', ACCOUNT]);
  } catch (cause) {
    throw new Error(
      `PostgreSQL cannot run as root, and the user "${ACCOUNT}" could not be created. Start ` +
        `Scoresheet as an ordinary user, or create that user first.`,
      { cause },
    );
  }
  return accountNamed(ACCOUNT);
}

async function accountNamed(name: string): Promise<PostgresAccount | undefined> {
  try {
    const [uid, gid] = await Promise.all(
      ['-u', '-g'].map(async (which) => Number((await run('id', [which, name])).stdout)),
    );
    return uid === undefined || gid === undefined ? undefined : { uid, gid };
  } catch {
    return undefined; // `id` knows nobody of that name
  }
}

/**
 * Refuses a place that the account cannot reach: the home of root, for one, lets nobody else in.
 * PostgreSQL itself would only say "Permission denied" about some file deep inside.
 */
export async function checkReachable(path: string, account: PostgresAccount): Promise<void> {
  for (let folder = path; folder !== dirname(folder); folder = dirname(folder)) {
    const { mode, uid, gid } = await stat(folder);
    const shift = uid === account.uid ? 6 : gid === account.gid ? 3 : 0;
    if (((mode >> shift) & 1) === 1) continue;
    throw new Error(
      `PostgreSQL cannot run as root, and the user "${ACCOUNT}", as whom it runs instead, may not ` +
        `enter ${folder}. Start Scoresheet as an ordinary user, move it to a folder that others ` +
        `may enter (/opt/scoresheet, say), or name a PostgreSQL of your own in DATABASE_URL.`,
    );
  }
}
