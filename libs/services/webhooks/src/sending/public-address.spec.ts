import { describe, expect, it } from 'vitest';
import { isPublicAddress } from './public-address.js';

describe('An address of the public internet', () => {
  it.each([
    '1.1.1.1',
    '9.255.255.255',
    '11.0.0.0',
    '100.63.255.255',
    '100.128.0.0',
    '126.255.255.255',
    '128.0.0.0',
    '169.253.255.255',
    '169.255.0.0',
    '172.15.255.255',
    '172.32.0.0',
    '192.167.255.255',
    '192.169.0.0',
    '198.17.255.255',
    '198.20.0.0',
    '223.255.255.255',
    '2600:1f18::1',
    '2a00:1450:4001:80b::200e',
    '2001:4860:4860::8888',
    '2606:4700::1111',
  ])('is %s', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });
});

describe('No address of the public internet', () => {
  it.each([
    ['this host', '0.0.0.0'],
    ['this host, by another name', '0.1.2.3'],
    ['private', '10.0.0.1'],
    ['private', '10.255.255.255'],
    ['of a carrier', '100.64.0.1'],
    ['of a carrier', '100.127.255.255'],
    ['loopback', '127.0.0.1'],
    ['loopback', '127.255.255.254'],
    ['link-local', '169.254.0.1'],
    ['what a cloud tells its machines', '169.254.169.254'],
    ['private', '172.16.0.1'],
    ['private', '172.31.255.255'],
    ['for protocols', '192.0.0.8'],
    ['for documentation', '192.0.2.1'],
    ['a relay', '192.88.99.1'],
    ['private', '192.168.0.1'],
    ['for benches', '198.18.0.1'],
    ['for benches', '198.19.255.255'],
    ['for documentation', '198.51.100.1'],
    ['for documentation', '203.0.113.1'],
    ['multicast', '224.0.0.1'],
    ['multicast', '239.255.255.255'],
    ['reserved', '240.0.0.1'],
    ['broadcast', '255.255.255.255'],
    ['unspecified', '::'],
    ['loopback', '::1'],
    ['loopback, mapped', '::ffff:127.0.0.1'],
    ['loopback, mapped, in hex', '::ffff:7f00:1'],
    ['private, mapped', '::ffff:10.0.0.1'],
    ['public, but mapped', '::ffff:1.1.1.1'],
    ['loopback, compatible', '::127.0.0.1'],
    ['translated', '64:ff9b::7f00:1'],
    ['translated locally', '64:ff9b:1::7f00:1'],
    ['discard only', '100::1'],
    ['unique local', 'fc00::1'],
    ['unique local', 'fdff:ffff::1'],
    ['of a cloud', 'fd00:ec2::254'],
    ['link-local', 'fe80::1'],
    ['link-local, with a zone', 'fe80::1%eth0'],
    ['global, with a zone', '2600:1f18::1%eth0'],
    ['site-local', 'fec0::1'],
    ['multicast', 'ff02::1'],
    ['Teredo', '2001:0:7f00:1::1'],
    ['for documentation', '2001:db8::1'],
    ['6to4 of loopback', '2002:7f00:1::1'],
    ['for documentation', '3fff::1'],
    ['no address', 'localhost'],
    ['nothing', ''],
  ])('is one that is %s: %s', (_what, address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});
