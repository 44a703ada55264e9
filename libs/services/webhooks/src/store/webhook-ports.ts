import type { DataSource } from 'typeorm';
import { isAllowedPort, type WebhookLimits } from '../sending/webhook-url.js';
import { WebhookEntity } from './webhook.entity.js';

/** A webhook on a port that this installation no longer allows for new webhooks. */
export interface WebhookPort {
  readonly tournament: string;
  readonly port: number;
}

/** Webhooks on other ports than the allowed ones, each pair of tournament and port once. */
export async function webhookPorts(
  { manager }: DataSource,
  limits: WebhookLimits,
): Promise<readonly WebhookPort[]> {
  const all = await manager.find(WebhookEntity, {
    select: { tournament: true, url: true },
    order: { tournament: 'ASC', url: 'ASC' },
  });
  const found = all
    .map(({ tournament, url }) => ({ tournament, url: new URL(url) }))
    .filter(({ url }) => !isAllowedPort(url, limits))
    .map(({ tournament, url }) => ({ tournament, port: Number(url.port) }));
  return found.filter(
    ({ tournament, port }, at) =>
      found.findIndex((each) => each.tournament === tournament && each.port === port) === at,
  );
}
