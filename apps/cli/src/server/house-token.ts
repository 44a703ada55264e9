/** The right of whoever holds the installation's key on this machine. */
import { issueLocalToken } from '@scoresheet/services-accounts';
import { keysOfRing } from '@scoresheet/services-keys';
import { heldRing } from '../keys/ring-file.js';
import { settingsOf } from './settings.js';

/** The house's token; undefined without a key: then only the public's part is asked for. */
export async function houseToken(): Promise<string | undefined> {
  const ring = await heldRing(settingsOf(process.env));
  return ring && (await issueLocalToken(keysOfRing(ring), { role: 'operator' })).token;
}
