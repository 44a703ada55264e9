import type { WebhookAddresses } from '@scoresheet/services-webhooks';
import { oneOf, type Given } from './setting.js';

export const webhookSettings = {
  SCORESHEET_WEBHOOK_ADDRESSES: oneOf('SCORESHEET_WEBHOOK_ADDRESSES', ['public', 'any']).default(
    'public',
  ),
};

export const webhookAddressesOf = (given: Given<typeof webhookSettings>): WebhookAddresses =>
  given.SCORESHEET_WEBHOOK_ADDRESSES;
