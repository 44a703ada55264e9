/**
 * Salts of sealed lines. Without one, a line with few possible contents (a card of a known deck)
 * could be found by trying them all against its hash.
 */
import type { Audience } from './audience.js';
import { putPlain, type Sheet } from './sheet.js';
import { invariant } from './invariant.js';
import type { Sha256 } from './sha256.js';

/** 32 bytes as 64 hex digits, for one audience's line of one event. */
export type SaltOf = (seq: number, audience: Audience) => string;

const KEY_BYTES = 32;
const BLOCK_BYTES = 64;
const HASH_BYTES = 32;
/** Sixteen digits, a slash, an audience, the number of the block. */
const MAX_INFO_BYTES = 32;

/**
 * HKDF-Expand (RFC 5869) over the match's salt key with the info `seq/audience`: whoever decides
 * the same event writes the same salt, and a viewer who is shown one salt learns no other.
 *
 * Salts are most of what is hashed, so both blocks are laid out once and filled in for each salt.
 */
export function createSaltOf(key: Uint8Array, sha256: Sha256): SaltOf {
  invariant(key.length === KEY_BYTES, `a salt key has ${KEY_BYTES} bytes`);
  const inner = padded(key, 0x36, MAX_INFO_BYTES);
  const outer = padded(key, 0x5c, HASH_BYTES);
  return (seq, audience) => {
    // The first block of HKDF-Expand is HMAC(key, info | 0x01); 32 bytes need no second.
    inner.at = BLOCK_BYTES;
    putPlain(inner, `${seq}/${audience}\u0001`);
    putHex(outer.bytes, sha256(inner.bytes.subarray(0, inner.at)));
    return sha256(outer.bytes);
  };
}

function padded(key: Uint8Array, pad: number, infoBytes: number): Sheet {
  const bytes = new Uint8Array(BLOCK_BYTES + infoBytes).fill(pad, 0, BLOCK_BYTES);
  key.forEach((byte, i) => (bytes[i] = byte ^ pad));
  return { bytes, at: BLOCK_BYTES };
}

/** Puts a hash, given in hexadecimal, behind the padded key. */
function putHex(bytes: Uint8Array, hex: string): void {
  for (let i = 0; i < HASH_BYTES; i += 1) {
    bytes[BLOCK_BYTES + i] = 16 * digitAt(hex, 2 * i) + digitAt(hex, 2 * i + 1);
  }
}

/** '0' to '9' are 0x30 to 0x39, 'a' to 'f' 0x61 to 0x66: the low bits, and nine more for letters. */
function digitAt(hex: string, at: number): number {
  const code = hex.charCodeAt(at);
  return (code & 0x0f) + 9 * (code >> 6);
}
