import type { WebhookAddresses } from '@scoresheet/services-webhooks';
import { z } from 'zod';
import { MAX_PORT, oneOf, type Given } from './setting.js';

export const webhookSettings = {
  SCORESHEET_WEBHOOK_ADDRESSES: oneOf('SCORESHEET_WEBHOOK_ADDRESSES', ['public', 'any']).default(
    'public',
  ),
  SCORESHEET_WEBHOOK_PORTS: z
    .string()
    .refine(
      (text) =>
        portsIn(text).every((port) => Number.isInteger(port) && port > 0 && port <= MAX_PORT),
      'SCORESHEET_WEBHOOK_PORTS is a list of ports such as "8443,9443".',
    )
    .optional(),
};

const portsIn = (text: string): readonly number[] =>
  text.split(',').map((port) => (/^\s*\d{1,5}\s*$/.test(port) ? Number(port) : NaN));

export const webhookAddressesOf = (given: Given<typeof webhookSettings>): WebhookAddresses =>
  given.SCORESHEET_WEBHOOK_ADDRESSES;

export const webhookPortsOf = ({
  SCORESHEET_WEBHOOK_PORTS: listed,
}: Given<typeof webhookSettings>): readonly number[] =>
  listed === undefined ? [] : portsIn(listed);
