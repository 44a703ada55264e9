/** All of Scoresheet as `npm start` runs it, to be killed and started again on the same data. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { vi } from 'vitest';

const MAIN = fileURLToPath(new URL('../../standalone/dist/main.js', import.meta.url));
const START_LIMIT_MS = 60_000;

export interface Standalone {
  /** The same after every start. */
  readonly url: string;
  readonly dataFolder: string;
  start(): Promise<void>;
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>;
  /** Ends it for good and removes its data. */
  dispose(): Promise<void>;
}

export async function standalone(): Promise<Standalone> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'scoresheet-e2e-'));
  await chmod(dataFolder, 0o755); // PostgreSQL may run as another user
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = {
    ...process.env,
    SCORESHEET_DATA: dataFolder,
    SCORESHEET_PORT: String(port),
    SCORESHEET_BOT_MATCHES: '0',
  };
  let child: ChildProcess | undefined;
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill(signal);
    await exited;
  };
  return {
    url,
    dataFolder,
    end,
    async start() {
      child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'ignore', 'inherit'] });
      await vi.waitFor(() => answers(url), { timeout: START_LIMIT_MS, interval: 50 });
    },
    async dispose() {
      await end('SIGTERM');
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}

async function answers(url: string): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ query: '{ __typename }' });
  const { ok } = await fetch(`${url}/graphql`, { method: 'POST', headers, body });
  if (!ok) throw new Error('not ready');
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
