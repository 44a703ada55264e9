import { parseApiKeys, parseRing, type ApiKeys, type KeyRing } from '@scoresheet/services-keys';
import { z } from 'zod';
import type { Given } from './setting.js';

export const keySettings = {
  SCORESHEET_INSTALLATION_KEY: z
    .string()
    .refine(
      (text) => parseRing(text) !== undefined,
      'SCORESHEET_INSTALLATION_KEY is 64 digits of 0-9 and a-f, or what installation.key holds.',
    )
    .optional(),
  SCORESHEET_API_KEYS: z
    .string()
    .refine(
      (text) => parseApiKeys(text) !== undefined,
      'SCORESHEET_API_KEYS is what `npm run cli -- key api` prints.',
    )
    .optional(),
};

type GivenSettings = Given<typeof keySettings>;

/** The keys in the settings, undefined where they stand in the data folder. */
export const installationKeysOf = ({
  SCORESHEET_INSTALLATION_KEY: text,
}: GivenSettings): KeyRing | undefined => (text === undefined ? undefined : parseRing(text));

/** The keys given to an api, undefined where it derives them from the installation's own keys. */
export const apiKeysOf = ({ SCORESHEET_API_KEYS: text }: GivenSettings): ApiKeys | undefined =>
  text === undefined ? undefined : parseApiKeys(text);
