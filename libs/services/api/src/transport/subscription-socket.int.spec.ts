import { once } from 'node:events';
import { GRAPHQL_PATH, MAX_SUBSCRIPTIONS_PER_SOCKET } from '@scoresheet/contracts-graphql';
import type { SealedEvent } from '@scoresheet/domain-record';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { append, playedMatch, startApi, take, type TestApi } from '../api.spec-kit.js';
import { MAX_REQUEST_BYTES } from './limits.js';

const FOLLOW = `subscription($match: ID!, $from: Int) { matchEvents(match: $match, from: $from) { seq } }`;

let api: TestApi;
let events: readonly SealedEvent[];
let match: string;

beforeAll(async () => {
  api = await startApi({
    frontDoor: { allowedOrigins: ['https://friends.example'] },
    subscriberQueueLimit: 3,
  });
  events = playedMatch(api.environment, 'socket');
  match = events[0]?.header.record ?? '';
  await append(api.log, events.slice(0, 10));
});
afterAll(() => api.close());

/** What the client of a refused subscription is told. */
async function refusalOf(query: string, token?: string, headers?: Record<string, string>) {
  const client = api.socket(token, headers);
  try {
    await take(client, query, { match }, 1);
    return 'accepted';
  } catch (error) {
    const [first] = Array.isArray(error) ? (error as Error[]) : [error as Error];
    return first?.message || `closed with ${(error as { code: number }).code}`;
  } finally {
    await client.dispose();
  }
}

describe('The socket', () => {
  it('carries a subscription of a program, of our own page and of a page that is allowed', async () => {
    expect(await refusalOf(FOLLOW)).toBe('accepted');
    expect(await refusalOf(FOLLOW, undefined, { origin: api.url })).toBe('accepted');
    expect(await refusalOf(FOLLOW, undefined, { origin: 'https://friends.example' })).toBe(
      'accepted',
    );
  });

  it.each(['https://elsewhere.example', 'null', 'nonsense'])(
    'is closed to a page of another origin (%s)',
    async (origin) => {
      expect(await refusalOf(FOLLOW, undefined, { origin })).toBe('closed with 4403');
    },
  );

  it('is closed to a token that was not signed here', async () => {
    expect(await refusalOf(FOLLOW, 'a.b.c')).toBe('closed with 4401');
  });

  it.each(['query { games { id } }', 'mutation { signInAsGuest { token } }'])(
    'carries no other operation: %s',
    async (query) => {
      expect(await refusalOf(query)).toContain('Only subscriptions run over the socket');
    },
  );

  it('applies the limits of a query', async () => {
    const aliases = Array.from({ length: 17 }, (_, i) => `a${i}: seq`).join(' ');
    const wide = `subscription { matchEvents(match: "${match}") { ${aliases} } }`;
    expect(await refusalOf(wide)).toContain('17 aliases; 16 are allowed');
    const long = `subscription { matchEvents(match: "${match}") { ${'seq '.repeat(2_000)} } }`;
    expect(await refusalOf(long)).toContain('Document contains more that 2000 tokens');
    expect(await refusalOf('subscription { matchEvents { seq } }')).toContain('is required');
    expect(await refusalOf('subscription {')).toContain('Syntax Error');
  });

  it('says what is wrong with variables and matches', async () => {
    const of = (id: string, from: number) =>
      `subscription { matchEvents(match: "${id}", from: ${from}) { seq } }`;
    expect(await refusalOf(of('m-none', 0))).toBe('There is no match m-none.');
    expect(await refusalOf(of(match, -1))).toBe('`from` is 0 or more.');
    const needy = FOLLOW.replace('$from: Int', '$from: Int!');
    expect(await refusalOf(needy)).toContain('Variable "$from" of required type');
  });

  it('carries so many subscriptions and no more', async () => {
    const client = api.socket();
    const running = Array.from({ length: MAX_SUBSCRIPTIONS_PER_SOCKET }, () =>
      client.iterate({ query: FOLLOW, variables: { match, from: 0 } }),
    );
    await Promise.all(running.map((one) => one.next()));
    await expect(take(client, FOLLOW, { match }, 1)).rejects.toMatchObject([
      { message: expect.stringContaining('at most 32 subscriptions') },
    ]);
    await client.dispose();
  });

  it('is closed when a message is too large, and answers no other path', async () => {
    const raw = new WebSocket(api.url.replace('http', 'ws') + GRAPHQL_PATH, 'graphql-transport-ws');
    await once(raw, 'open');
    raw.send('x'.repeat(MAX_REQUEST_BYTES + 1));
    expect((await once(raw, 'close'))[0]).toBe(1009);
    const lost = new WebSocket(
      api.url.replace('http', 'ws') + '/elsewhere',
      'graphql-transport-ws',
    );
    expect(String((await once(lost, 'error'))[0])).toContain('404');
  });

  it('drops a subscription that cannot keep up, and says where it goes on', async () => {
    const client = api.socket();
    const running = client.iterate<{ matchEvents: { seq: number } }>({
      query: FOLLOW,
      variables: { match, from: 10 },
    });
    const first = running.next();
    first.catch(() => undefined);
    // The feed is joined once the server has said so much over the same socket.
    await take(client, FOLLOW, { match, from: 9 }, 1);
    await append(api.log, events.slice(10, 20));
    const seen: number[] = [];
    const dropped = await (async () => {
      await first.then(({ value }) => seen.push(value?.data?.matchEvents.seq ?? -1));
      for await (const { data } of running) seen.push(data?.matchEvents.seq ?? -1);
    })().catch((error: unknown) => error);
    const [{ extensions } = { extensions: {} }] = dropped as { extensions: object }[];
    const resumeFrom = 10 + seen.length;
    expect(extensions).toEqual({ code: 'SLOW_SUBSCRIBER', resumeFrom });
    // The same socket carries the rest.
    const rest = await take<{ seq: number }>(
      client,
      FOLLOW,
      { match, from: resumeFrom },
      20 - resumeFrom,
    );
    expect([...seen, ...rest.map(({ seq }) => seq)]).toEqual(
      events.slice(10, 20).map(({ head }) => head.seq),
    );
    await client.dispose();
  });

  it('is told that the server goes, and does not hold it up', async () => {
    const going = await startApi();
    const client = going.socket();
    const running = client.iterate({
      query: FOLLOW,
      variables: { match: events[0]?.header.record, from: 0 },
    });
    await append(going.log, events.slice(0, 1));
    await going.ask(`{ match(id: "${match}") { seq } }`);
    const closed = new Promise((resolve) => client.on('closed', resolve));
    await running.next();
    const before = performance.now();
    await going.close();
    expect(performance.now() - before).toBeLessThan(5_000);
    expect(await closed).toMatchObject({ code: 1001 });
    await client.dispose();
  });
});
