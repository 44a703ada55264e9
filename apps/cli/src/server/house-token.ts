/** The right of whoever holds the installation's key on this machine. */
import { issueLocalToken } from '@scoresheet/services-accounts';
import { installationKey } from '@scoresheet/services-runtime';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { settingsOf } from './settings.js';

/** Undefined where this machine holds no key: then only the public's part is asked for. */
export async function houseToken(): Promise<string | undefined> {
  const { dataFolder } = settingsOf(process.env);
  const file = join(dataFolder, 'installation.key');
  if (!existsSync(file)) return undefined;
  const { token } = await issueLocalToken(await installationKey(file), { role: 'operator' });
  return token;
}
