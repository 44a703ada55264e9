/** Rebuilds the read models of the installation that the settings name. */
import { TOPICS } from '@scoresheet/contracts-messages';
import { openPostgresLog } from '@scoresheet/event-log-postgres';
import {
  NothingReadable,
  rebuildMatches,
  type RebuildOptions,
  type RebuildReport,
} from '@scoresheet/services-projector';
import { openDatabase, PARTITIONS, reachDatabase } from '@scoresheet/services-runtime';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Fault } from '../program/fault.js';
import { settingsOf } from '../server/settings.js';

export async function rebuildInstallation(options: RebuildOptions): Promise<RebuildReport> {
  const config = settingsOf(process.env);
  const { database, dataFolder } = config;
  if (database.kind === 'embedded' && !existsSync(join(dataFolder, 'postgres'))) {
    throw new Fault(
      'no-installation',
      `there is no installation in ${dataFolder}. Name its folder in SCORESHEET_DATA.`,
    );
  }
  const reached = await reachDatabase(config);
  try {
    const source = await openDatabase(reached.url);
    const log = await openPostgresLog({
      connectionString: reached.url,
      topics: Object.values(TOPICS),
      partitions: PARTITIONS,
    });
    try {
      return await rebuildMatches({ log, database: source, topic: TOPICS.matchEvents }, options);
    } catch (error) {
      if (error instanceof NothingReadable) throw new Fault('unknown-rules', error.message);
      throw error;
    } finally {
      await log.close();
      await source.destroy();
    }
  } finally {
    await reached.close();
  }
}
