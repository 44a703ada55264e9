import { createHmac } from 'node:crypto';

/** Native HMAC-SHA-256 of parts, one after the other: 64 lower-case hex digits. */
export const hmacSha256 =
  (key: Uint8Array) =>
  (...parts: readonly Uint8Array[]): string => {
    const hmac = createHmac('sha256', key);
    for (const part of parts) hmac.update(part);
    return hmac.digest('hex');
  };
