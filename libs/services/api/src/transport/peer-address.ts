/** Whom tries and sockets are counted for when nobody has signed in: where a request comes from. */
import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

const IPV4_IN_IPV6 = /^::ffff:(?=\d+\.)/i;
/** Whoever has one address of IPv6 has all that begin with the same four groups. */
const NETWORK_GROUPS = 4;
const GROUPS = 8;

/**
 * Each proxy of ours adds the address that it was asked from to `X-Forwarded-For`; what stands
 * before those was sent by a stranger and proves nothing.
 */
export function addressOf(request: IncomingMessage, trustedProxies: number): string {
  const forwarded = [request.headers['x-forwarded-for'] ?? []].flat().join(',').split(',');
  const peer = request.socket.remoteAddress ?? 'unknown';
  const hops = [...forwarded.map((one) => one.trim()).filter(Boolean), peer];
  return networkOf(hops[Math.max(hops.length - 1 - trustedProxies, 0)] ?? peer);
}

function networkOf(address: string): string {
  const plain = address.replace(IPV4_IN_IPV6, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.toLowerCase().split('%')[0]?.split('::') ?? [];
  const [first, last] = [head, tail ?? ''].map((part) => part.split(':').filter(Boolean));
  const missing = GROUPS - (first?.length ?? 0) - (last?.length ?? 0);
  const zeros = tail === undefined ? [] : Array<string>(missing).fill('0');
  const groups = [...(first ?? []), ...zeros, ...(last ?? [])];
  return `${groups.slice(0, NETWORK_GROUPS).join(':')}::/64`;
}
