/** Given a server that is busy, when it is asked, then it is asked again as soon as it says. */
import { createServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { askServer } from './ask-server.js';

let http: HttpServer | undefined;
afterEach(() => new Promise((closed) => http?.close(closed)));

/** Answers one after the other; gives how often it was asked. */
async function answering(...answers: readonly object[]) {
  let asked = 0;
  http = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(answers[asked]));
    asked += 1;
  });
  await new Promise<void>((listening) => http?.listen(0, '127.0.0.1', listening));
  const { port } = http.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, asked: () => asked };
}

const busy = (retryAfterMs: number) => ({
  errors: [{ message: 'Too fast.', extensions: { code: 'RATE_LIMITED', retryAfterMs } }],
});

it('What was refused for its pace alone is asked again, as often as it takes', async () => {
  const server = await answering(busy(1), busy(1), { data: { it: 7 } });
  expect(await askServer(server, '{ it }')).toEqual({ it: 7 });
  expect(server.asked()).toBe(3);
});

it('Who would have to wait for minutes is told so at once', async () => {
  const server = await answering(busy(600_000));
  await expect(askServer(server, '{ it }')).rejects.toMatchObject({
    code: 'refused',
    message: 'Too fast.',
  });
  expect(server.asked()).toBe(1);
});
