/** Refusals that say when to come back, over real connections. */
import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { performance } from 'node:perf_hooks';
import { afterEach, describe, expect, it } from 'vitest';
import { FrontDoorRefusals } from './front-door-refusals.service.js';
import { MAX_REFUSAL_HELD_MS, MAX_REQUESTS_BEHIND_REFUSAL } from './limits.js';
import { Tarpit } from './tarpit.service.js';

const LEAST_HELD_MS = MAX_REFUSAL_HELD_MS / 2;
/** Timers count whole milliseconds. */
const TIMER_MS = 2;
const asking = (path: string) => `POST ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;

let server: Server;
let client: Socket;
let tarpit: Tarpit;
let asked: string[];
let heldWhenAnswered: number;

/** Everything at `/refused` is to come back later. */
async function open(mode: 'observe' | 'enforce' = 'enforce'): Promise<void> {
  tarpit = new Tarpit(new FrontDoorRefusals({ mode }));
  asked = [];
  const answer = (path: string, response: ServerResponse): void => {
    asked.push(path);
    if (path === '/refused') response.setHeader('retry-after', '1');
    response.end(path);
    heldWhenAnswered = tarpit.held;
  };
  server = createServer((request, response) =>
    tarpit.holdRefusals(request, response, () => answer(request.url ?? '', response)),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  client = connect((server.address() as AddressInfo).port, '127.0.0.1');
  client.on('error', () => undefined);
}

afterEach(() => {
  client.destroy();
  server.close();
});

/** Until the peer ends the connection. */
async function readAll(): Promise<string> {
  const read: string[] = [];
  client.on('data', (chunk) => read.push(String(chunk)));
  await once(client, 'close');
  return read.join('');
}

describe('A refusal that says when to come back', () => {
  it('is held back, and the connection goes on with whatever is asked then', async () => {
    await open();
    const beganMs = performance.now();
    client.write(asking('/refused'));
    expect(String(await once(client, 'data'))).toContain('retry-after: 1');
    expect(performance.now() - beganMs).toBeGreaterThan(LEAST_HELD_MS - TIMER_MS);
    expect([heldWhenAnswered, tarpit.held]).toEqual([1, 0]);
    client.write(asking('/served'));
    expect(String(await once(client, 'data'))).toContain('/served');
    expect(heldWhenAnswered).toBe(0);
  });

  it('is the last answer of a connection over which more is asked meanwhile', async () => {
    await open();
    client.write(asking('/refused') + asking('/served').repeat(MAX_REQUESTS_BEHIND_REFUSAL));
    const answers = await readAll();
    expect(answers).toContain('retry-after: 1');
    expect(answers).not.toContain('/served');
    expect(asked).toEqual(['/refused']);
    expect(tarpit.held).toBe(0);
  });

  it('is not even given where very much more is asked', async () => {
    await open();
    client.write(asking('/refused') + asking('/served').repeat(MAX_REQUESTS_BEHIND_REFUSAL + 1));
    expect(await readAll()).toBe('');
    await expect.poll(() => tarpit.held).toBe(0);
  });

  it('is given at once where the operator observes', async () => {
    await open('observe');
    client.write(asking('/refused'));
    expect(String(await once(client, 'data'))).toContain('retry-after: 1');
    expect(heldWhenAnswered).toBe(0);
  });

  it('keeps nothing of a client that has gone', async () => {
    await open();
    client.write(asking('/refused'));
    await expect.poll(() => tarpit.held).toBe(1);
    client.destroy();
    await expect.poll(() => tarpit.held, { timeout: 2 * MAX_REFUSAL_HELD_MS }).toBe(0);
  });
});
