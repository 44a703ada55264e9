/**
 * Salts of sealed lines. Without one, a line with few possible contents (a card of a known deck)
 * could be found by trying them all against its hash.
 */
import type { Audience } from './audience.js';
import { invariant } from './invariant.js';
import type { Sha256 } from './sha256.js';
import { encodeUtf8 } from './utf8.js';

/** 32 bytes as 64 hex digits, for one audience's line of one event. */
export type SaltOf = (seq: number, audience: Audience) => string;

const KEY_BYTES = 32;
const BLOCK_BYTES = 64;
const HASH_BYTES = 32;

/**
 * HKDF-Expand (RFC 5869) over the match's salt key with the info `seq/audience`: whoever decides
 * the same event writes the same salt, and a viewer who is shown one salt learns no other.
 */
export function createSaltOf(key: Uint8Array, sha256: Sha256): SaltOf {
  invariant(key.length === KEY_BYTES, `a salt key has ${KEY_BYTES} bytes`);
  const inner = padded(key, 0x36);
  const outer = padded(key, 0x5c);
  return (seq, audience) => {
    // The first block of HKDF-Expand is HMAC(key, info | 0x01); 32 bytes need no second.
    const info = encodeUtf8(`${seq}/${audience}\u0001`);
    return sha256(joined(outer, bytesOfHex(sha256(joined(inner, info)))));
  };
}

function padded(key: Uint8Array, pad: number): Uint8Array {
  const block = new Uint8Array(BLOCK_BYTES).fill(pad);
  key.forEach((byte, i) => (block[i] = byte ^ pad));
  return block;
}

function joined(first: Uint8Array, second: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(first.length + second.length);
  bytes.set(first);
  bytes.set(second, first.length);
  return bytes;
}

function bytesOfHex(hex: string): Uint8Array {
  const bytes = new Uint8Array(HASH_BYTES);
  for (let i = 0; i < HASH_BYTES; i += 1) {
    bytes[i] = 16 * digitAt(hex, 2 * i) + digitAt(hex, 2 * i + 1);
  }
  return bytes;
}

/** '0' to '9' are 0x30 to 0x39, 'a' to 'f' 0x61 to 0x66: the low bits, and nine more for letters. */
function digitAt(hex: string, at: number): number {
  const code = hex.charCodeAt(at);
  return (code & 0x0f) + 9 * (code >> 6);
}
