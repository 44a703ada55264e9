/** Programs as a person starts them, with a stopwatch beside. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';

const START_LIMIT_MS = 300_000;
const ASK_EVERY_MS = 5;
const QUERY = { query: '{ matches(first: 1) { edges { node { id } } } }' };

export interface Environment {
  readonly [name: string]: string;
}

/** Milliseconds from the start of `node ARGS` to its end. */
export async function msToEnd(args: readonly string[]): Promise<number> {
  const began = performance.now();
  const child = spawn(process.execPath, args, { stdio: 'ignore' });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`node ${args.join(' ')} ended with code ${code}`);
  return performance.now() - began;
}

/** Milliseconds from a server's start to its first answer. It is stopped in order after that. */
export async function msToFirstAnswer(
  args: readonly string[],
  environment: Environment,
  answered = firstAnswer,
): Promise<number> {
  const began = performance.now();
  const env = { ...process.env, ...environment };
  const child = spawn(process.execPath, args, { env, stdio: 'pipe' });
  const ended = once(child, 'exit');
  try {
    await answered((await addressesOf(child)).graphql);
    return performance.now() - began;
  } finally {
    child.kill('SIGTERM');
    await ended;
  }
}

interface Addresses {
  readonly graphql: string;
  readonly health: string;
}

/** Addresses as they stand in the words that the server greets with. */
export async function addressesOf(child: ChildProcess): Promise<Addresses> {
  let said = '';
  child.stdout?.on('data', (data) => (said += String(data)));
  child.stderr?.on('data', (data) => (said += String(data)));
  for (const began = performance.now(); performance.now() - began < START_LIMIT_MS;) {
    const graphql = /GraphQL +(http:\S+\/graphql)/.exec(said)?.[1];
    const health = /Health +(http:\S+\/readyz)/.exec(said)?.[1] ?? '';
    if (graphql !== undefined) return { graphql, health };
    if (child.exitCode !== null || child.signalCode !== null) break;
    await pause(ASK_EVERY_MS);
  }
  throw new Error(`the server did not start. It said:\n${said}`);
}

async function firstAnswer(address: string): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(address, { method: 'POST', headers, body: JSON.stringify(QUERY) });
  const { data, errors } = (await answer.json()) as { data?: unknown; errors?: unknown };
  if (!data || errors) throw new Error(`the first query was answered by ${JSON.stringify(errors)}`);
}
