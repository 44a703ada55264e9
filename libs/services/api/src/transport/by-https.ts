/** Whether a request came over HTTPS, as far as its browser is concerned. */
import type { IncomingMessage } from 'node:http';
import type { TLSSocket } from 'node:tls';

/** A proxy of the operator's own says how it was asked; from nobody else is that believed. */
export function isByHttps(
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
  trustedProxies: number,
): boolean {
  const [asked] = String(headers['x-forwarded-proto'] ?? '').split(',');
  const isToProxy = trustedProxies > 0 && asked?.trim().toLowerCase() === 'https';
  return isToProxy || (socket as Partial<TLSSocket>).encrypted === true;
}
