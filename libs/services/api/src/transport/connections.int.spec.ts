/** Real connections, which are looked at in a time that passes as fast as the spec wants. */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Connections } from './connections.js';
import { FrontDoorRefusals } from './front-door-refusals.service.js';
import {
  ANSWER_BYTES_PER_SECOND,
  ANSWER_TAKEN_WITHIN_MS,
  FIRST_REQUEST_WITHIN_MS,
} from './limits.js';

const PER_ADDRESS = 3;
const LARGE = 'x'.repeat(16 * 1024 * 1024);
const GET = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n';

let server: Server;
let refusals: FrontDoorRefusals;
let connections: Connections;
let nowMs: number;
let clients: Socket[];

async function open(mode: 'observe' | 'enforce' = 'enforce') {
  refusals = new FrontDoorRefusals({ mode });
  connections = new Connections({ refusals, perAddress: PER_ADDRESS, now: () => nowMs });
  server = createServer((request, response) => response.end(request.url === '/' ? 'well' : LARGE));
  connections.watch(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
}

beforeEach(() => {
  [nowMs, clients] = [0, []];
  return open();
});
afterEach(() => {
  clients.forEach((client) => client.destroy());
  server.close();
});

async function client(): Promise<Socket> {
  const { port } = server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  clients.push(socket);
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
}

const countOf = (reason: string): number =>
  refusals.entries().find((one) => one.reason === reason)?.count ?? 0;

describe('A connection', () => {
  it('that never finishes to ask is cut', async () => {
    const slow = await client();
    slow.write('GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ');
    const asking = await client();
    asking.write(GET);
    await once(asking, 'data');
    nowMs += FIRST_REQUEST_WITHIN_MS + 1;
    slow.resume();
    await once(slow, 'close');
    expect([countOf('unfinished-request'), asking.destroyed]).toEqual([1, false]);
  });

  it('that does not take its answer is cut, when it has had time for all of it', async () => {
    const slow = await client();
    slow.write(GET.replace('/', '/large'));
    slow.pause();
    const address = '127.0.0.1';
    await expect.poll(() => connections.waitingBytes(address)).toBeGreaterThan(LARGE.length / 2);
    const closed = once(slow, 'close');
    nowMs += ANSWER_TAKEN_WITHIN_MS + 1;
    // Two looks go by, and nothing has happened: so large an answer may take longer.
    const before = connections.waitingBytes(address);
    await new Promise((resolve) => setTimeout(resolve, 2_500));
    expect(connections.waitingBytes(address)).toBe(before);
    nowMs += (LARGE.length * 1_100) / ANSWER_BYTES_PER_SECOND;
    await expect.poll(() => countOf('slow-reader')).toBe(1);
    await expect.poll(() => connections.waitingBytes(address)).toBe(0);
    slow.resume();
    await closed;
  });

  it('is one of so many from an address, and no more', async () => {
    for (let i = 0; i < PER_ADDRESS; i += 1) await client();
    const oneMore = await client();
    oneMore.resume();
    await once(oneMore, 'close');
    expect(countOf('connections')).toBe(1);
    clients[0]?.destroy();
    await expect
      .poll(async () => {
        const another = await client();
        another.write(GET);
        return Promise.race([
          once(another, 'data').then(String),
          once(another, 'close').then(() => ''),
        ]);
      })
      .toContain('well');
  });

  it('is let be, and counted, where the operator observes', async () => {
    server.close();
    await open('observe');
    for (let i = 0; i < PER_ADDRESS; i += 1) await client();
    const oneMore = await client();
    oneMore.write(GET);
    expect(String(await once(oneMore, 'data'))).toContain('well');
    expect(refusals.entries()).toEqual([{ reason: 'connections', enforced: false, count: 1 }]);
  });
});
