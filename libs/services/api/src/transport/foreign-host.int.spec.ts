/** The players' door under names that are not its own, and what it says of its answers. */
import { once } from 'node:events';
import { request as ask, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { GRAPHQL_PATH } from '@scoresheet/contracts-graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type TestApi } from '../api.spec-kit.js';
import { FrontDoorRefusals } from './front-door-refusals.service.js';
import { MAX_REQUEST_BYTES } from './limits.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ frontDoor: { hosts: ['club.example'] } });
});
afterAll(() => api.close());

async function post(headers: Record<string, string>, path = GRAPHQL_PATH, body = '{}') {
  const asked = ask(`${api.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
  });
  asked.on('error', () => undefined).end(body);
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  return response;
}

/** What the server says to an upgrade; resolves when it has hung up, though we have not. */
async function upgrade(path: string, host: string, origin?: string): Promise<string> {
  const { port, hostname } = new URL(api.url);
  const socket = connect({ port: Number(port), host: hostname, allowHalfOpen: true });
  const said: Buffer[] = [];
  socket.on('error', () => undefined).on('data', (bytes: Buffer) => said.push(bytes));
  const lines = [`GET ${path} HTTP/1.1`, `Host: ${host}`, 'Connection: Upgrade'];
  const socketLines = ['Upgrade: websocket', 'Sec-WebSocket-Version: 13'];
  const key = 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==';
  const from = origin === undefined ? [] : [`Origin: ${origin}`];
  socket.write([...lines, ...socketLines, key, ...from, '', ''].join('\r\n'));
  await once(socket, 'end');
  socket.destroy();
  return String(Buffer.concat(said));
}

const refused = (): number =>
  api
    .get(FrontDoorRefusals)
    .entries()
    .reduce((sum, { count }) => sum + count, 0);

describe('A request under the name of a stranger', () => {
  it('is refused, and says which setting helps', async () => {
    const asked = { host: 'evil.example:4000', origin: 'http://evil.example:4000' };
    const response = await post(asked);
    const [body] = await once(response.setEncoding('utf8'), 'data');
    expect([response.statusCode, String(body)]).toEqual([
      421,
      expect.stringContaining('SCORESHEET_ALLOWED_HOSTS'),
    ]);
  });

  it.each(['club.example', 'localhost', '127.0.0.1:4000', '[::1]'])(
    'is none under %s',
    async (host) => expect((await post({ host })).statusCode).toBe(400),
  );

  it('gets no socket', async () => {
    const before = refused();
    expect(await upgrade(GRAPHQL_PATH, 'evil.example')).toContain('421 Misdirected Request');
    expect(refused()).toBe(before + 2);
  });
});

describe('An upgrade that is refused', () => {
  it('is counted and cut', async () => {
    const before = refused();
    expect(await upgrade('/elsewhere', 'localhost')).toContain('404 Not Found');
    expect(refused()).toBe(before + 1);
  });

  it('of a page is told why, and cut though it never answers the farewell', async () => {
    const before = refused();
    const origin = 'https://elsewhere.example';
    // Resolves when the server has hung up: a frame that closes alone would leave it open.
    expect(await upgrade(GRAPHQL_PATH, 'localhost', origin)).toContain('foreign-origin');
    expect(refused()).toBe(before + 1);
  }, 20_000);
});

describe('Every answer', () => {
  it.each([
    ['of the api', {}, GRAPHQL_PATH, '{"query":"{ __typename }"}'],
    ['to a name of a stranger', { host: 'evil.example' }, GRAPHQL_PATH, '{}'],
    ['to a page of a stranger', { origin: 'https://evil.example' }, GRAPHQL_PATH, '{}'],
    ['to what is no JSON', {}, GRAPHQL_PATH, '{'],
    ['to what is too large', {}, GRAPHQL_PATH, `"${'x'.repeat(MAX_REQUEST_BYTES)}"`],
    ['where nothing is', {}, '/nothing', '{}'],
  ])('%s is what it says it is', async (_what, headers, path, body) => {
    const response = await post(headers, path, body);
    expect(response.headers['x-content-type-options']).toBe('nosniff');
  });
});
