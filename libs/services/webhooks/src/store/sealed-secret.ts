/**
 * Secrets as they lie in the table: under a key of the installation and bound to their webhook, so
 * that neither a copy of the database nor another row gives one away.
 */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { WEBHOOK_PURPOSE, type PurposeKeys } from '@scoresheet/services-keys';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export function sealSecret(secret: string, webhook: string, keys: PurposeKeys): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, keys.current(WEBHOOK_PURPOSE), nonce);
  cipher.setAAD(Buffer.from(webhook));
  const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), text]);
}

interface Sealed {
  readonly id: string;
  readonly secret: Buffer;
  readonly createdAt: Date;
}

/** The secret, undefined where another installation has sealed it: no key of this process opens it. */
export function openSecret(
  { id, secret, createdAt }: Sealed,
  keys: PurposeKeys,
): string | undefined {
  const nonce = secret.subarray(0, NONCE_BYTES);
  const tag = secret.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
  for (const { key } of keys.trusted(WEBHOOK_PURPOSE, createdAt.getTime())) {
    const opening = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES });
    opening.setAAD(Buffer.from(id));
    opening.setAuthTag(tag);
    const text = opening.update(secret.subarray(NONCE_BYTES + TAG_BYTES));
    try {
      return Buffer.concat([text, opening.final()]).toString('utf8');
    } catch {
      continue; // sealed under another key
    }
  }
  return undefined;
}
