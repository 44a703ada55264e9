/** A subscriber that stops reading: memory stays bounded, and it goes on without a gap or a repeat. */
import { once } from 'node:events';
import {
  GRAPHQL_PATH,
  MAX_SUBSCRIPTIONS_PER_SOCKET,
  SOCKET_CLOSE,
} from '@scoresheet/contracts-graphql';
import type { SealedEvent } from '@scoresheet/domain-record';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { append, playedMatch, startApi, take, type TestApi } from '../api.spec-kit.js';
import { virtualClock } from '../clock.spec-kit.js';
import { SubscriberQueues } from '../events/subscriber-queues.service.js';
import { SubscriptionSocket } from './subscription-socket.js';

const QUEUE_LIMIT = 4;
const QUERY = `subscription($match: ID!, $from: Int) {
  matchEvents(match: $match, from: $from, table: true) { seq facts table } }`;
/** Events that are there before; the others come while nobody reads. */
const PAST = 60;

let api: TestApi;
let events: readonly SealedEvent[];
let match: string;
beforeAll(async () => {
  // Time stands still, so that nobody is sent away for being slow with what was written before.
  api = await startApi({ subscriberQueueLimit: QUEUE_LIMIT, clock: virtualClock(Date.now()) });
  events = playedMatch(api.environment, 'slow reader');
  match = events[0]?.header.record ?? '';
  await append(api.log, events.slice(0, PAST));
});
afterAll(() => api.close());

interface Message {
  readonly id: string;
  readonly type: string;
  readonly payload?: unknown;
}

/** A socket as it is, which can stop reading; what came over it. */
async function reader() {
  const url = api.url.replace('http', 'ws') + GRAPHQL_PATH;
  const socket = new WebSocket(url, 'graphql-transport-ws');
  const closing = once(socket, 'close') as Promise<[number, Buffer]>;
  const messages: Message[] = [];
  socket.on('message', (text) => void messages.push(JSON.parse(String(text)) as Message));
  await once(socket, 'open');
  const send = (message: object) => socket.send(JSON.stringify(message));
  send({ type: 'connection_init' });
  await expect.poll(() => messages.length).toBe(1);
  return { socket, messages, closing, send };
}

const ids = Array.from({ length: MAX_SUBSCRIPTIONS_PER_SOCKET }, (_, i) => `s${i}`);

const seqsOf = (messages: readonly Message[], wanted: string): readonly number[] =>
  messages
    .filter(({ id, type }) => id === wanted && type === 'next')
    .map(
      ({ payload }) => (payload as { data: { matchEvents: { seq: number } } }).data.matchEvents.seq,
    );

function resumeFrom(messages: readonly Message[], wanted: string): number | undefined {
  const dropped = messages.find(({ id, type }) => id === wanted && type === 'error');
  const [error] = (dropped?.payload ?? []) as { extensions: { resumeFrom: number } }[];
  return error?.extensions.resumeFrom;
}

describe('A subscriber that stops reading', () => {
  it('is dropped with where to go on, and costs a bounded number of messages meanwhile', async () => {
    const { socket, messages, send } = await reader();
    const feeds = api.get(SubscriberQueues);
    const sockets = api.get(SubscriptionSocket);
    for (const id of ids) {
      send({ id, type: 'subscribe', payload: { query: QUERY, variables: { match, from: 0 } } });
    }
    await expect.poll(() => feeds.counts().subscriptions).toBe(ids.length);
    socket.pause();
    const live = events.slice(PAST);
    expect(live.length).toBeGreaterThan(0);
    for (const event of live) {
      await append(api.log, [event]);
      expect(feeds.counts().longestQueue).toBeLessThanOrEqual(QUEUE_LIMIT);
      expect(sockets.counts().bufferedBytes).toBeLessThan(4 * 1024 * 1024);
    }
    await expect.poll(() => feeds.counts().dropped).toBeGreaterThanOrEqual(ids.length);
    expect(feeds.counts().waitingMessages).toBe(0);

    socket.resume();
    await expect.poll(() => ids.every((id) => resumeFrom(messages, id) !== undefined)).toBe(true);
    socket.close();
    const [id = ''] = ids;
    for (const one of ids) {
      const seen = seqsOf(messages, one);
      expect(seen).toEqual(Array.from({ length: seen.length }, (_, seq) => seq));
      expect(resumeFrom(messages, one)).toBe(seen.length);
    }
    const from = resumeFrom(messages, id) ?? 0;
    const again = api.socket();
    const rest = await take<{ seq: number }>(again, QUERY, { match, from }, events.length - from);
    await again.dispose();
    expect([...seqsOf(messages, id), ...rest.map(({ seq }) => seq)]).toEqual(
      events.map(({ header }) => header.seq),
    );
  }, 60_000);

  it('and asks without end is closed with a code to come back by', async () => {
    const tight = await startApi({ frontDoor: { socketBufferBytes: 10_000 } });
    const url = tight.url.replace('http', 'ws') + GRAPHQL_PATH;
    const socket = new WebSocket(url, 'graphql-transport-ws');
    await once(socket, 'open');
    const closing = once(socket, 'close') as Promise<[number, Buffer]>;
    socket.send(JSON.stringify({ type: 'connection_init' }));
    await once(socket, 'message');
    socket.pause();
    const payload = { padding: 'x'.repeat(60_000) };
    const ping = JSON.stringify({ type: 'ping', payload });
    const sockets = tight.get(SubscriptionSocket);
    // Each is answered by as much again, until the system's own buffers are full.
    for (let sent = 0; sockets.counts().sockets > 0 && sent < 2_000; sent += 1) {
      await new Promise((resolve) => socket.send(ping, resolve));
    }
    expect(sockets.counts()).toMatchObject({ sockets: 0, bufferedBytes: 0 });
    socket.resume();
    const [code, reason] = await closing;
    expect({ code, reason: String(reason) }).toEqual(SOCKET_CLOSE.slowSubscriber);
    await tight.close();
  }, 60_000);
});
