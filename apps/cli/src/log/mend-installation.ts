/** Gives the log of the installation that the settings name, which must be stopped, its bytes back. */
import { mendEntry } from '@scoresheet/event-log-postgres';
import { mendLog, type MendLogReport } from '@scoresheet/services-archive';
import type { Config } from '@scoresheet/services-runtime';
import { withDatabase } from '../installation/with-database.js';
import { EVENT_TOPICS, headersIn } from './log-words.js';
import { withLog, type OnProgress } from './migrate-installation.js';

export async function mendInstallation(
  config: Config,
  onProgress: OnProgress,
): Promise<MendLogReport> {
  return withDatabase(config, 'alone', ({ url, database }) =>
    withLog(config.eventLog, url, (log) =>
      mendLog(database, log, {
        topics: EVENT_TOPICS,
        onProgress,
        // A topic of Kafka is only ever appended to.
        mend:
          config.eventLog.kind === 'kafka'
            ? undefined
            : (of, { offset, record: key, bytes: value }) =>
                mendEntry(database, of, {
                  offset,
                  key,
                  value,
                  headers: headersIn(of.topic, value),
                }),
      }),
    ),
  );
}
