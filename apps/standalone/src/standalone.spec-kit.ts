/** Scoresheet as a person starts it: the built program, in a process and a data folder of its own. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { prepareData } from '@scoresheet/services-runtime/prepared-data';
import { expect, vi } from 'vitest';

const MAIN = fileURLToPath(new URL('../bundle/main.js', import.meta.url));
const START_LIMIT_MS = 60_000;
/** With the addresses for players and for operators. */
const WELCOME =
  /Scoresheet is running\.[^]*GraphQL +(http:\S+)\/graphql[^]*Health +(http:\S+)\/readyz/;

export interface Standalone {
  /** Where the api answers, such as `http://127.0.0.1:4000`. */
  readonly url: string;
  /** Where health is, such as `http://127.0.0.1:4001`. */
  readonly operations: string;
  readonly output: () => string;
  /** Sends the signal and resolves with the exit code; null: killed. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

/** A folder that the server's own user may enter, as folders that people make are. */
export async function newDataFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'scoresheet-standalone-'));
  await chmod(folder, 0o755);
  return folder;
}

export function spawnMain(
  settings: Record<string, string>,
  main = MAIN,
): {
  readonly child: ChildProcess;
  readonly output: () => string;
} {
  // The port after that of the players may be anybody's.
  const free = { SCORESHEET_PORT: '0', SCORESHEET_OPERATIONS_PORT: '0' };
  // A tournament begins many matches; whoever wants one says so.
  const env = { ...process.env, ...free, SCORESHEET_BOT_ENTRANTS: '0', ...settings };
  const child = spawn(process.execPath, [main], { env, stdio: 'pipe' });
  let output = '';
  child.stdout?.on('data', (data) => (output += String(data)));
  child.stderr?.on('data', (data) => (output += String(data)));
  return { child, output: () => output };
}

/** Resolves when it has said its address; rejects with what it said when it ended before. */
export async function startStandalone(
  settings: Record<string, string>,
  main = MAIN,
): Promise<Standalone> {
  const { SCORESHEET_DATA: data, DATABASE_URL: database } = settings;
  if (data !== undefined && database === undefined) await prepareData(data);
  const { child, output } = spawnMain(settings, main);
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  const exited = once(child, 'exit');
  const look = () => {
    // Of the words of welcome: a service that is one of several tells its own address before.
    const addresses = WELCOME.exec(output());
    if (addresses === null && !hasEnded()) throw new Error(`not up: ${output()}`);
    return addresses ?? [];
  };
  const [, url, operations] = await vi
    .waitFor(look, { timeout: START_LIMIT_MS, interval: 50 })
    .catch((error: unknown) => {
      child.kill('SIGKILL');
      throw error;
    });
  if (url === undefined || operations === undefined) throw new Error(output());
  return {
    url,
    operations,
    output,
    async end(signal) {
      if (!hasEnded()) child.kill(signal);
      await exited;
      return child.exitCode;
    },
  };
}

/** The words of a start that must end with code 1 and no stack in sight. */
export async function saidByFailedStart(settings: Record<string, string>): Promise<string> {
  const { child, output } = spawnMain(settings);
  expect(await once(child, 'exit')).toEqual([1, null]);
  expect(output()).not.toMatch(/^\s+at .*:\d+:\d+\)?$/m);
  return output().replaceAll(/\s+/g, ' ');
}

export async function post(url: string, body: string): Promise<unknown> {
  const headers = { 'content-type': 'application/json' };
  return (await fetch(`${url}/graphql`, { method: 'POST', headers, body })).json();
}

export interface Summary {
  readonly id: string;
  readonly status: string;
  readonly suspended: boolean;
  readonly eventCount: number;
}

export async function matchesOf({ url }: Standalone): Promise<readonly Summary[]> {
  const query = '{ matches(first: 50) { edges { node { id status suspended eventCount } } } }';
  const answer = (await post(url, JSON.stringify({ query }))) as {
    data: { matches: { edges: { node: Summary }[] } };
  };
  return answer.data.matches.edges.map(({ node }) => node);
}
