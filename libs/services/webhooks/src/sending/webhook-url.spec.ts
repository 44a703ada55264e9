import { describe, expect, it } from 'vitest';
import { MAX_URL_LENGTH } from '../limits.js';
import { readWebhookUrl } from './webhook-url.js';

describe('The address of a webhook', () => {
  it.each([
    ['https://example.org/hook?key=1', 'https://example.org/hook?key=1'],
    ['  https://EXAMPLE.org ', 'https://example.org/'],
    ['https://example.org:8443/a#there', 'https://example.org:8443/a'],
    ['https://1.1.1.1/', 'https://1.1.1.1/'],
  ])('may be %s', (given, url) => {
    expect(readWebhookUrl(given, 'public')).toEqual({ url });
  });

  it.each([
    ['', 'url-unreadable'],
    ['example.org', 'url-unreadable'],
    ['ftp://example.org/', 'url-unreadable'],
    ['javascript:alert(1)', 'url-unreadable'],
    ['https://ada:pass@example.org/', 'url-with-password'],
    ['http://example.org/', 'url-not-https'],
    ['https://127.0.0.1/', 'url-not-public'],
    ['https://2130706433/', 'url-not-public'],
    ['https://0x7f.1/', 'url-not-public'],
    ['https://[::1]/', 'url-not-public'],
    ['https://[::ffff:10.0.0.1]/', 'url-not-public'],
    [`https://example.org/${'x'.repeat(MAX_URL_LENGTH)}`, 'url-too-long'],
  ])('is not %s', (given, problem) => {
    expect(readWebhookUrl(given, 'public')).toEqual({ problem });
  });

  it('may be private where the operator lets it, and still holds no password', () => {
    expect(readWebhookUrl('http://127.0.0.1:5000/', 'any')).toEqual({
      url: 'http://127.0.0.1:5000/',
    });
    expect(readWebhookUrl('http://a:b@10.0.0.1/', 'any')).toEqual({ problem: 'url-with-password' });
  });
});
