/** The tables of webhooks. */
import { Webhook1795000000087 } from './migrations/0087-webhook.js';
import { WebhookDeliveryEntity } from './store/webhook-delivery.entity.js';
import { WebhookEntity } from './store/webhook.entity.js';

export const WEBHOOK_TABLES = {
  entities: [WebhookEntity, WebhookDeliveryEntity],
  migrations: [Webhook1795000000087],
};
