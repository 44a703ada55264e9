import { expect, it } from 'vitest';
import { found, healthyDatabase } from '../healthy.spec-kit.js';
import { webhooks } from './webhooks.js';

const stopped = (...stoppedWebhooks: readonly string[]) => healthyDatabase({ stoppedWebhooks });

it('No webhook that has stopped is well', async () => {
  expect(await found(webhooks, { database: stopped() })).toEqual([]);
});

it('Webhooks that have stopped are worth knowing, by their tournaments', async () => {
  const database = stopped('t-1', 't-2', 't-3', 't-4');
  expect(await found(webhooks, { database })).toMatchObject([
    { grade: 'note', what: 'Webhooks have stopped in t-1, t-2, t-3 and 1 more.' },
  ]);
});

it('Webhooks on other ports are listed by tournament and port, with the setting that allows them', async () => {
  const webhookPorts = [
    { tournament: 't-1', port: 9443 },
    { tournament: 't-2', port: 8443 },
  ];
  const database = healthyDatabase({ webhookPorts });
  expect(await found(webhooks, { database })).toMatchObject([
    {
      grade: 'note',
      what: 'Webhooks use ports that new ones may not use: t-1 (port 9443), t-2 (port 8443).',
      todo: expect.stringContaining('SCORESHEET_WEBHOOK_PORTS=8443,9443') as unknown,
    },
  ]);
});
