import { withoutUndefined } from '@scoresheet/rules-engine';
import { TOPICS, traceIdOf } from '@scoresheet/contracts-messages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, startWorkers, type TestApi } from '../api.spec-kit.js';

const TRACE = '0af7651916cd43dd8448eb211c80319c';

let api: TestApi;
let stopWorkers: () => Promise<void>;
beforeAll(async () => {
  api = await startApi();
  stopWorkers = await startWorkers(api);
});
afterAll(async () => {
  await stopWorkers();
  await api.close();
});

/** Opens a match; resolves with the trace that came back, and whether it was accepted. */
async function createMatch(commandId: string, traceparent?: string) {
  const response = await fetch(`${api.url}/graphql`, {
    method: 'POST',
    headers: withoutUndefined({
      'content-type': 'application/json',
      authorization: `Bearer ${await api.tokenOf('anna')}`,
      traceparent,
    }),
    body: JSON.stringify({
      query: `mutation { createMatch(commandId: "${commandId}", game: "fuzzycards") { __typename } }`,
    }),
  });
  const { data } = (await response.json()) as { data: unknown };
  expect(data).toEqual({ createMatch: { __typename: 'Accepted' } });
  return traceIdOf({ traceparent: response.headers.get('traceresponse') ?? '' });
}

/** Traces beside all messages of a topic. */
async function tracesIn(topic: string) {
  const partitions = Array.from({ length: api.log.partitions }, (_, partition) => partition);
  const entries = await Promise.all(
    partitions.map((partition) => api.log.read({ topic, partition }, 0, 100)),
  );
  return entries.flat().map(({ headers }) => traceIdOf(headers));
}

describe('The trace of a mutation', () => {
  it('is the one that came with it, comes back, and goes on to command and event', async () => {
    expect(await createMatch('traced', `00-${TRACE}-b7ad6b7169203331-01`)).toBe(TRACE);
    expect(await tracesIn(TOPICS.matchCommands)).toContain(TRACE);
    expect(await tracesIn(TOPICS.matchEvents)).toContain(TRACE);
  });

  it('is a new one for each when none came, or none that is well-formed', async () => {
    const traces = [
      await createMatch('untraced-1'),
      await createMatch('untraced-2', 'nonsense\u0020'),
    ];
    expect(new Set([...traces, TRACE, undefined]).size).toBe(4);
    expect(await tracesIn(TOPICS.matchCommands)).toEqual(expect.arrayContaining(traces));
  });

  it('comes back with what is refused before anything runs, too', async () => {
    for (const [body, status] of [
      ['{', 400],
      [JSON.stringify({ query: '{ nothing }' }), 400],
    ] as const) {
      const response = await fetch(`${api.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      });
      expect(response.status).toBe(status);
      expect(response.headers.get('traceresponse')).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
    }
  });
});
