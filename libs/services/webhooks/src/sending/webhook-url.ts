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
  | 'url-not-public';

/** The address as it is kept, or what is wrong with it. */
export function readWebhookUrl(
  text: string,
  addresses: WebhookAddresses,
): { readonly url: string } | { readonly problem: UrlProblem } {
  const trimmed = text.trim();
  if (trimmed.length > MAX_URL_LENGTH) return { problem: 'url-too-long' };
  if (!URL.canParse(trimmed)) return { problem: 'url-unreadable' };
  const url = new URL(trimmed);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return { problem: 'url-unreadable' };
  if (url.username !== '' || url.password !== '') return { problem: 'url-with-password' };
  url.hash = '';
  if (addresses === 'any') return { url: url.href };
  if (url.protocol !== 'https:') return { problem: 'url-not-https' };
  const host = hostIn(url);
  if (isIP(host) !== 0 && !isPublicAddress(host)) return { problem: 'url-not-public' };
  return { url: url.href };
}

/** The name or the address of the host, without the brackets of IPv6. */
export const hostIn = ({ hostname }: URL): string => hostname.replace(/^\[(.*)\]$/, '$1');
