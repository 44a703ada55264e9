/**
 * SHA-256 as an argument: 64 lower-case hex digits; a string stands for its UTF-8 bytes.
 * Native on a server, `@scoresheet/domain-record/noble` in a browser.
 */
export type Sha256 = (bytes: Uint8Array | string) => string;

const HASH_DIGITS = 64;

/** A walk over the digits, since every sealed line has its salt looked at: a pattern takes longer. */
export function isHash(value: unknown): value is string {
  if (typeof value !== 'string' || value.length !== HASH_DIGITS) return false;
  for (let at = 0; at < HASH_DIGITS; at += 1) if (!isDigit(value.charCodeAt(at))) return false;
  return true;
}

/** '0' to '9', 'a' to 'f'. */
const isDigit = (code: number): boolean =>
  (code >= 0x30 && code <= 0x39) || (code >= 0x61 && code <= 0x66);
