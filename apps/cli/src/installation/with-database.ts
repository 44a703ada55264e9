/** The database of the installation that the settings name, for as long as a command needs it. */
import { openDatabase, reachDatabase, type Config } from '@scoresheet/services-runtime';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { DataSource } from 'typeorm';
import { Fault } from '../program/fault.js';
import { checkNobodyRuns } from './nobody-runs.js';

interface InstallationDatabase {
  /** Address with the password: never to be shown. */
  readonly url: string;
  readonly database: DataSource;
}

/** `alone`: no process of the installation may run meanwhile. */
type Company = 'alone' | 'beside others';

/** Throws a `Fault` where there is none: nothing is made by looking. */
export async function withDatabase<T>(
  config: Config,
  company: Company,
  use: (opened: InstallationDatabase) => Promise<T>,
): Promise<T> {
  const { database: where, dataFolder } = config;
  if (where.kind === 'embedded' && !existsSync(join(dataFolder, 'postgres'))) {
    throw new Fault(
      'no-installation',
      `there is no installation in ${dataFolder}. Name its folder in SCORESHEET_DATA.`,
    );
  }
  const reached = await reachDatabase(config);
  try {
    if (company === 'alone') await checkNobodyRuns(config, reached);
    const database = await openDatabase(reached.url);
    try {
      return await use({ url: reached.url, database });
    } finally {
      await database.destroy();
    }
  } finally {
    await reached.close();
  }
}
