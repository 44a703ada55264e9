import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const MAIN = fileURLToPath(new URL('../dist/main.js', import.meta.url));
const START_LIMIT_MS = 60_000;
const STOP_LIMIT_MS = 30_000;

vi.setConfig({ testTimeout: 240_000 });

let dataFolder: string;
let running: Standalone[] = [];

beforeEach(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'scoresheet-standalone-'));
  await chmod(dataFolder, 0o755);
});
afterEach(async () => {
  for (const standalone of running) await standalone.end('SIGTERM');
  running = [];
  await rm(dataFolder, { recursive: true, force: true });
});

interface Standalone {
  readonly url: string;
  readonly output: () => string;
  /** Sends the signal and resolves with the exit code; null: killed. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

const settings = (more: Record<string, string>) => ({
  ...process.env,
  SCORESHEET_DATA: dataFolder,
  SCORESHEET_PORT: '0',
  ...more,
});

function spawnMain(more: Record<string, string> = {}): {
  child: ChildProcess;
  output: () => string;
} {
  const child = spawn(process.execPath, [MAIN], { env: settings(more), stdio: 'pipe' });
  let output = '';
  child.stdout?.on('data', (data) => (output += String(data)));
  child.stderr?.on('data', (data) => (output += String(data)));
  return { child, output: () => output };
}

async function start(more: Record<string, string> = {}): Promise<Standalone> {
  const { child, output } = spawnMain(more);
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  const exited = once(child, 'exit');
  const url = await vi.waitFor(
    () => {
      const address = /GraphQL +(http:\S+)/.exec(output())?.[1];
      if (address === undefined && !hasEnded()) throw new Error(`not up: ${output()}`);
      return address;
    },
    { timeout: START_LIMIT_MS, interval: 50 },
  );
  if (url === undefined) throw new Error(output());
  const standalone: Standalone = {
    ...{ url, output },
    async end(signal) {
      if (!hasEnded()) child.kill(signal);
      await exited;
      return child.exitCode;
    },
  };
  running.push(standalone);
  return standalone;
}

interface Summary {
  readonly id: string;
  readonly status: string;
  readonly suspended: boolean;
  readonly eventCount: number;
}

async function post(url: string, body: string): Promise<unknown> {
  const headers = { 'content-type': 'application/json' };
  return (await fetch(url, { method: 'POST', headers, body })).json();
}

async function matchesOf({ url }: Standalone): Promise<readonly Summary[]> {
  const query = '{ matches(first: 50) { edges { node { id status suspended eventCount } } } }';
  const answer = (await post(url, JSON.stringify({ query }))) as {
    data: { matches: { edges: { node: Summary }[] } };
  };
  return answer.data.matches.edges.map(({ node }) => node);
}

const whenMatches = <T>(of: Standalone, check: (matches: readonly Summary[]) => T): Promise<T> =>
  vi.waitFor(async () => check(await matchesOf(of)), { timeout: 60_000, interval: 200 });

describe('npm start', () => {
  it('shows an address and a first query, plays bot matches, and stops in order', async () => {
    const standalone = await start();
    await whenMatches(standalone, (matches) => {
      expect(matches).toHaveLength(2);
      expect(matches.every(({ status }) => status === 'RUNNING')).toBe(true);
    });

    const query = /-d '(.*)'/.exec(standalone.output())?.[1] as string;
    expect(await post(standalone.url, query)).toMatchObject({
      data: { matches: { edges: [{ node: { game: 'fuzzycards' } }, {}] } },
    });

    const began = Date.now();
    expect(await standalone.end('SIGTERM')).toBe(0);
    expect(Date.now() - began).toBeLessThan(STOP_LIMIT_MS);
    await expect(readFile(join(dataFolder, 'postgres', 'postmaster.pid'))).rejects.toThrow(
      'ENOENT',
    );
    const log = await readFile(join(dataFolder, 'log', 'scoresheet.log'), 'utf8');
    const stopped = [...log.matchAll(/"part":"([^"]+)"/g)].map(([, part]) => part);
    expect(stopped).toEqual(['demo', 'services', 'log', 'database', 'embedded PostgreSQL']);
  });

  it('goes on with its matches after a kill -9', async () => {
    const first = await start();
    const before = await whenMatches(first, (matches) => {
      expect(matches.map(({ eventCount }) => eventCount > 8)).toEqual([true, true]);
      return matches;
    });
    await first.end('SIGKILL');

    const second = await start();

    await whenMatches(second, (matches) => {
      for (const { id, eventCount } of before) {
        const now = matches.find((match) => match.id === id);
        expect(now?.eventCount).toBeGreaterThan(eventCount);
        expect(now?.suspended).toBe(false);
      }
    });
  });

  it('refuses a second one on the same data, with words', async () => {
    const first = await start({ SCORESHEET_BOT_MATCHES: '0' });

    const second = spawnMain();
    const [code] = (await once(second.child, 'exit')) as [number];

    expect(code).toBe(1);
    expect(second.output()).toMatch(
      /Another Scoresheet \(process \d+\) is using .*SCORESHEET_DATA/,
    );
    expect(await matchesOf(first)).toEqual([]);
  });

  it('says everything that is wrong with its settings', async () => {
    const { child, output } = spawnMain({ SCORESHEET_PORT: 'four', SCORESHEET_LOG: 'paper' });
    expect(await once(child, 'exit')).toEqual([1, null]);
    expect(output()).toContain('SCORESHEET_PORT is a whole number.');
    expect(output()).toContain('SCORESHEET_LOG is "embedded" or "postgres".');
  });

  it('says so when its port is taken', async () => {
    const { url } = await start({ SCORESHEET_BOT_MATCHES: '0' });
    const { port } = new URL(url);
    const otherFolder = await mkdtemp(join(tmpdir(), 'scoresheet-standalone-'));
    await chmod(otherFolder, 0o755);
    const { child, output } = spawnMain({ SCORESHEET_PORT: port, SCORESHEET_DATA: otherFolder });
    expect(await once(child, 'exit')).toEqual([1, null]);
    expect(output()).toContain(`Port ${port} is taken`);
    await rm(otherFolder, { recursive: true, force: true });
  });
});
