/** A client that sends more than a request may have, and goes on sending. */
import { once } from 'node:events';
import { connect } from 'node:net';
import { GRAPHQL_PATH } from '@scoresheet/contracts-graphql';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApi, type TestApi } from '../api.spec-kit.js';
import { MAX_REQUEST_BYTES } from './limits.js';

let api: TestApi;
let poor: TestApi;
beforeAll(async () => {
  [api, poor] = [await startApi(), await startApi({ frontDoor: { costPerSecond: 1 } })];
  // More than comes back while the spec runs.
  await poor.ask(
    `{ ${Array.from({ length: 9 }, (_, i) => `a${i}: exportMatch(id: "m")`).join(' ')} }`,
  );
});
afterAll(() => Promise.all([api.close(), poor.close()]));

const MUCH = 1_000 * MAX_REQUEST_BYTES;

it.each([
  ['too large', () => api, `Content-Length: ${MUCH}`, '413 Payload Too Large'],
  ['of no known size and too large', () => api, 'Transfer-Encoding: chunked', '413 Payload'],
  ['too large, of a client that has spent all', () => poor, `Content-Length: ${MUCH}`, '429 Too'],
  ['of no known size, of such a client', () => poor, 'Transfer-Encoding: chunked', '429 Too'],
])('A body that is %s is refused, and its connection cut', async (_what, to, size, status) => {
  const { port, hostname } = new URL(to().url);
  const socket = connect(Number(port), hostname);
  const closed = new Promise((resolve) => socket.on('close', resolve).on('error', () => undefined));
  socket.write(
    `POST ${GRAPHQL_PATH} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n${size}\r\n\r\n`,
  );
  const isChunked = size.startsWith('Transfer');
  const part = 'x'.repeat(2 * MAX_REQUEST_BYTES);
  socket.write(isChunked ? `${part.length.toString(16)}\r\n${part}\r\n` : part);
  const answer = String(await once(socket, 'data'));
  expect(answer).toContain(status);
  expect(answer.toLowerCase()).toContain('connection: close');
  await closed;
});
