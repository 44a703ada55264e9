import { expect, it } from 'vitest';
import { deviceName } from './device-name.js';

it.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Safari/537.36 Edg/126.0',
    'Edge on Windows',
  ],
  ['Mozilla/5.0 (Android 14; Mobile; rv:127.0) Gecko/127.0 Firefox/127.0', 'Firefox on Android'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
    'Safari on iPhone',
  ],
  ['curl/8', 'Browser'],
  ['<b>שרה\u202e</b> Firefox/127.0 "><script> Linux', 'Firefox on Linux'],
])('calls a device what its owner would: %s', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});
