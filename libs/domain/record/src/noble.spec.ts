import fc from 'fast-check';
import { expect, it } from 'vitest';
import { nobleSha256 } from './noble.js';
import { sha256 } from './node.js';

it('The hash of a browser is the hash of a server, for bytes and for text', () => {
  fc.assert(
    fc.property(fc.uint8Array(), fc.string({ unit: 'grapheme' }), (bytes, text) => {
      expect(nobleSha256(bytes)).toBe(sha256(bytes));
      expect(nobleSha256(text)).toBe(sha256(text));
    }),
  );
});
