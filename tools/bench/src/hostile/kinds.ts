/** What hostile clients do, a connection each, again and again until their time is over. */
import { withoutUndefined } from '@scoresheet/rules-engine';
import { Agent, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { GRAPHQL_PATH } from '@scoresheet/contracts-graphql';
import { WebSocket } from 'ws';

interface Hostile {
  /** Where the api answers, such as `http://127.0.0.1:4000`. */
  readonly url: string;
  /** An address that is not the players', as strangers have. */
  readonly localAddress: string;
  readonly untilMs: number;
  /** One thing more was done. */
  readonly done: () => void;
}

type Attack = (by: Hostile) => Promise<void>;

/** Nobody is asked for more than this of one connection, so that the load has a bound. */
const PAUSE_MS = 10;
const ANSWER_WITHIN_MS = 5_000;

const isOver = ({ untilMs }: Hostile): boolean => performance.now() >= untilMs;

async function again(by: Hostile, act: (number: number) => Promise<unknown>): Promise<void> {
  for (let number = 0; !isOver(by); number += 1) {
    await act(number).catch(() => undefined);
    by.done();
    await pause(PAUSE_MS);
  }
}

interface Said {
  readonly body: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Resolves when it is answered, or cut. */
const post = (by: Hostile, agent: Agent, { body, headers }: Said): Promise<void> =>
  new Promise((resolve, reject) => {
    const asked = request(`${by.url}${GRAPHQL_PATH}`, {
      method: 'POST',
      agent,
      localAddress: by.localAddress,
      timeout: ANSWER_WITHIN_MS,
      headers: { 'content-type': 'application/json', ...headers },
    });
    asked.on('response', (response) => response.resume().on('close', resolve));
    asked.on('timeout', () => asked.destroy()).on('error', reject);
    asked.end(body);
  });

/** Sends one request after the other, as fast as one connection has its answers. */
const posting =
  (said: (number: number) => Said): Attack =>
  async (by) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    await again(by, (number) => post(by, agent, said(number)));
    agent.destroy();
  };

const asking = (query: (number: number) => string): Attack =>
  posting((number) => ({ body: JSON.stringify({ query: query(number) }) }));

const many = (count: number, part: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => part(i)).join(' ');

function opened({ url, localAddress }: Hostile): Socket {
  const { port, hostname: host } = new URL(url);
  return connect({ host, port: Number(port), localAddress }).on('error', () => undefined);
}

const head = (length: number): string =>
  `POST ${GRAPHQL_PATH} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n` +
  `Content-Length: ${length}\r\n\r\n`;

/** Every header takes a second, and there is always one more. */
const slowHeaders: Attack = (by) =>
  again(by, async () => {
    const socket = opened(by);
    socket.write(`POST ${GRAPHQL_PATH} HTTP/1.1\r\nHost: localhost\r\n`);
    while (!isOver(by) && !socket.destroyed) {
      socket.write('X-Slow: x\r\n');
      await pause(1_000);
    }
    socket.destroy();
  });

/** Asks for all cards, many times in a row, and takes nothing of the answers. */
const slowReader: Attack = (by) =>
  again(by, async () => {
    const socket = opened(by).pause();
    const body = JSON.stringify({ query: '{ games { cards { code name text face } } }' });
    for (let i = 0; i < 16; i += 1) socket.write(head(body.length) + body);
    while (!isOver(by) && !socket.destroyed) await pause(500);
    socket.destroy();
  });

const socketOf = ({ url, localAddress }: Hostile, path: string, origin?: string): WebSocket =>
  new WebSocket(
    url.replace(/^http/, 'ws') + path,
    'graphql-transport-ws',
    withoutUndefined({
      localAddress,
      headers: origin === undefined ? undefined : { origin },
    }),
  );

const closed = (socket: WebSocket): Promise<void> =>
  new Promise((resolve) => {
    socket.on('error', () => undefined).on('close', () => resolve());
    setTimeout(() => socket.terminate(), ANSWER_WITHIN_MS).unref();
  });

const subscriptionFlood: Attack = (by) =>
  again(by, async () => {
    const socket = socketOf(by, GRAPHQL_PATH);
    const say = (message: object) => socket.send(JSON.stringify(message));
    socket.on('open', () => say({ type: 'connection_init' }));
    socket.once('message', () => {
      for (let i = 0; i < 64; i += 1) {
        const query = `subscription { matchEvents(match: "m-${i}") { seq facts table } }`;
        say({ id: `${i}`, type: 'subscribe', payload: { query } });
      }
      setTimeout(() => socket.close(), 500);
    });
    await closed(socket);
  });

const refusedUpgrades: Attack = (by) =>
  again(by, async (number) => {
    const isForeign = number % 2 === 0;
    const path = isForeign ? GRAPHQL_PATH : '/elsewhere';
    await closed(socketOf(by, path, isForeign ? 'https://evil.example' : undefined));
  });

const MB = 1024 * 1024;

/** `match`: one that is played, so that there is something to export. */
export const kindsOf = (match: string): Readonly<Record<string, Attack>> => ({
  'one field 490 times': asking(() => `{ ${'games{id}'.repeat(490)} }`),
  'the dearest pages': asking(
    () => `{ matches(first: 100) { nodes { ${many(15, (i) => `a${i}: seats { seat actor }`)} } } }`,
  ),
  'fragments within fragments': asking(
    () =>
      `{ ...F0 } ${many(150, (i) => `fragment F${i} on Query { ...F${i + 1} ...F${i + 1} }`)} ` +
      'fragment F150 on Query { __typename }',
  ),
  'parse bombs': asking((i) => (i % 2 ? '{a'.repeat(30_000) : `{ a(b: "${'x'.repeat(60_000)}") }`)),
  'huge bodies': posting(() => ({ body: 'x'.repeat(MB) })),
  'slow headers': slowHeaders,
  'slow readers': slowReader,
  'floods of subscriptions': subscriptionFlood,
  'refused upgrades': refusedUpgrades,
  'exports in a loop': asking(() => `{ exportMatch(id: "${match}") }`),
  'ids that nobody has': asking(
    (i) => `{ match(id: "m-${i}-${Math.random()}") { id } node(id: "a-${i}") { id } }`,
  ),
  'new guests': asking(() => 'mutation { signInAsGuest { token } }'),
  'wrong tokens': posting((i) => ({
    body: JSON.stringify({ query: '{ me { id } }' }),
    headers: { authorization: `Bearer scoresheet_${String(i).padStart(43, 'x')}` },
  })),
  'wrong passwords': asking(
    (i) => `mutation { signIn(name: "Somebody ${i}", password: "wrong ${i}") { __typename } }`,
  ),
  'requests in lists': posting(() => ({
    body: JSON.stringify(Array.from({ length: 500 }, () => ({ query: '{ __typename }' }))),
  })),
});

export const KINDS: readonly string[] = Object.keys(kindsOf(''));
