import { expect, it } from 'vitest';
import { keyNameOf, ringOf, type KeyRing } from './key-ring.js';
import { matchKeysOf } from './match-keys.js';

const key = (byte: number): Uint8Array => new Uint8Array(32).fill(byte);
const RING: KeyRing = [
  { key: key(1), fromMs: 0, endsTokens: false },
  { key: key(2), fromMs: 1_000, endsTokens: false },
  { key: key(3), fromMs: 2_000, endsTokens: false },
];

it('A match is made under the key of its time, and the first needs no name', () => {
  const keys = matchKeysOf(RING);
  expect([0, 999, 1_000, 2_000, 9_000].map((atMs) => keys.nameAt(atMs))).toEqual([
    undefined,
    undefined,
    keyNameOf(key(2)),
    keyNameOf(key(3)),
    keyNameOf(key(3)),
  ]);
});

it('A match is decided with the key that it names', () => {
  const keys = matchKeysOf(RING);
  expect(keys.named(undefined)).toEqual(key(1));
  for (const byte of [2, 3]) expect(keys.named(keyNameOf(key(byte)))).toEqual(key(byte));
  expect(matchKeysOf(ringOf(key(1))).named(keyNameOf(key(2)))).toBeUndefined();
  expect(keys.named(keyNameOf(key(1)))).toBeUndefined();
});
