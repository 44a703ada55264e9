/** What is asked is measured and paid for before anything is made of it, on both transports. */
import { once } from 'node:events';
import { connect } from 'node:net';
import { performance } from 'node:perf_hooks';
import { Logger } from '@nestjs/common';
import { GRAPHQL_PATH } from '@scoresheet/contracts-graphql';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startApi, take, type TestApi } from '../api.spec-kit.js';
import { FrontDoorRefusals } from './front-door-refusals.service.js';
import { COST_OF_MISTAKE, MAX_REFUSAL_HELD_MS } from './limits.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const post = (body: unknown, to = api, init: RequestInit = {}) =>
  fetch(to.url + GRAPHQL_PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    ...init,
  });

async function refusalOf(response: Response) {
  const { errors } = (await response.json()) as {
    errors: { message: string; extensions: { code: string; retryAfterMs?: number } }[];
  };
  const { message = '', extensions } = errors[0] ?? {};
  return { status: response.status, message, ...extensions };
}

describe('A request that keeps the rules of the specification busy', () => {
  it.each([
    ['one field hundreds of times', `{ ${'games{id}'.repeat(490)} }`],
    ['the schema hundreds of times', `{ ${'__schema{types{name}}'.repeat(240)} }`],
    ['fragments by the hundred', `{ ...F0 } ${fragments(200)}`],
    ['a schema of fragments that double', `{ __schema { ...F0 } } ${doubling(100)}`],
  ])('with %s is refused before they run', async (_what, query) => {
    const refusal = await refusalOf(await post({ query }));
    expect(refusal).toMatchObject({ status: 400, code: 'GRAPHQL_VALIDATION_FAILED' });
    expect(refusal.message).toMatch(/^This .* (is|are) allowed\. Ask /);
  });
});

function fragments(count: number): string {
  const one = (i: number) => `fragment F${i} on Query { ...F${i + 1} }`;
  return `${Array.from({ length: count }, (_, i) => one(i)).join(' ')} fragment F${count} on Query { __typename }`;
}

function doubling(count: number): string {
  const one = (i: number) => `fragment F${i} on __Schema { ...F${i + 1} ...F${i + 1} }`;
  const all = Array.from({ length: count }, (_, i) => one(i)).join(' ');
  return `${all} fragment F${count} on __Schema { __typename }`;
}

describe('A mistake of a client', () => {
  it.each([
    [
      'a subscription over HTTP',
      { query: 'subscription { matchEvents(match: "m") { seq } }' },
      'BAD_REQUEST',
      'WebSocket',
    ],
    [
      'a query that is said to be known',
      { extensions: { persistedQuery: { version: 1, sha256Hash: 'a'.repeat(64) } } },
      'PERSISTED_QUERY_NOT_SUPPORTED',
      'Send the whole query',
    ],
    [
      'a query that is to be remembered',
      {
        query: '{ __typename }',
        extensions: { persistedQuery: { version: 1, sha256Hash: 'a'.repeat(64) } },
      },
      'PERSISTED_QUERY_NOT_SUPPORTED',
      'Send the whole query',
    ],
    ['no query', { variables: {} }, 'BAD_REQUEST', 'non-empty `query`'],
    [
      'an unknown operation',
      { query: '{ a: __typename }', operationName: 'B' },
      'OPERATION_RESOLUTION_FAILURE',
      'B',
    ],
  ])('is answered as one, and nothing is logged: %s', async (_what, body, code, says) => {
    const logged = vi.spyOn(Logger.prototype, 'error');
    const refusal = await refusalOf(await post(body));
    expect(refusal).toMatchObject({ status: 400, code, message: expect.stringContaining(says) });
    expect(logged).not.toHaveBeenCalled();
    logged.mockRestore();
  });

  it.each(['GET', 'PUT', 'DELETE'])('is %s, which nothing is sent by', async (method) => {
    const url = `${api.url}${GRAPHQL_PATH}?query=${encodeURIComponent('{ __typename }')}`;
    const response = await fetch(url, { method, headers: { 'content-type': 'application/json' } });
    expect(response.headers.get('allow')).toBe('POST');
    expect(await refusalOf(response)).toMatchObject({ status: 405, code: 'BAD_REQUEST' });
  });
});

const DEAR = `{ ${Array.from({ length: 9 }, (_, i) => `a${i}: exportMatch(id: "m")`).join(' ')} }`;

describe('Whoever asks for more than one may ask for', () => {
  const FOLLOW = 'subscription { matchEvents(match: "m") { seq } }';
  const cheap = { costPerSecond: 100 };

  it('is told when to come back, in the same way on both transports', async () => {
    const small = await startApi({ frontDoor: cheap });
    await post({ query: DEAR }, small);
    const response = await post({ query: '{ __typename }' }, small);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(1);
    const refusal = await refusalOf(response);
    expect(refusal).toMatchObject({ status: 429, code: 'RATE_LIMITED' });
    expect(refusal.retryAfterMs).toBeGreaterThan(1_000);
    const client = small.socket();
    await expect(take(client, FOLLOW, {}, 1)).rejects.toMatchObject([
      { extensions: { code: 'RATE_LIMITED', retryAfterMs: expect.any(Number) } },
    ]);
    await client.dispose();
    expect(small.get(FrontDoorRefusals).entries()).toEqual([
      { reason: 'cost', enforced: true, count: 2 },
    ]);
    await small.close();
  });

  it('is refused before the body has come, and later than others are answered', async () => {
    const small = await startApi({ frontDoor: cheap });
    await post({ query: DEAR }, small);
    const { port, hostname } = new URL(small.url);
    const socket = connect(Number(port), hostname);
    const beganMs = performance.now();
    socket.write(
      `POST ${GRAPHQL_PATH} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n` +
        'Content-Length: 1000\r\n\r\n{ "qu',
    );
    expect(String(await once(socket, 'data'))).toContain('429 Too Many Requests');
    expect(performance.now() - beganMs).toBeGreaterThan(MAX_REFUSAL_HELD_MS / 2 - 2);
    socket.destroy();
    const client = small.socket();
    const subscribedMs = performance.now();
    await expect(take(client, FOLLOW, {}, 1)).rejects.toBeDefined();
    expect(performance.now() - subscribedMs).toBeGreaterThan(MAX_REFUSAL_HELD_MS / 2 - 2);
    await client.dispose();
    await small.close();
  });

  it.each([
    ['a list of requests', [{ query: '{ __typename }' }]],
    ['no JSON', '{'],
    ['no query', { query: '{ {' }],
  ])('has paid for %s, too', async (_what, body) => {
    // Enough for many requests of that size; a mistake is more than comes back in three seconds.
    const small = await startApi({ frontDoor: { costPerSecond: COST_OF_MISTAKE / 3 } });
    const init = typeof body === 'string' ? { body } : {};
    expect((await post(body, small, init)).status).toBe(400);
    expect((await post(body, small, init)).status).toBe(429);
    await small.close();
  });

  it('is only counted where the operator observes', async () => {
    const watching = await startApi({ frontDoor: { ...cheap, mode: 'observe' } });
    await post({ query: DEAR }, watching);
    expect((await post({ query: '{ __typename }' }, watching)).status).toBe(200);
    expect(watching.get(FrontDoorRefusals).entries()).toEqual([
      { reason: 'cost', enforced: false, count: expect.any(Number) },
    ]);
    await watching.close();
  });
});
