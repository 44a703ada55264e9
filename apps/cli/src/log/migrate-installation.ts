/** Copies or restores the log of the installation that the settings name, which must be stopped. */
import { LogError, type EventLog } from '@scoresheet/event-log-port';
import {
  copyLog,
  MigrationRefused,
  restoreLog,
  type CopyReport,
  type RestoreReport,
} from '@scoresheet/services-archive';
import { openEventLog, type Config } from '@scoresheet/services-runtime';
import { withDatabase } from '../installation/with-database.js';
import { Fault } from '../program/fault.js';
import type { LogSides } from './log-sides.js';
import { LOG_KINDS } from './log-words.js';

export type OnProgress = (done: number, total: number) => void;

export async function copyInstallation(
  { config, from, to }: LogSides,
  onProgress: OnProgress,
): Promise<CopyReport> {
  return withDatabase(config, 'alone', ({ url, database }) =>
    withLog(from, url, (source) =>
      withLog(to, url, (target) =>
        copyLog({ database, from: source, to: target }, { kinds: LOG_KINDS, onProgress }),
      ),
    ),
  );
}

export async function restoreInstallation(
  config: Config,
  onProgress: OnProgress,
): Promise<RestoreReport> {
  return withDatabase(config, 'alone', ({ url, database }) =>
    withLog(config.eventLog, url, (log) =>
      restoreLog(database, log, { kinds: LOG_KINDS, onProgress }),
    ),
  );
}

export async function withLog<T>(
  eventLog: Config['eventLog'],
  databaseUrl: string,
  use: (log: EventLog) => Promise<T>,
): Promise<T> {
  try {
    const log = await openEventLog({ eventLog, databaseUrl });
    try {
      return await use(log);
    } finally {
      await log.close();
    }
  } catch (error) {
    if (error instanceof MigrationRefused) throw new Fault(error.code, error.message);
    if (error instanceof LogError) throw new Fault('log-refused', error.message);
    throw error;
  }
}
