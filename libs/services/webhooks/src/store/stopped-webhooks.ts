import { IsNull, Not, type DataSource } from 'typeorm';
import { WebhookEntity } from './webhook.entity.js';

/** Tournaments with a webhook that has stopped, each named once. */
export async function stoppedWebhooks({ manager }: DataSource): Promise<readonly string[]> {
  const stopped = await manager.find(WebhookEntity, {
    select: { tournament: true },
    where: { stoppedWhy: Not(IsNull()) },
    order: { tournament: 'ASC' },
  });
  return [...new Set(stopped.map(({ tournament }) => tournament))];
}
