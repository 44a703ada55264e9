/** An installation with its pages, in a process and a data folder of its own. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { vi } from 'vitest';

const MAIN = fileURLToPath(new URL('../../../standalone/dist/main.js', import.meta.url));
const START_LIMIT_MS = 120_000;
const WELCOME = /Scoresheet is running\.[^]*?(http:\S+?)\/graphql/;

export interface Served {
  /** Where the pages are, such as `http://127.0.0.1:4000`. */
  readonly url: string;
  readonly stop: (signal?: NodeJS.Signals) => Promise<void>;
}

export async function serve(settings: Readonly<Record<string, string>> = {}): Promise<Served> {
  const folder = await mkdtemp(join(tmpdir(), 'scoresheet-pages-'));
  await chmod(folder, 0o755);
  const env = {
    ...process.env,
    ...{ SCORESHEET_PORT: '0', SCORESHEET_OPERATIONS_PORT: '0' },
    ...{ SCORESHEET_BOT_ENTRANTS: '0', SCORESHEET_BOT_MATCHES: '0' },
    ...{ SCORESHEET_DATA: folder, ...settings },
  };
  const child = spawn(process.execPath, [MAIN], { env, stdio: 'pipe' });
  const exited = once(child, 'exit');
  let output = '';
  child.stdout.on('data', (data) => (output += String(data)));
  child.stderr.on('data', (data) => (output += String(data)));
  const url = await vi.waitFor(
    () => {
      const [, found] = WELCOME.exec(output) ?? [];
      if (child.exitCode !== null) throw new Error(`it has ended: ${output}`);
      if (found === undefined) throw new Error(`not up: ${output}`);
      return found;
    },
    { timeout: START_LIMIT_MS, interval: 50 },
  );
  return {
    url,
    async stop(signal = 'SIGTERM') {
      child.kill(signal);
      await exited;
    },
  };
}
