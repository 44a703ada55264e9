/** What is sent of an event: small enough for whoever receives it, and the same each time. */
import { MAX_MESSAGE_BYTES } from '../limits.js';
import type { PublicEvent } from './public-event.js';

export interface WebhookMessage {
  /** Stays the same however often the message is sent. */
  readonly id: string;
  readonly body: string;
}

/** `complete: false` says that the event itself is too large, and has to be asked for. */
export function eventMessage(webhook: string, event: PublicEvent): WebhookMessage {
  const { tournament, seq, type, at, hash, action, facts } = event;
  const data = { tournament, seq, type, at, hash };
  const written = (rest: object) =>
    JSON.stringify({
      type: `tournament.${type}`,
      timestamp: new Date(at).toISOString(),
      data: { ...data, ...rest },
    });
  const whole = written({ complete: true, action, facts });
  const isTooLarge = Buffer.byteLength(whole) > MAX_MESSAGE_BYTES;
  const body = isTooLarge ? written({ complete: false, action: null, facts: [] }) : whole;
  return { id: `${webhook}_${seq}`, body };
}

/** A message that tells of no event. */
export const testMessage = (
  webhook: string,
  tournament: string,
  { id, at }: { readonly id: string; readonly at: Date },
): WebhookMessage => ({
  id: `${webhook}_test_${id}`,
  body: JSON.stringify({
    type: 'webhook.test',
    timestamp: at.toISOString(),
    data: { tournament },
  }),
});
