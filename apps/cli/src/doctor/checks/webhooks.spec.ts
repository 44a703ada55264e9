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
