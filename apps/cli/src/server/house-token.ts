/** The right of whoever holds the installation's key on this machine. */
import { issueLocalToken } from '@scoresheet/services-accounts';
import { installationKey, KeyRefused } from '@scoresheet/services-runtime';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Fault } from '../program/fault.js';
import { settingsOf } from './settings.js';

/** Undefined where this machine holds no key: then only the public's part is asked for. */
export async function houseToken(): Promise<string | undefined> {
  const { dataFolder } = settingsOf(process.env);
  const file = join(dataFolder, 'installation.key');
  if (!existsSync(file)) return undefined;
  const { token } = await issueLocalToken(await keyIn(file), { role: 'operator' });
  return token;
}

async function keyIn(file: string): Promise<Uint8Array> {
  try {
    return await installationKey(file);
  } catch (error) {
    if (error instanceof KeyRefused) throw new Fault('bad-settings', error.message);
    throw error;
  }
}
