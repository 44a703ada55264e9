/** The right of whoever holds the installation's key on this machine. */
import { issueLocalToken } from '@scoresheet/services-accounts';
import { KeyRefused, readInstallationKey } from '@scoresheet/services-runtime';
import { join } from 'node:path';
import { Fault } from '../program/fault.js';
import { settingsOf } from './settings.js';

/** Undefined where this machine holds no key: then only the public's part is asked for. */
export async function houseToken(): Promise<string | undefined> {
  const { dataFolder } = settingsOf(process.env);
  const key = await keyIn(join(dataFolder, 'installation.key'));
  return key && (await issueLocalToken(key, { role: 'operator' })).token;
}

async function keyIn(file: string): Promise<Uint8Array | undefined> {
  try {
    return await readInstallationKey(file);
  } catch (error) {
    if (error instanceof KeyRefused) throw new Fault('bad-settings', error.message);
    throw error;
  }
}
