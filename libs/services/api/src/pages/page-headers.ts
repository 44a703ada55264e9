/** What a browser is told about a page: where it may load from, speak to, and be shown. */
import { withoutUndefined } from '@scoresheet/rules-engine';
import { randomBytes } from 'node:crypto';
import { isEmbedPath } from './embed-path.js';

const NONCE_BYTES = 16;
/** Stands in the built document wherever the nonce of an answer belongs. */
const PLACEHOLDER = /__NONCE__/g;
/** What can stand in a policy. A literal of IPv6 cannot; a browser has `'self'` for it. */
const HOST = /^[a-z0-9][a-z0-9.-]*(:\d{1,5})?$/i;

/** Hosts that a browser trusts without a certificate. */
const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d{1,5})?$/i;

const UNNEEDED = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'display-capture'];

const EVERY_ANSWER = {
  'referrer-policy': 'same-origin',
  'permissions-policy': UNNEEDED.map((feature) => `${feature}=()`).join(', '),
};

/**
 * The policy of an asset is that of a worker which it may be the script of, and of nothing else.
 * Workers verify and try out what they are given: they load code of ours, and speak to nobody.
 */
const ASSET_POLICY = policy({
  'default-src': "'none'",
  'script-src': "'self'",
  'base-uri': "'none'",
  'frame-ancestors': "'none'",
});

const YEAR_S = 31_536_000;

/** The name of an asset changes with its content, so whoever has it need not ask again. */
export const ASSET_HEADERS = {
  ...EVERY_ANSWER,
  'content-security-policy': ASSET_POLICY,
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': `public, max-age=${YEAR_S}, immutable`,
  vary: 'accept-encoding',
};

interface Asked {
  readonly path: string;
  /** The header of the request. */
  readonly host: string | undefined;
  readonly isByHttps: boolean;
}

export interface Page {
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** The document with a nonce of its own, so it is private to whoever asks and never kept. */
export function pageFor(index: string, asked: Asked): Page {
  const nonce = randomBytes(NONCE_BYTES).toString('base64');
  return {
    html: index.replace(PLACEHOLDER, nonce),
    headers: withoutUndefined({
      ...EVERY_ANSWER,
      'cross-origin-opener-policy': isTrustworthy(asked) ? 'same-origin' : undefined,
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-cache',
      'content-security-policy': pagePolicy(asked, nonce),
    }),
  };
}

/** Elsewhere a browser ignores what is said about openers, and complains of it. */
const isTrustworthy = ({ host = '', isByHttps }: Asked): boolean =>
  isByHttps || LOOPBACK.test(host);

function pagePolicy({ path, host }: Asked, nonce: string): string {
  return policy({
    'default-src': "'none'",
    'script-src': "'self'",
    'style-src': `'self' 'nonce-${nonce}'`,
    'font-src': "'self'",
    'img-src': "'self' data:",
    'connect-src': `'self'${socketSource(host)}`,
    'worker-src': "'self'",
    'manifest-src': "'self'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': isEmbedPath(path) ? '*' : "'none'",
  });
}

/**
 * Safari before 15.4 and older Firefox take a socket of the same host for a foreign one. A source
 * with `ws:` allows `wss:` of that host as well.
 */
const socketSource = (host = ''): string => (HOST.test(host) ? ` ws://${host}` : '');

function policy(directives: Readonly<Record<string, string>>): string {
  const parts = Object.entries(directives).map(([name, sources]) => `${name} ${sources}`);
  return parts.join('; ');
}
