import { Logger } from '@nestjs/common';
import { GRAPHQL_PATH } from '@scoresheet/contracts-graphql';
import { GAMES } from '@scoresheet/games-catalog';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { emptyLists } from '@scoresheet/services-read-models';
import { startApi, type TestApi } from '../api.spec-kit.js';
import { MAX_REQUEST_BYTES } from './limits.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({
    matches: { ...emptyLists, page: () => Promise.reject(new Error('deck2-1 lies on top')) },
  });
});
afterAll(() => api.close());

const problemOf = async (query: string) => {
  const { status, errors } = await api.ask(query);
  return { status, message: errors?.[0]?.message, code: errors?.[0]?.extensions?.code };
};

describe('The api over HTTP', () => {
  it('says what it is', async () => {
    const { data } = await api.ask('{ service { format partitions logId } games { id title } }');
    expect(data).toEqual({
      service: { format: 'scoresheet/1', partitions: 2, logId: api.log.logId },
      games: Object.entries(GAMES).map(([id, { title }]) => ({ id, title })),
    });
  });

  it('applies the limits of a query', async () => {
    const aliases = Array.from({ length: 17 }, (_, i) => `a${i}: __typename`).join(' ');
    expect(await problemOf(`{ ${aliases} }`)).toMatchObject({
      status: 400,
      message: expect.stringContaining('17 aliases'),
    });
    expect(await problemOf(`{ ${'__typename '.repeat(2_000)} }`)).toMatchObject({
      status: 400,
      message: expect.stringContaining('2000 tokens'),
    });
  });

  it('refuses a body that is too large', async () => {
    const { status } = await fetch(api.url + GRAPHQL_PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        query: '{ games { id } }',
        variables: { x: 'x'.repeat(MAX_REQUEST_BYTES) },
      }),
    });
    expect(status).toBe(413);
  });

  it('takes nothing that a page of another origin could send without being asked', async () => {
    const { status } = await fetch(api.url + GRAPHQL_PATH, {
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
      body: JSON.stringify({ query: 'mutation { signInAsGuest { token } }' }),
    });
    expect(status).toBe(400);
  });

  it('tells nothing of its own errors but a reference', async () => {
    const { data, errors } = await api.ask('{ matches { edges { cursor } } }');
    expect(data).toBeNull();
    expect(errors?.[0]?.extensions?.code).toBe('INTERNAL_SERVER_ERROR');
    expect(JSON.stringify(errors)).not.toContain('deck2');
    expect(errors?.[0]?.message).toContain(errors?.[0]?.extensions?.reference);
  });

  it('says that a token is no good, and with which status', async () => {
    const { status, errors } = await api.ask('{ games { id } }', {}, 'a.b.c');
    expect({ status, code: errors?.[0]?.extensions?.code }).toEqual({
      status: 401,
      code: 'UNAUTHENTICATED',
    });
  });

  it.each([
    ['{ match(id: "m-none") { id } }', { match: null }],
    ['{ match(id: "") { id } }', { match: null }],
  ])('knows that there is no such match: %s', async (query, data) => {
    expect(await api.ask(query)).toMatchObject({ data });
  });

  it.each([
    ['{ match(id: "m", after: ["x"]) { id } }', 'not a position token'],
    ['{ matches(first: -1) { edges { cursor } } }', '0 to 100'],
    ['{ matches(after: "x") { edges { cursor } } }', 'not a cursor'],
    [
      'mutation { act(commandId: "c", match: "m", decision: "d", choice: 1.5) { __typename } }',
      'A choice is',
    ],
    [
      'mutation { act(commandId: "c", match: "m", decision: "d", choice: {a: 1}) { __typename } }',
      'A choice is',
    ],
  ])('says what is wrong with %s', async (query, words) => {
    expect((await problemOf(query)).message).toContain(words);
  });

  it('does not log mistakes of clients as errors of ours', async () => {
    const logged = vi.spyOn(Logger.prototype, 'error');
    await api.ask('{ match(id: "m", after: ["x"]) { id } }');
    expect(logged).not.toHaveBeenCalled();
    await api.ask('{ matches { nodes { id } } }');
    expect(logged).toHaveBeenCalled();
    logged.mockRestore();
  });
});
