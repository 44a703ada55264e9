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
const SECRET = /^[\w-]{43}$/;
const SECOND_MS = 1_000;

const FOREIGN_SAYS =
  'The cookie of a session counts only for pages of this server. Programs show a token: ' +
  '"Authorization: Bearer <token>".';

type Asked = Pick<IncomingMessage, 'headers' | 'socket' | 'url'> & {
  readonly originalUrl?: string;
};

export interface SessionCookie {
  /** Gives the browser the secret of its session, in the place of an older one. */
  set(secret: string): void;
  /** Deletes the cookie for `/` and for the path of the request, where another server may have set one. */
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
  const write = (value: string, validForMs: number, path = '/') => {
    const age = `Max-Age=${Math.floor(validForMs / SECOND_MS)}`;
    const rest = [`Path=${path}`, 'HttpOnly', 'SameSite=Strict', ...(isSecure ? ['Secure'] : [])];
    response.appendHeader('set-cookie', [`${name}=${value}`, age, ...rest].join('; '));
  };
  return {
    // The browser keeps the cookie as long as the longest session; the server ends each session itself.
    set: (secret) => write(secret, BROWSER_SESSION_LASTS_MS),
    clear: () => {
      for (const path of new Set(['/', pathOf(request)])) write('', 0, path);
    },
  };
}

/** The secrets that a request shows, each once. Throws where they must not count. */
export function shownSecrets(request: Asked, trustedProxies: number): readonly string[] {
  const isSecure = isByHttps(request, trustedProxies);
  const secrets = secretsIn(request.headers.cookie ?? '', nameFor(request, isSecure));
  if (secrets.length === 0 || isOfEmbedded(request)) return [];
  if (isOfOwnPage(request, isSecure)) return secrets;
  throw new GraphQLError(FOREIGN_SAYS, {
    extensions: { code: 'FORBIDDEN', reason: 'foreign-page', http: { status: 403 } },
  });
}

function secretsIn(cookies: string, name: string): readonly string[] {
  const pairs = cookies.split(';').map((pair) => pair.trim());
  const values = pairs.flatMap((pair) =>
    pair.startsWith(`${name}=`) ? [pair.slice(name.length + 1)] : [],
  );
  return [...new Set(values.filter((value) => SECRET.test(value)))];
}

/** Express keeps the whole address of a request in `originalUrl`. A semicolon would end the attribute. */
function pathOf({ originalUrl, url = '/' }: Asked): string {
  const [path = '/'] = (originalUrl ?? url).split(/[?#;]/, 1);
  return path.startsWith('/') ? path : '/';
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
