/// <reference types="node" />
import { hkdfSync } from 'node:crypto';
import { expand } from '@noble/hashes/hkdf.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { describe, expect, it } from 'vitest';
import { InvariantViolation } from './invariant.js';
import { createSaltOf } from './salt.js';
import { sha256 as nodeSha256 } from './node.js';

const key = Uint8Array.from({ length: 32 }, (_, i) => i * 8 + 1);

describe('The salt of a sealed line', () => {
  it('is HKDF-Expand of the key with the place as its info', () => {
    const salt = createSaltOf(key, nodeSha256)(12, 'seat1');
    expect(salt).toBe(bytesToHex(expand(sha256, key, utf8ToBytes('12/seat1'), 32)));
  });

  it('is another one for each event, each audience and each key', () => {
    const saltOf = createSaltOf(key, nodeSha256);
    const otherSaltOf = createSaltOf(
      key.map((byte) => byte ^ 1),
      nodeSha256,
    );
    const salts = [saltOf(1, 'seat1'), saltOf(2, 'seat1'), saltOf(1, 'seat2'), saltOf(1, 'house')];
    expect(new Set([...salts, otherSaltOf(1, 'seat1')]).size).toBe(5);
  });

  it('is the same for two owners that decide the same event', () => {
    const again = createSaltOf(Uint8Array.from(key), nodeSha256);
    expect(again(3, 'house')).toBe(createSaltOf(key, nodeSha256)(3, 'house'));
  });

  it('works with a key as HKDF derives it', () => {
    const derived = new Uint8Array(hkdfSync('sha256', 'installation', 'm-1', 'salts', 32));
    expect(createSaltOf(derived, nodeSha256)(0, 'house')).toMatch(/^[0-9a-f]{64}$/);
  });

  it('wants a key of 32 bytes', () => {
    expect(() => createSaltOf(new Uint8Array(31), nodeSha256)).toThrow(InvariantViolation);
  });
});
