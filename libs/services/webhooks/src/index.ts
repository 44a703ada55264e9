/** Webhooks of tournaments: who is told, what is sent, and the delivery of it in the order of the record. */
export { deliverWebhooks } from './delivering/deliver-webhooks.js';
export { DELIVERIES_KEPT, MAX_URL_LENGTH, MAX_WEBHOOKS, TEST_EVERY_MS } from './limits.js';
export type { PublicEvent, PublicEvents } from './message/public-event.js';
export type { AttemptOutcome } from './sending/attempt.js';
export { webhookSender } from './sending/webhook-sender.js';
export {
  isAllowedPort,
  readWebhookUrl,
  type UrlProblem,
  type WebhookAddresses,
  type WebhookLimits,
} from './sending/webhook-url.js';
export type { StoppedWhy } from './store/stopped-why.js';
export { webhookPorts, type WebhookPort } from './store/webhook-ports.js';
export { stoppedWebhooks } from './store/stopped-webhooks.js';
export {
  storedWebhooks,
  type KeptDelivery,
  type KeptWebhook,
  type Webhooks,
} from './store/webhooks.js';
export { WEBHOOK_TABLES } from './tables.js';
