/** An installation with its pages, in a process and a data folder of its own. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { prepareData } from '@scoresheet/services-runtime/prepared-data';
import { hireJanitor } from '@scoresheet/tools-throwaway';
import { vi } from 'vitest';

const MAIN = fileURLToPath(new URL('../../standalone/bundle/main.js', import.meta.url));
const START_LIMIT_MS = 120_000;
const WELCOME = /Scoresheet is running\.[^]*?(http:\S+?)\/graphql/;

export interface Served {
  /** Where the pages are, such as `http://127.0.0.1:4000`. */
  readonly url: string;
  readonly process: number;
  readonly stop: (signal?: NodeJS.Signals) => Promise<void>;
}

/** A folder that the database's own user may enter, as folders that people make are. */
export async function newDataFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'scoresheet-pages-'));
  await chmod(folder, 0o755);
  return folder;
}

export async function serve(settings: Readonly<Record<string, string>> = {}): Promise<Served> {
  const data = settings['SCORESHEET_DATA'] ?? (await newDataFolder());
  if (settings['DATABASE_URL'] === undefined) await prepareData(data);
  const env = {
    ...process.env,
    SCORESHEET_PORT: '0',
    SCORESHEET_OPERATIONS_PORT: '0',
    SCORESHEET_BOT_ENTRANTS: '0',
    SCORESHEET_BOT_MATCHES: '0',
    SCORESHEET_DATA: data,
    ...settings,
  };
  const child = spawn(process.execPath, [MAIN], { env, stdio: 'pipe' });
  const exited = once(child, 'exit');
  let output = '';
  child.stdout.on('data', (data) => (output += String(data)));
  child.stderr.on('data', (data) => (output += String(data)));
  const up = vi.waitFor(
    () => {
      const [, found] = WELCOME.exec(output) ?? [];
      if (found === undefined) throw new Error(`not up: ${output}`);
      return found;
    },
    { timeout: START_LIMIT_MS, interval: 50 },
  );
  const early = exited.then(() => Promise.reject(new Error(`it has ended: ${output}`)));
  early.catch(() => undefined);
  const url = await Promise.race([up, early]).catch((error: unknown) => {
    child.kill('SIGKILL');
    throw error;
  });
  return {
    url,
    process: child.pid ?? 0,
    async stop(signal = 'SIGTERM') {
      child.kill(signal);
      await exited;
    },
  };
}

/** A name under which the shared installation answers as well: no page of it is a secure context. */
export const PLAIN_HOST = 'scoresheet.test';

let shared: Promise<Served> | undefined;

/**
 * The installation of all spec files that run in one process and leave it as they found it: its
 * tables stay, and one is played by bots. It ends with the process, whoever ends that.
 */
export const sharedServed = (): Promise<Served> =>
  (shared ??= serve({
    SCORESHEET_BOT_MATCHES: '1',
    SCORESHEET_ALLOWED_HOSTS: PLAIN_HOST,
    SCORESHEET_GUESTS_PER_MINUTE: '600',
    SCORESHEET_OPERATIONS_PER_SECOND: '200',
    SCORESHEET_COST_PER_SECOND: '1000000',
  }).then((served) => {
    hireJanitor('kill "$1"', String(served.process));
    return served;
  }));
