import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { addressOf } from './peer-address.js';

const request = (peer: string | undefined, forwarded?: string) =>
  ({
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
    socket: { remoteAddress: peer },
  }) as unknown as IncomingMessage;

describe('The address that is counted', () => {
  it('is that of the peer, whatever it says itself', () => {
    expect(addressOf(request('192.0.2.7'), 0)).toBe('192.0.2.7');
    expect(addressOf(request('192.0.2.7', '198.51.100.1'), 0)).toBe('192.0.2.7');
    expect(addressOf(request(undefined), 0)).toBe('unknown');
  });

  it('is the one that our own proxies were asked from, and none that was made up before', () => {
    const made = request('10.0.0.2', '6.6.6.6, 192.0.2.7, 10.0.0.1');
    expect(addressOf(made, 1)).toBe('10.0.0.1');
    expect(addressOf(made, 2)).toBe('192.0.2.7');
    expect(addressOf(request('10.0.0.2'), 2)).toBe('10.0.0.2');
  });

  it.each([
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('of IPv6 is the network of it: %s', (peer, network) => {
    expect(addressOf(request(peer), 0)).toBe(network);
  });
});
