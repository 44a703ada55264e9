import { describe, expect, it } from 'vitest';
import { bytesOfBase64url } from './base64url.js';
import { otherSpellings } from './testing/other-spellings.js';

describe('Base64url', () => {
  it.each([0, 1, 2, 3, 32])('of %i bytes is read in the spelling of an encoder', (length) => {
    const bytes = Buffer.alloc(length, 0xfb);
    expect(bytesOfBase64url(bytes.toString('base64url'))).toEqual(bytes);
  });

  it.each([
    [1, 15],
    [2, 3],
    [3, 0],
    [32, 3],
  ])('of %i bytes is refused in all %i spellings with unused bits set', (length, others) => {
    const bytes = Buffer.alloc(length, 0xfb);
    const spellings = otherSpellings(bytes.toString('base64url'));
    expect(spellings).toHaveLength(others);
    for (const text of spellings) {
      expect(Buffer.from(text, 'base64url'), text).toEqual(bytes);
      expect(bytesOfBase64url(text), text).toBeUndefined();
    }
  });

  it.each(['-_8=', '+/8', ' -_8', '-_\n8', '-_8.', 'x'])('is not %j', (text) => {
    expect(bytesOfBase64url(text)).toBeUndefined();
  });
});
