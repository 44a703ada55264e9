/**
 * SHA-256 as an argument: 64 lower-case hex digits; a string stands for its UTF-8 bytes.
 * Native on a server, `@scoresheet/domain-record/noble` in a browser.
 */
export type Sha256 = (bytes: Uint8Array | string) => string;

const HASH = /^[0-9a-f]{64}$/;

export const isHash = (value: unknown): value is string =>
  typeof value === 'string' && HASH.test(value);
