import { keysOfRing } from '@scoresheet/services-keys';
import { describe, expect, it } from 'vitest';
import { keysOf } from '../webhook-world.spec-kit.js';
import { openSecret, sealSecret } from './sealed-secret.js';

const [SECRET, id, createdAt] = ['whsec_of-somebody', 'wh-1', new Date(5_000)];
const sealed = sealSecret(SECRET, id, keysOf(1));

describe('A sealed secret', () => {
  it('does not show, and is opened by the key that sealed it', () => {
    expect(sealed.toString('latin1')).not.toContain('somebody');
    expect(openSecret({ id, secret: sealed, createdAt }, keysOf(1))).toBe(SECRET);
  });

  it('is opened by no other key, for no other webhook, and not when it was changed', () => {
    const changed = Buffer.from(sealed);
    changed.writeUInt8(changed.readUInt8(changed.length - 1) ^ 1, changed.length - 1);
    const opened = [
      openSecret({ id, secret: sealed, createdAt }, keysOf(2)),
      openSecret({ id: 'wh-2', secret: sealed, createdAt }, keysOf(1)),
      openSecret({ id, secret: changed, createdAt }, keysOf(1)),
    ];
    expect(opened).toEqual([undefined, undefined, undefined]);
  });

  it('is opened when a newer key has taken over long ago', () => {
    const keyOf = (byte: number, fromMs: number) => ({
      key: new Uint8Array(32).fill(byte),
      fromMs,
      endsTokens: false,
    });
    const later = keysOfRing([keyOf(1, 0), keyOf(2, 10_000)], () => 1_000_000_000);
    expect(openSecret({ id, secret: sealed, createdAt }, later)).toBe(SECRET);
    const fresh = { id, secret: sealSecret('new', id, later), createdAt: new Date(900_000_000) };
    expect(openSecret(fresh, later)).toBe('new');
  });
});
