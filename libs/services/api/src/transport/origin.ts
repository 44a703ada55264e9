/** Which pages may speak to this server. Programs send no origin; whoever is no page may. */
import type { IncomingMessage } from 'node:http';

export const ORIGIN_SAYS =
  'Pages of this origin may not use this server. Its operator can allow them in SCORESHEET_ALLOWED_ORIGINS.';

/** `allowed`: origins beside our own, such as `https://example.org`. */
export function isAllowedOrigin(
  { headers }: Pick<IncomingMessage, 'headers'>,
  allowed: readonly string[],
): boolean {
  const { origin, host } = headers;
  if (origin === undefined || allowed.includes(origin)) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}
