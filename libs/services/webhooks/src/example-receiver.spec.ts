import type { AddressInfo } from 'node:net';
import type { Server } from 'node:http';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { receiveWebhooks } from './example-receiver.spec-kit.js';
import { eventMessage } from './message/event-message.js';
import { newSecret, signed } from './message/signed-message.js';
import { webhookSender } from './sending/webhook-sender.js';

const SECRET = newSecret();
const EVENT = {
  tournament: 't-1',
  seq: 7,
  type: 'round-published',
  at: 1_700_000_000_000,
  hash: 'ab'.repeat(32),
  action: null,
  facts: [],
};
const send = webhookSender({ addresses: 'any' });

let server: Server;
let told: string[];
beforeEach(async () => {
  told = [];
  server = receiveWebhooks(SECRET, ({ type }) => void told.push(type));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => void server.close());

async function deliver(secret: string): Promise<number | null> {
  const { port } = server.address() as AddressInfo;
  const message = signed(eventMessage('wh-1', EVENT), secret, new Date());
  const until = new AbortController().signal;
  return (await send(`http://127.0.0.1:${port}/`, message, until)).status;
}

it('The receiver of the page tells an event once, however often it is delivered', async () => {
  expect([await deliver(SECRET), await deliver(SECRET)]).toEqual([204, 204]);
  expect(told).toEqual(['tournament.round-published']);
});

it('The receiver of the page tells nothing that somebody else has signed', async () => {
  expect(await deliver(newSecret())).toBe(401);
  expect(told).toEqual([]);
});
