import { z } from 'zod';
import type { Given } from './setting.js';

export const installationKeySettings = {
  SCORESHEET_INSTALLATION_KEY: z
    .string()
    .regex(/^[0-9a-f]{64}$/, 'SCORESHEET_INSTALLATION_KEY is 64 digits of 0-9 and a-f.')
    .optional(),
};

/** Undefined: it stands in the data folder. */
export function installationKeyOf({
  SCORESHEET_INSTALLATION_KEY: key,
}: Given<typeof installationKeySettings>): Uint8Array | undefined {
  return key === undefined ? undefined : new Uint8Array(Buffer.from(key, 'hex'));
}
