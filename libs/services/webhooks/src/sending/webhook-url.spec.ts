import { describe, expect, it } from 'vitest';
import { MAX_URL_LENGTH } from '../limits.js';
import { isAllowedPort, readWebhookUrl } from './webhook-url.js';

const PUBLIC = { addresses: 'public', ports: [8443] } as const;
const ANY = { addresses: 'any', ports: [] } as const;

describe('The address of a webhook', () => {
  it.each([
    ['https://example.org/hook?key=1', 'https://example.org/hook?key=1'],
    ['  https://EXAMPLE.org ', 'https://example.org/'],
    ['https://example.org:8443/a#there', 'https://example.org:8443/a'],
    ['https://example.org:80/', 'https://example.org:80/'],
    ['https://1.1.1.1/', 'https://1.1.1.1/'],
  ])('may be %s', (given, url) => {
    expect(readWebhookUrl(given, PUBLIC)).toEqual({ url });
  });

  it.each([
    ['', 'url-unreadable'],
    ['example.org', 'url-unreadable'],
    ['ftp://example.org/', 'url-unreadable'],
    ['javascript:alert(1)', 'url-unreadable'],
    ['https://ada:pass@example.org/', 'url-with-password'],
    ['http://example.org/', 'url-not-https'],
    ['https://example.org:22/', 'url-port-not-allowed'],
    ['https://example.org:8444/', 'url-port-not-allowed'],
    ['https://127.0.0.1/', 'url-not-public'],
    ['https://2130706433/', 'url-not-public'],
    ['https://0x7f.1/', 'url-not-public'],
    ['https://[::1]/', 'url-not-public'],
    ['https://[::ffff:10.0.0.1]/', 'url-not-public'],
    [`https://example.org/${'x'.repeat(MAX_URL_LENGTH)}`, 'url-too-long'],
  ])('is not %s', (given, problem) => {
    expect(readWebhookUrl(given, PUBLIC)).toEqual({ problem });
  });

  it('may be private where the operator lets it, and still holds no password', () => {
    expect(readWebhookUrl('http://127.0.0.1:5000/', ANY)).toEqual({
      url: 'http://127.0.0.1:5000/',
    });
    expect(readWebhookUrl('http://a:b@10.0.0.1/', ANY)).toEqual({ problem: 'url-with-password' });
  });
});

describe('isAllowedPort', () => {
  it.each([
    ['https://example.org/', true],
    ['http://example.org/', true],
    ['https://example.org:8443/', true],
    ['https://example.org:5432/', false],
  ])('returns for %s: %s', (url, isAllowed) => {
    expect(isAllowedPort(new URL(url), PUBLIC)).toBe(isAllowed);
  });

  it('allows every port of an installation that sends anywhere', () => {
    expect(isAllowedPort(new URL('http://10.0.0.1:5000/'), ANY)).toBe(true);
  });
});
