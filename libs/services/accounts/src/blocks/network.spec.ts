import { describe, expect, it } from 'vitest';
import { networkFinder, readNetwork } from './network.js';

describe('A network to be blocked', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7/32'],
    [' 192.0.2.0/24 ', '192.0.2.0/24'],
    ['2001:DB8:1:2:3::4', '2001:db8:1:2:3::4/64'],
    ['2001:db8::/32', '2001:db8::/32'],
    ['2001:db8::1/128', '2001:db8::1/64'],
    ['::ffff:192.0.2.7', '192.0.2.7/32'],
    ['::FFFF:192.0.2.0/120', '192.0.2.0/24'],
  ])('is read from %s', (written, network) => {
    expect(readNetwork(written)).toBe(network);
  });

  it.each([
    '',
    'everybody',
    '0.0.0.0/0',
    '10.0.0.0/7',
    '192.0.2.0/33',
    '::/0',
    '1.2.3.4/x',
    '1.2.3',
    '::ffff:192.0.2.7/64',
    '::ffff:192.0.2.7/97',
  ])('is none in "%s"', (written) => {
    expect(readNetwork(written)).toBeUndefined();
  });

  it('holds the addresses that are in it, as the front door names them', () => {
    const find = networkFinder([{ network: '192.0.2.0/24' }, { network: '2001:db8:1:2::/64' }]);
    expect(find('192.0.2.255')).toEqual({ network: '192.0.2.0/24' });
    expect(find('2001:db8:1:2::/64')).toEqual({ network: '2001:db8:1:2::/64' });
    expect(find('192.0.3.1')).toBeUndefined();
    expect(find('2001:db8:1:3::/64')).toBeUndefined();
    expect(find('unknown')).toBeUndefined();
  });
});
