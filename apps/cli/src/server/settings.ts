import { ConfigError, readConfig, type Config } from '@scoresheet/services-runtime';
import { Fault } from '../program/fault.js';

/** The installation that the environment names. */
export function settingsOf(env: Readonly<Record<string, string | undefined>>): Config {
  try {
    return readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) throw new Fault('bad-settings', error.message);
    throw error;
  }
}
