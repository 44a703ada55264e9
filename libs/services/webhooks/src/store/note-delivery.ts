import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { DELIVERIES_KEPT } from '../limits.js';
import type { Attempt } from '../sending/attempt.js';
import type { WebhookDeliveryEntity } from './webhook-delivery.entity.js';
import { NOTE, TRIM } from './webhook.sql.js';

interface Noted {
  readonly webhook: string;
  /** Number of the event; null: a test. */
  readonly seq: number | null;
  readonly attempt: number;
}

/** Keeps what became of an attempt, beside the last ones. */
export async function noteDelivery(
  rows: EntityManager,
  { webhook, seq, attempt }: Noted,
  { outcome, status, tookMs }: Attempt,
): Promise<WebhookDeliveryEntity> {
  const id = randomUUID();
  const asked = [id, webhook, seq, attempt, outcome, status, tookMs];
  const [{ at } = { at: new Date() }] = await rows.query<{ at: Date }[]>(NOTE, asked);
  await rows.query(TRIM, [webhook, DELIVERIES_KEPT]);
  return { id, webhook, seq, attempt, at, outcome, status, tookMs };
}
