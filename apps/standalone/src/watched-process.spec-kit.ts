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
} from '@scoresheet/services-runtime';
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
    ...{ DATABASE_URL: databaseUrl, SCORESHEET_DATA: folder, SCORESHEET_PORT: '0' },
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
    ...{ url, operations: operations.url, databaseUrl, config, logger, lifetime, said },
    lines: written,
    async dispose() {
      await lifetime.end(0);
      await postgres.dispose();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** What was logged with these words, as objects. */
export const loggedAs = (
  { lines }: Pick<WatchedProcess, 'lines'>,
  msg: string,
): readonly Record<string, unknown>[] =>
  lines
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter((line) => line['msg'] === msg);
