/** What an export costs beside the query that asks for it. */
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { append, playedMatch, startApi, type TestApi } from '../api.spec-kit.js';
import { COST_OF_EXPORTED_EVENT } from '../transport/limits.js';
import { QueryGate } from '../transport/query-gate.service.js';
import { rateLimited } from '../transport/rate-limits.service.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

it('An export is paid for by its size, and is not written for whoever cannot pay', async () => {
  const events = playedMatch(api.environment, 'dear export');
  await append(api.log, events);
  const query = `{ exportMatch(id: "${events[0]?.header.record}") }`;
  const pay = vi.spyOn(api.get(QueryGate), 'pay');
  const { data } = await api.ask(query);
  expect(data?.['exportMatch']).toContain(events[0]?.header.record);
  const price = events.length * COST_OF_EXPORTED_EVENT;
  expect(pay.mock.calls.map(([, cost]) => cost)).toContain(price);

  pay.mockImplementation((_address, cost) => {
    if (cost === price) throw rateLimited('It is too dear.', 1_000);
  });
  const refused = await api.ask(query);
  expect([refused.data, refused.errors?.[0]?.extensions?.code]).toEqual([null, 'RATE_LIMITED']);
});
