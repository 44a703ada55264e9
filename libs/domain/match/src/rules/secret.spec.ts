/// <reference types="node" />
import { hkdfSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createSaltOf } from '@scoresheet/domain-record';
import { chanceFromKey } from './chance.js';
import { matchSecretBytes, matchSecretOf } from './secret.js';
import { sha256 } from '../scene.spec-kit.js';

const KEY = new Uint8Array(32).fill(3);
const nativeHkdf = (key: Uint8Array, info: string): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', key, '', info, 32));

describe('the secret of a match', () => {
  it('is HKDF-SHA256 of the installation’s key, labelled with the record', () => {
    expect(matchSecretBytes(KEY, 'm-1')).toEqual(nativeHkdf(KEY, 'scoresheet match m-1'));
  });

  it('commits to itself, and chance and salts come from keys of their own', () => {
    const secret = nativeHkdf(KEY, 'scoresheet match m-1');
    const { commitment, chance, saltOf } = matchSecretOf(KEY, 'm-1', sha256);
    expect(commitment).toBe(sha256(secret));
    const live = chanceFromKey(nativeHkdf(secret, 'scoresheet chance'));
    expect(chance.shuffle(20, 3)).toEqual(live.shuffle(20, 3));
    const salts = createSaltOf(nativeHkdf(secret, 'scoresheet salts'), sha256);
    expect(saltOf(4, 'house')).toBe(salts(4, 'house'));
  });

  it('another record or another installation has another secret', () => {
    const commitments = [
      matchSecretOf(KEY, 'm-1', sha256),
      matchSecretOf(KEY, 'm-2', sha256),
      matchSecretOf(new Uint8Array(32).fill(4), 'm-1', sha256),
    ].map(({ commitment }) => commitment);
    expect(new Set(commitments).size).toBe(3);
  });
});
