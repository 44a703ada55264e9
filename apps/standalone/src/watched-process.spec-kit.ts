/** Scoresheet in this process, on a database of its own, with everything that it logs. */
import 'reflect-metadata';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sharedPostgres } from '@scoresheet/event-log-postgres/shared-postgres';
import {
  createLogger,
  Lifetime,
  LogLines,
  readConfig,
  serveOperations,
  type Config,
  type Logger,
  type ProcessFrame,
} from '@scoresheet/services-runtime';
import { expect } from 'vitest';
import { startInOneProcess } from './one-process.js';

export interface WatchedProcess {
  /** Of the api, such as `http://127.0.0.1:4000`. */
  readonly url: string;
  /** Where health and metrics are. */
  readonly operations: string;
  readonly databaseUrl: string;
  readonly config: Config;
  readonly logger: Logger;
  readonly lifetime: Lifetime;
  /** Everything that was logged, as it would stand in the file. */
  readonly lines: readonly string[];
  /** What was said to the person at the terminal. */
  readonly said: readonly string[];
  /** Stops it, if it has not stopped, and removes its data. */
  dispose(): Promise<void>;
}

export async function startWatched(
  level: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<WatchedProcess> {
  const postgres = await sharedPostgres();
  const folder = await mkdtemp(join(tmpdir(), 'scoresheet-watched-'));
  const databaseUrl = await postgres.createDatabase();
  const config = readConfig({
    DATABASE_URL: databaseUrl,
    SCORESHEET_DATA: folder,
    SCORESHEET_PORT: '0',
    ...settings,
  });
  const written: string[] = [];
  const said: string[] = [];
  const lines = new LogLines();
  const to = { write: (line: string) => void written.push(line) };
  const logger = createLogger(level, to, { service: 'scoresheet', onLine: lines.count });
  const say = (words: string) => void said.push(words);
  const lifetime = new Lifetime(logger, { exit: () => undefined, say });
  const operations = await serveOperations({ config, lifetime, lines });
  const url = await startInOneProcess({ config, lifetime, logger, logFile: '', operations });
  operations.started();
  return {
    url,
    operations: operations.url,
    databaseUrl,
    config,
    logger,
    lifetime,
    said,
    lines: written,
    async dispose() {
      await lifetime.end(0);
      await postgres.dispose();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Starts within this process, which must fail; returns the words that come before exit code 1. */
export async function saidByRefusedStart(
  settings: Readonly<Record<string, string>>,
  start: (frame: ProcessFrame) => Promise<string> = startInOneProcess,
): Promise<string> {
  const said: string[] = [];
  const codes: number[] = [];
  const logger = createLogger('fatal', { write: () => undefined });
  const lifetime = new Lifetime(logger, {
    exit: (code) => void codes.push(code),
    say: (words) => void said.push(words),
  });
  const config = readConfig({ SCORESHEET_PORT: '0', SCORESHEET_OPERATIONS_PORT: '0', ...settings });
  const operations = await serveOperations({ config, lifetime, lines: new LogLines() });
  await start({ config, lifetime, logger, logFile: '', operations }).catch((error: unknown) =>
    lifetime.fail(error),
  );
  expect(codes).toEqual([1]);
  return said.join('\n').replaceAll(/\s+/g, ' ');
}

/** What was logged with these words, as objects. */
export const loggedAs = (
  { lines }: Pick<WatchedProcess, 'lines'>,
  msg: string,
): readonly Record<string, unknown>[] =>
  lines
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter((line) => line['msg'] === msg);
