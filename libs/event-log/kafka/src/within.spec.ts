import { expect, it } from 'vitest';
import { within } from './within.js';

it('Whoever waits for Kafka waits so long and no longer', async () => {
  expect(await within(10_000, Promise.resolve('done'))).toBe('done');
  await expect(within(10_000, Promise.reject(new Error('away')))).rejects.toThrow('away');
  const refusal = { code: 'log-unavailable', message: expect.stringContaining('20 ms') };
  await expect(within(20, new Promise(() => undefined))).rejects.toMatchObject(refusal);
});
