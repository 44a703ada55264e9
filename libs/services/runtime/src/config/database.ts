import { z } from 'zod';
import { MAX_PORT, wholeNumber, type Given } from './setting.js';
import type { eventLogSettings } from './event-log.js';

export const databaseSettings = {
  SCORESHEET_POSTGRES_PORT: wholeNumber('SCORESHEET_POSTGRES_PORT', 1, MAX_PORT).optional(),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(?:ql)?:\/\/./, 'DATABASE_URL begins with "postgres://".')
    .optional(),
};

export type DatabaseConfig =
  | { readonly kind: 'embedded'; readonly port?: number }
  | { readonly kind: 'postgres'; readonly url: string };

/** Who names a database means it; only an explicit "embedded" overrules that. */
export function databaseOf(
  given: Given<typeof databaseSettings & typeof eventLogSettings>,
): DatabaseConfig {
  const { SCORESHEET_LOG: log, DATABASE_URL: url, SCORESHEET_POSTGRES_PORT: port } = given;
  if (log !== 'embedded' && url !== undefined) return { kind: 'postgres', url };
  return port === undefined ? { kind: 'embedded' } : { kind: 'embedded', port };
}
