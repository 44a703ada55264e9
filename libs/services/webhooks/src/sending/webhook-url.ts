/** Addresses that may be given for a webhook. Where their names lead is looked at on each delivery. */
import { isIP } from 'node:net';
import { MAX_URL_LENGTH } from '../limits.js';
import { isPublicAddress } from './public-address.js';

/** `any`: the operator lets webhooks go to private addresses and over plain HTTP as well. */
export type WebhookAddresses = 'public' | 'any';

export type UrlProblem =
  | 'url-too-long'
  | 'url-unreadable'
  | 'url-with-password'
  | 'url-not-https'
  | 'url-port-not-allowed'
  | 'url-not-public';

/** The installation's limits of webhook addresses. */
export interface WebhookLimits {
  readonly addresses: WebhookAddresses;
  /** Ports that are allowed beside 80 and 443. */
  readonly ports: readonly number[];
}

const ALWAYS_ALLOWED = [80, 443];

/** The address as it is kept, or what is wrong with it. */
export function readWebhookUrl(
  text: string,
  limits: WebhookLimits,
): { readonly url: string } | { readonly problem: UrlProblem } {
  const trimmed = text.trim();
  if (trimmed.length > MAX_URL_LENGTH) return { problem: 'url-too-long' };
  if (!URL.canParse(trimmed)) return { problem: 'url-unreadable' };
  const url = new URL(trimmed);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return { problem: 'url-unreadable' };
  if (url.username !== '' || url.password !== '') return { problem: 'url-with-password' };
  url.hash = '';
  if (limits.addresses === 'any') return { url: url.href };
  if (url.protocol !== 'https:') return { problem: 'url-not-https' };
  if (!isAllowedPort(url, limits)) return { problem: 'url-port-not-allowed' };
  const host = hostIn(url);
  if (isIP(host) !== 0 && !isPublicAddress(host)) return { problem: 'url-not-public' };
  return { url: url.href };
}

/** Any port is allowed if any address is. */
export function isAllowedPort(
  { port, protocol }: URL,
  { addresses, ports }: WebhookLimits,
): boolean {
  if (addresses === 'any') return true;
  const number = port === '' ? DEFAULT_PORTS[protocol] : Number(port);
  return number !== undefined && [...ALWAYS_ALLOWED, ...ports].includes(number);
}

const DEFAULT_PORTS: Readonly<Record<string, number>> = { 'https:': 443, 'http:': 80 };

/** The name or the address of the host, without the brackets of IPv6. */
export const hostIn = ({ hostname }: URL): string => hostname.replace(/^\[(.*)\]$/, '$1');
