/** The probes of the machine on which this runs. */
import { access, constants, readFile, stat, statfs } from 'node:fs/promises';
import { connect } from 'node:net';
import { parsePrintedRing } from '@scoresheet/services-keys';
import { ConfigError, readConfig } from '@scoresheet/services-runtime';
import { readDatabase } from './read-database.js';
import type { FolderState, KeyFileState, Probes } from './probes.js';

type Environment = Readonly<Record<string, string | undefined>>;

const PERMISSIONS = 0o777;
const PATIENCE_MS = 2_000;
/** A process gives its own checks, and those of its children, their time before it answers. */
const READINESS_PATIENCE_MS = 6_000;

export const machineProbes = (env: Environment): Probes => ({
  nodeVersion: process.versions.node,
  settings: () => settingsIn(env),
  folder: folderState,
  keyFile: keyFileState,
  port: whoAnswers,
  readiness: readinessAt,
  database: readDatabase,
});

function settingsIn(env: Environment): ReturnType<Probes['settings']> {
  try {
    return readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return { problems: error.problems };
    throw error;
  }
}

async function folderState(path: string): Promise<FolderState> {
  const there = await stat(path).catch(() => undefined);
  if (!there) return { is: 'missing' };
  if (!there.isDirectory()) return { is: 'no folder' };
  const writable = await access(path, constants.W_OK).then(
    () => true,
    () => false,
  );
  const { bavail, bsize } = await statfs(path);
  return { is: 'there', writable, freeBytes: bavail * bsize };
}

async function keyFileState(path: string): Promise<KeyFileState> {
  const there = await stat(path).catch(() => undefined);
  if (!there) return { is: 'missing' };
  const text = await readFile(path, 'utf8').catch(() => '');
  const mode = process.platform === 'win32' ? 0o600 : there.mode & PERMISSIONS;
  return { is: 'there', mode, holdsKey: parsePrintedRing(text) !== undefined };
}

async function whoAnswers(host: string, port: number): ReturnType<Probes['port']> {
  if (!(await isTaken(host, port))) return 'nobody';
  try {
    const answer = await fetch(`http://${host}:${port}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: '{ service { logId } }' }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const { data } = (await answer.json()) as { data?: { service?: unknown } };
    return data?.service === undefined ? 'somebody else' : 'scoresheet';
  } catch {
    return 'somebody else';
  }
}

async function readinessAt(host: string, port: number): ReturnType<Probes['readiness']> {
  try {
    const signal = AbortSignal.timeout(READINESS_PATIENCE_MS);
    const answer = await fetch(`http://${host}:${port}/readyz`, { signal });
    const report = (await answer.json()) as Awaited<ReturnType<Probes['readiness']>>;
    return typeof report?.checks === 'object' ? report : undefined;
  } catch {
    return undefined; // nobody, or somebody else
  }
}

function isTaken(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, timeout: PATIENCE_MS });
    const done = (taken: boolean) => () => {
      socket.destroy();
      resolve(taken);
    };
    socket.once('connect', done(true)).once('error', done(false)).once('timeout', done(false));
  });
}
