/** Rebuilds a view of the installation that the settings name. */
import {
  NothingReadable,
  RebuildRunning,
  rebuildNamed,
  type RebuildOptions,
  type RebuildReport,
  type ViewName,
} from '@scoresheet/services-projector';
import { openEventLog } from '@scoresheet/services-runtime';
import { withDatabase } from '../installation/with-database.js';
import { Fault } from '../program/fault.js';
import { settingsOf } from '../server/settings.js';

export async function rebuildInstallation(
  view: ViewName,
  options: RebuildOptions,
): Promise<RebuildReport<object>> {
  const config = settingsOf(process.env);
  return withDatabase(config, 'beside others', async ({ url, database }) => {
    const log = await openEventLog({ eventLog: config.eventLog, databaseUrl: url });
    try {
      return await rebuildNamed(view, { log, database }, options);
    } catch (error) {
      if (error instanceof RebuildRunning) throw new Fault('in-use', error.message);
      if (error instanceof NothingReadable) throw new Fault('unknown-rules', error.message);
      throw error;
    } finally {
      await log.close();
    }
  });
}
