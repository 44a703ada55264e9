/** Rebuilds the read models of the installation that the settings name. */
import { TOPICS } from '@scoresheet/contracts-messages';
import { openPostgresLog } from '@scoresheet/event-log-postgres';
import {
  rebuildMatches,
  type RebuildOptions,
  type RebuildReport,
} from '@scoresheet/services-projector';
import { openDatabase, PARTITIONS, reachDatabase } from '@scoresheet/services-runtime';
import { settingsOf } from '../server/settings.js';

export async function rebuildInstallation(options: RebuildOptions): Promise<RebuildReport> {
  const reached = await reachDatabase(settingsOf(process.env));
  try {
    const database = await openDatabase(reached.url);
    const log = await openPostgresLog({
      connectionString: reached.url,
      topics: Object.values(TOPICS),
      partitions: PARTITIONS,
    });
    try {
      return await rebuildMatches({ log, database, topic: TOPICS.matchEvents }, options);
    } finally {
      await log.close();
      await database.destroy();
    }
  } finally {
    await reached.close();
  }
}
