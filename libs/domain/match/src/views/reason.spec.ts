import { describe, expect, it } from 'vitest';
import { reasonDigestOf } from './reason.js';
import { sha256 } from '../scene.spec-kit.js';

describe('The digest of a reason', () => {
  const reason = { text: 'Slow play — “twice”.', salt: '0f'.repeat(32) };

  it('is the hash of a list that anybody can write', () => {
    const list = `["${reason.salt}","Slow play — “twice”."]`;
    expect(reasonDigestOf(reason, sha256)).toBe(sha256(list));
  });

  it('is another one for another text or another salt', () => {
    const digests = [
      reason,
      { ...reason, text: 'Slow play' },
      { ...reason, salt: 'f0'.repeat(32) },
    ].map((each) => reasonDigestOf(each, sha256));
    expect(new Set(digests).size).toBe(3);
  });
});
