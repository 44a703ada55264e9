/** Messages with the headers of Standard Webhooks: id, time of the attempt, and signature. */
import { randomBytes } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import type { WebhookMessage } from './event-message.js';

export interface SignedMessage {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

const SECRET_BYTES = 32;
/** By this, programs that look for secrets in public places know one. */
const SECRET_PREFIX = 'whsec_';

export const newSecret = (): string => SECRET_PREFIX + randomBytes(SECRET_BYTES).toString('base64');

export function signed({ id, body }: WebhookMessage, secret: string, at: Date): SignedMessage {
  return {
    body,
    headers: {
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(body)),
      'user-agent': 'Scoresheet',
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
      'webhook-signature': new Webhook(secret).sign(id, at, body),
    },
  };
}
