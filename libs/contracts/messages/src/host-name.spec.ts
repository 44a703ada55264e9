import { describe, expect, it } from 'vitest';
import { isAllowedHost } from './host-name.js';

const NAMES = ['club.example'];

describe('The name that a server is asked under', () => {
  it.each([
    'localhost',
    'localhost:4000',
    'LOCALHOST.',
    'api.localhost',
    '127.0.0.1:4000',
    '192.0.2.7',
    '[::1]:4001',
    '[2001:db8::1]',
    'club.example',
    'Club.Example:443',
    undefined,
  ])('%s is one of its own', (host) => expect(isAllowedHost(host, NAMES)).toBe(true));

  it.each([
    'evil.example',
    'club.example.evil.example',
    'localhost.evil.example',
    '127.0.0.1.evil',
    '1.2.3.4.5',
    'notlocalhost',
    '',
    'evil.example:4000',
    'www.club.example',
  ])('%s is a stranger’s', (host) => expect(isAllowedHost(host, NAMES)).toBe(false));

  it('may be any where the operator says so', () => {
    expect(isAllowedHost('evil.example', 'any')).toBe(true);
  });
});
