import { expect, it } from 'vitest';
import { CONFIG, found } from '../healthy.spec-kit.js';
import { apiPort } from './api-port.js';

it.each(['nobody', 'scoresheet'] as const)('A port that %s has is well', async (who) => {
  expect(await found(apiPort, { probes: { port: async () => who } })).toEqual([]);
});

it('A port that another program has is told, with its number', async () => {
  const probes = { port: async () => 'somebody else' as const };
  const [finding] = await found(apiPort, { probes });
  expect(finding).toMatchObject({ grade: 'wrong', what: expect.stringContaining('4000') });
  expect(await found(apiPort, { probes, config: { ...CONFIG, port: 0 } })).toEqual([]);
});
