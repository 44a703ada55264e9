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
  /** A program, with arguments, that becomes the account and then the program it is given. */
  readonly through?: readonly [string, ...string[]];
}

const ACCOUNT = 'postgres';
const run = promisify(execFile);

/** The account that PostgreSQL runs under, undefined where it is our own. */
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
 * The account as it can reach the folders. The home of root, for one, lets nobody else in; there
 * the server gets the one right to pass folders and read, and still writes to its own data alone.
 */
export async function accountThatReaches(
  folders: readonly string[],
  account: PostgresAccount,
): Promise<PostgresAccount> {
  const barriers = await Promise.all(folders.map((folder) => barrierOn(folder, account)));
  const barrier = barriers.find((found) => found !== undefined);
  if (barrier === undefined) return account;
  const through = passing(account);
  try {
    await run(through[0], [...through.slice(1), 'true']);
    return { ...account, through };
  } catch (cause) {
    throw new Error(
      `PostgreSQL cannot run as root, and the user "${ACCOUNT}", as whom it runs instead, may not ` +
        `enter ${barrier}. Start Scoresheet as an ordinary user, move it to a folder that others ` +
        `may enter (/opt/scoresheet, say), or name a PostgreSQL of your own in DATABASE_URL.`,
      { cause },
    );
  }
}

/** The first folder on the way that the account may not enter. */
async function barrierOn(path: string, account: PostgresAccount): Promise<string | undefined> {
  for (let folder = path; folder !== dirname(folder); folder = dirname(folder)) {
    const { mode, uid, gid } = await stat(folder);
    const shift = uid === account.uid ? 6 : gid === account.gid ? 3 : 0;
    if (((mode >> shift) & 1) === 0) return folder;
  }
  return undefined;
}

// The secure bit keeps the capability for access(2), which PostgreSQL asks about itself.
const passing = ({ uid, gid }: PostgresAccount): readonly [string, ...string[]] => [
  'setpriv',
  `--reuid=${uid}`,
  `--regid=${gid}`,
  '--clear-groups',
  '--inh-caps=+dac_read_search',
  '--ambient-caps=+dac_read_search',
  '--securebits=+no_setuid_fixup',
];
