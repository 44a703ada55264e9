/** With which codes a socket is closed for what its client does, as docs/api.md says. */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { GRAPHQL_PATH } from '@scoresheet/contracts-graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { startApi, type TestApi } from '../api.spec-kit.js';
import { CLIENT_ERROR_CODES } from './masked-error.js';

const PAGE = readFileSync(new URL('../../../../../docs/api.md', import.meta.url), 'utf8');
const sectionOf = (title: string): string =>
  PAGE.split(`\n## ${title}\n`)[1]?.split('\n## ')[0] ?? '';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const INIT = { type: 'connection_init' };
const FOLLOW = {
  id: '1',
  type: 'subscribe',
  payload: { query: 'subscription { matchEvents(match: "m") { seq } }' },
};

/** The code with which the socket is closed after these messages. */
async function codeAfter(
  messages: readonly unknown[],
  protocols: string | string[] = 'graphql-transport-ws',
) {
  const socket = new WebSocket(api.url.replace('http', 'ws') + GRAPHQL_PATH, protocols);
  const closing = once(socket, 'close') as Promise<[number, Buffer]>;
  await once(socket, 'open');
  for (const message of messages) socket.send(JSON.stringify(message));
  const [code] = await closing;
  return code;
}

describe('A socket is closed', () => {
  it.each([
    ['that names no protocol', 4406, [], []],
    ['that does not say hello', 4408, [], undefined],
    ['that says hello twice', 4429, [INIT, INIT], undefined],
    ['that subscribes before it is greeted', 4401, [FOLLOW], undefined],
    [
      'whose token nobody signed',
      4401,
      [{ ...INIT, payload: { authorization: 'Bearer a.b.c' } }],
      undefined,
    ],
    ['that says what is no message', 4400, [INIT, { type: 'hello' }], undefined],
    ['whose message is too large', 1009, [INIT, { type: 'x'.repeat(70_000) }], undefined],
  ])('%s, with %i', async (_what, code, messages, protocols) => {
    expect(await codeAfter(messages, protocols)).toBe(code);
    expect(sectionOf('When the socket closes')).toContain(`\n| ${code} |`);
  });

  it('that uses an id twice, with 4409', async () => {
    const socket = new WebSocket(
      api.url.replace('http', 'ws') + GRAPHQL_PATH,
      'graphql-transport-ws',
    );
    const closing = once(socket, 'close') as Promise<[number, Buffer]>;
    await once(socket, 'open');
    socket.send(JSON.stringify(INIT));
    await once(socket, 'message');
    socket.send(JSON.stringify(FOLLOW));
    socket.send(JSON.stringify(FOLLOW));
    expect((await closing)[0]).toBe(4409);
    expect(sectionOf('When the socket closes')).toContain('\n| 4409 |');
  });
});

it('Every code of an error stands on the page', () => {
  const errors = sectionOf('Errors');
  for (const code of CLIENT_ERROR_CODES) expect(errors).toContain(`\`${code}\``);
});
