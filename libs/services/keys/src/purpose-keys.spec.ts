import { describe, expect, it } from 'vitest';
import { keysOfApi, parseApiKeys, printApiKeys } from './api-keys.js';
import type { KeyRing } from './key-ring.js';
import { derivedKey, keysOfRing } from './purpose-keys.js';
import { API_PURPOSES, INVITATION_PURPOSE, READER_PURPOSE, WEBHOOK_PURPOSE } from './purposes.js';
import { TRUSTED_AFTER_MS, type Purpose } from './purposes.js';

const key = (byte: number): Uint8Array => new Uint8Array(32).fill(byte);
const DAY_MS = 86_400_000;
const [SECOND_MS, THIRD_MS] = [100 * DAY_MS, 101 * DAY_MS];
const ring = (thirdEndsTokens = false): KeyRing => [
  { key: key(1), fromMs: 0, endsTokens: false },
  { key: key(2), fromMs: SECOND_MS, endsTokens: false },
  { key: key(3), fromMs: THIRD_MS, endsTokens: thirdEndsTokens },
];
const TOKEN: Purpose = 'scoresheet access token 1';
const MAC: Purpose = 'scoresheet command mac 1 api';

/** As an installation has them, and as an api is given them. */
const WAYS = [
  ['of the installation', (of: KeyRing, now = () => 0) => keysOfRing(of, now)],
  [
    'of an api',
    (of: KeyRing, now = () => 0) => {
      const given = parseApiKeys(printApiKeys(of));
      if (given === undefined) throw new Error('what was printed cannot be read');
      return keysOfApi(given, now);
    },
  ],
] as const;

describe.each(WAYS)('The keys %s', (_, keysOf) => {
  it.each([
    [0, 1],
    [SECOND_MS - 1, 1],
    [SECOND_MS, 2],
    [THIRD_MS + DAY_MS, 3],
  ])('that are current at %i are those of key %i', (nowMs, byte) => {
    const keys = keysOf(ring(), () => nowMs);
    for (const purpose of [
      ...API_PURPOSES,
      READER_PURPOSE,
      INVITATION_PURPOSE,
      WEBHOOK_PURPOSE,
    ] as const)
      expect(keys.current(purpose)).toEqual(derivedKey(key(byte), purpose));
  });

  const trustedAt = (of: KeyRing, purpose: Purpose, atMs: number) => {
    const trusted = keysOf(of).trusted(purpose, atMs);
    return trusted.map((one) =>
      [1, 2, 3].find((byte) => derivedKey(key(byte), purpose).join() === one.key.join()),
    );
  };

  it('before the next one begins, are trusted beside it: clocks differ', () => {
    expect(trustedAt(ring(), MAC, 0)).toEqual([3, 2, 1]);
  });

  it('are trusted so long after the next one has begun as their purpose wants, and no longer', () => {
    const endMs = SECOND_MS + TRUSTED_AFTER_MS[MAC];
    expect(trustedAt(ring(), MAC, endMs - 1)).toEqual([3, 2, 1]);
    expect(trustedAt(ring(), MAC, endMs)).toEqual([3, 2]);
    expect(trustedAt(ring(), TOKEN, endMs)).toEqual([3, 2, 1]);
    expect(trustedAt(ring(), TOKEN, THIRD_MS + 30 * DAY_MS)).toEqual([3]);
  });

  it('for tokens end at once when a newer key says so, and for commands do not', () => {
    expect(trustedAt(ring(true), TOKEN, THIRD_MS - 1)).toEqual([3, 2, 1]);
    expect(trustedAt(ring(true), TOKEN, THIRD_MS)).toEqual([3]);
    expect(trustedAt(ring(true), MAC, THIRD_MS)).toEqual([3, 2]);
  });
});

describe('What an api is given', () => {
  const text = printApiKeys(ring());

  it('holds no key of the installation, of a clock, or of chance', () => {
    for (const byte of [1, 2, 3]) expect(text).not.toContain('0'.concat(`${byte}`).repeat(32));
    const keys = keysOfApi(parseApiKeys(text) ?? { installation: '', eras: [] });
    expect(() => keys.current('scoresheet command mac 1 clock')).toThrow(/no key for this purpose/);
    expect(Object.keys(JSON.parse(text))).toEqual(['format', 'installation', 'eras']);
  });

  it.each([READER_PURPOSE, INVITATION_PURPOSE, WEBHOOK_PURPOSE] as const)(
    'is as good as ever without a key of %s',
    (later) => {
      const older = text.replaceAll(new RegExp(`,"${later}":"\\w+"`, 'g'), '');
      expect(older.length).toBeLessThan(text.length);
      const keys = keysOfApi(parseApiKeys(older) ?? { installation: '', eras: [] });
      expect(keys.current(MAC)).toEqual(derivedKey(key(3), MAC));
      expect(keys.trusted(later, 0)).toEqual([]);
    },
  );

  it.each([
    ['nothing', ''],
    ['no JSON', text.slice(1)],
    ['of another format', text.replace('keys 1', 'keys 2')],
    ['with a purpose too few', text.replace(/"scoresheet open match 1":"\w+",/, '')],
    ['with a purpose too many', text.replace('"keys":{', `"keys":{"chance":"${'0'.repeat(64)}",`)],
    ['with times that fall', text.replace(`"fromMs":${THIRD_MS}`, '"fromMs":5')],
    ['with a first key that comes later', text.replace('"fromMs":0', '"fromMs":1')],
    ['without an era', text.replace(/"eras":.*/, '"eras":[]}')],
  ])('is not %s', (_, wrong) => {
    expect(wrong).not.toBe(text);
    expect(parseApiKeys(wrong)).toBeUndefined();
  });
});
