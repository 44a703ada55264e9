/**
 * The cookie of a browser's session: HttpOnly, for this host alone, never sent for another site's
 * page. It counts only for what a page of our own asks, and a browser proves that by its `Origin`.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { BROWSER_SESSION_LASTS_MS } from '@scoresheet/services-accounts';
import { GraphQLError } from 'graphql';
import { isEmbedPath } from '../pages/embed-path.js';
import { isByHttps } from './by-https.js';

const NAME = 'scoresheet';
/** Browsers take a cookie of such a name from HTTPS alone, and for this very host. */
const OF_HTTPS = '__Host-';
const SECRET = '[\\w-]{43}';
const SECOND_MS = 1_000;

const FOREIGN_SAYS =
  'The cookie of a session counts only for pages of this server. Programs show a token: ' +
  '"Authorization: Bearer <token>".';

type Asked = Pick<IncomingMessage, 'headers' | 'socket'>;

export interface SessionCookie {
  /** Gives the browser the secret of its session, in the place of an older one. */
  set(secret: string): void;
  clear(): void;
}

/** The cookie that goes with the answer. */
export function sessionCookie(
  request: Asked,
  response: ServerResponse,
  trustedProxies: number,
): SessionCookie {
  const isSecure = isByHttps(request, trustedProxies);
  const name = nameFor(request, isSecure);
  const write = (value: string, validForMs: number) => {
    const age = `Max-Age=${Math.floor(validForMs / SECOND_MS)}`;
    const rest = ['Path=/', 'HttpOnly', 'SameSite=Strict', ...(isSecure ? ['Secure'] : [])];
    response.appendHeader('set-cookie', [`${name}=${value}`, age, ...rest].join('; '));
  };
  // The browser keeps it for as long as any session lasts; when this one ends is not its matter.
  return { set: (secret) => write(secret, BROWSER_SESSION_LASTS_MS), clear: () => write('', 0) };
}

/** The secret that a request shows; undefined without one. Throws where it must not count. */
export function shownSecret(request: Asked, trustedProxies: number): string | undefined {
  const isSecure = isByHttps(request, trustedProxies);
  const pattern = new RegExp(`(?:^|;) *${nameFor(request, isSecure)}=(${SECRET}) *(?:;|$)`);
  const secret = pattern.exec(request.headers.cookie ?? '')?.[1];
  if (secret === undefined || isOfEmbedded(request)) return undefined;
  if (isOfOwnPage(request, isSecure)) return secret;
  throw new GraphQLError(FOREIGN_SAYS, {
    extensions: { code: 'FORBIDDEN', reason: 'foreign-page', http: { status: 403 } },
  });
}

/** Ports of a host share its cookies, and several servers may run on one machine. */
function nameFor({ headers }: Asked, isSecure: boolean): string {
  const port = /:(\d+)$/.exec(headers.host ?? '')?.[1];
  return `${isSecure ? OF_HTTPS : ''}${NAME}${port === undefined ? '' : `-${port}`}`;
}

/** A page that is shown within another one asks as a stranger. Only our own pages say where they are. */
function isOfEmbedded({ headers: { referer } }: Asked): boolean {
  return referer !== undefined && URL.canParse(referer) && isEmbedPath(new URL(referer).pathname);
}

/** Browsers send an origin with all but the plainest requests; what sends neither header is none. */
function isOfOwnPage({ headers }: Asked, isSecure: boolean): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return headers['sec-fetch-site'] === 'same-origin';
  if (!URL.canParse(origin)) return false;
  const from = new URL(origin);
  return from.host === host && (!isSecure || from.protocol === 'https:');
}
