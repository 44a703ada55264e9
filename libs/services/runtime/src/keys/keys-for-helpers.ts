/** What a process that starts the others hands to those that decide nothing. */
import { printApiKeys } from '@scoresheet/services-keys';
import type { Config } from '../config/read-config.js';
import { openDatabase } from '../database.js';
import { ownKeys } from './given-keys.js';
import { hasBegun } from './has-begun.js';

/**
 * The value of `SCORESHEET_API_KEYS`, a secret. The keys of a new installation are made. Throws
 * `KeyRefused` where they are lost, or are not to be had.
 */
export async function keysForHelpers(config: Config, databaseUrl: string): Promise<string> {
  const source = ownKeys(config, printApiKeys);
  const kept = await source.read();
  if (kept !== undefined) return kept;
  const database = await openDatabase(databaseUrl);
  try {
    return await source.create(() => hasBegun({ ...config, database }));
  } finally {
    await database.destroy();
  }
}
