/** Given keys that take turns, when events bear a code, then those of a key that counted are believed. */
import { withoutUndefined } from '@scoresheet/rules-engine';
import { EVENT_MAC, EVENT_MAC_PURPOSE, eventMacHeaders } from '@scoresheet/contracts-messages';
import type { Entry } from '@scoresheet/event-log-port';
import {
  derivedKey,
  hmacSha256,
  keysOfApi,
  keysOfRing,
  parseApiKeys,
  printApiKeys,
  type KeyRing,
} from '@scoresheet/services-keys';
import { describe, expect, it } from 'vitest';
import { eventBelief } from './event-belief.js';

const MINUTE_MS = 60_000;
const SECOND_MS = 100 * MINUTE_MS;
const [FIRST, SECOND, STRANGE] = [1, 2, 9].map((byte) => new Uint8Array(32).fill(byte)) as [
  Uint8Array,
  Uint8Array,
  Uint8Array,
];
const RING: KeyRing = [
  { key: FIRST, fromMs: 0, endsTokens: false },
  { key: SECOND, fromMs: SECOND_MS, endsTokens: false },
];
const HASH = 'ab'.repeat(32);

const signedBy = (key: Uint8Array, hash = HASH) =>
  eventMacHeaders(hash, hmacSha256(derivedKey(key, EVENT_MAC_PURPOSE)));
const entry = (headers: Entry['headers'], appendedAtMs = 0): Entry =>
  withoutUndefined({
    key: 'm',
    value: new Uint8Array(),
    offset: 0,
    appendedAtMs,
    headers,
  });

const READERS = [
  ["with the installation's keys", keysOfRing(RING)],
  [
    'with those of an api',
    keysOfApi(parseApiKeys(printApiKeys(RING)) ?? { installation: '', eras: [] }),
  ],
] as const;

describe.each(READERS)('A reader %s', (_, keys) => {
  const { proves } = eventBelief(keys, 'enforce').belief;

  it('believes what was signed under a key that counted when the log took it', () => {
    const endMs = SECOND_MS + 10 * MINUTE_MS;
    expect(proves(HASH, entry(signedBy(FIRST)))).toBe(true);
    expect(proves(HASH, entry(signedBy(FIRST), endMs - 1))).toBe(true);
    expect(proves(HASH, entry(signedBy(FIRST), endMs))).toBe(false);
    expect(proves(HASH, entry(signedBy(SECOND), endMs))).toBe(true);
  });

  it.each<[string, Entry['headers']]>([
    ['bears none', undefined],
    ['bears that of another event', signedBy(FIRST, 'cd'.repeat(32))],
    ['bears that of another installation', signedBy(STRANGE)],
    ['bears anything else', { [EVENT_MAC]: 'v1.api' }],
    ['bears that of a command', { [EVENT_MAC]: `v1.api.${'ab'.repeat(32)}` }],
    [
      'is signed as a command is',
      eventMacHeaders(HASH, hmacSha256(derivedKey(FIRST, 'scoresheet command mac 1 api'))),
    ],
  ])('doubts an event that %s', (_case, headers) => {
    expect(proves(HASH, entry(headers))).toBe(false);
  });
});
