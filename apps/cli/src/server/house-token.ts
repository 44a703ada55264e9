/** The right of whoever holds the installation's key on this machine. */
import { issueLocalToken } from '@scoresheet/services-accounts';
import { KeyRefused, readInstallationKeys } from '@scoresheet/services-runtime';
import { join } from 'node:path';
import { keysOfRing, type KeyRing } from '@scoresheet/services-keys';
import { Fault } from '../program/fault.js';
import { settingsOf } from './settings.js';

/** Undefined where this machine holds no key: then only the public's part is asked for. */
export async function houseToken(): Promise<string | undefined> {
  const { dataFolder } = settingsOf(process.env);
  const ring = await keysIn(join(dataFolder, 'installation.key'));
  return ring && (await issueLocalToken(keysOfRing(ring), { role: 'operator' })).token;
}

async function keysIn(file: string): Promise<KeyRing | undefined> {
  try {
    return await readInstallationKeys(file);
  } catch (error) {
    if (error instanceof KeyRefused) throw new Fault('bad-settings', error.message);
    throw error;
  }
}
