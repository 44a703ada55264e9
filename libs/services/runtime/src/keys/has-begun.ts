import type { LogError } from '@scoresheet/event-log-port';
import type { DataSource } from 'typeorm';
import type { Config } from '../config/read-config.js';
import { eventLogOwner } from '../open-event-log.js';
import { isTied } from './installation.js';

interface Begun extends Pick<Config, 'eventLog'> {
  readonly database: DataSource;
  readonly onTrouble?: (error: LogError) => void;
}

/** Whether a Scoresheet has founded an installation here, by its database or by its log. */
export async function hasBegun({ database, eventLog, onTrouble }: Begun): Promise<boolean> {
  if (await isTied(database)) return true;
  const known = await eventLogOwner({ eventLog, onTrouble: onTrouble ?? (() => undefined) });
  return known !== undefined;
}
