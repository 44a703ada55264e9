/** All of Scoresheet in a process and a data folder of its own, as `npm start` runs it. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { memoryFlags } from '@scoresheet/services-runtime';

const STANDALONE = join(import.meta.dirname, '../../../apps/standalone/bundle/main.js');
const START_LIMIT_MS = 60_000;
const LOOK_EVERY_MS = 50;

export interface SoakedServer {
  readonly url: string;
  /** Addresses of the metrics of each of its processes. */
  readonly operations: readonly string[];
  stop(): Promise<void>;
}

/** `more` are settings beside those of an empty folder. */
export async function startServer(more: NodeJS.ProcessEnv = {}): Promise<SoakedServer> {
  const folder = await mkdtemp(join(tmpdir(), 'scoresheet-soak-'));
  await chmod(folder, 0o755); // the database's own user has to get in
  const settings = { SCORESHEET_DATA: folder, SCORESHEET_PORT: '0', SCORESHEET_BOT_MATCHES: '0' };
  const env = { ...process.env, ...settings, ...more };
  const child = spawn(process.execPath, [...memoryFlags(), STANDALONE], { env, stdio: 'pipe' });
  const stop = async () => {
    const ended = once(child, 'exit');
    if (child.exitCode === null && child.kill('SIGTERM')) await ended;
    await rm(folder, { recursive: true, force: true });
  };
  try {
    return { ...(await addressesOf(child)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Addresses as they stand in the words that the server greets with. */
async function addressesOf(child: ChildProcess): Promise<Omit<SoakedServer, 'stop'>> {
  let said = '';
  child.stdout?.on('data', (data) => (said += String(data)));
  child.stderr?.on('data', (data) => (said += String(data)));
  for (const began = performance.now(); performance.now() - began < START_LIMIT_MS;) {
    const url = /GraphQL +(http:\S+)\/graphql/.exec(said)?.[1];
    const operations = /Health +(http:\S+)\/readyz/.exec(said)?.[1];
    if (url !== undefined && operations !== undefined) return { url, operations: [operations] };
    if (child.exitCode !== null || child.signalCode !== null) break;
    await pause(LOOK_EVERY_MS);
  }
  throw new Error(`The server did not start. It said:\n${said}`);
}
