/** SIGTERM in the middle of many mutations: what was said to be accepted is, and nothing hangs. */
import { issueLocalToken } from '@scoresheet/services-accounts';
import { keysFrom } from '@scoresheet/services-keys';
import { createDataSource } from '@scoresheet/services-runtime';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { loggedAs, startWatched, type WatchedProcess } from './watched-process.spec-kit.js';

const KEY = '0a'.repeat(32);
const PLAYERS = 20;
const ACCEPTED_BEFORE = 200;
const STOPPED_WITHIN_MS = 10_000;

let running: WatchedProcess;
let tookMs: number;
let readyWhileStopping: number | undefined;
let closeCode: number | undefined;
/** Ids of matches that somebody was told to be created. */
const accepted: string[] = [];
/** Answers that were neither that nor a closed door. */
const strange: unknown[] = [];

beforeAll(async () => {
  running = await startWatched('info', {
    SCORESHEET_INSTALLATION_KEY: KEY,
    SCORESHEET_OPERATIONS_PER_SECOND: '1000',
  });
  const socket = await openSocket();
  socket.on('close', (code) => (closeCode = code));
  const players = Promise.all(
    Array.from({ length: PLAYERS }, (_, i) => createMatches(`player-${i}`)),
  );
  await vi.waitFor(() => expect(accepted.length).toBeGreaterThan(ACCEPTED_BEFORE), 60_000);

  const began = performance.now();
  const ended = running.lifetime.end(0);
  readyWhileStopping = (await fetch(`${running.operations}/readyz`)).status;
  await ended;
  tookMs = performance.now() - began;
  await players;
}, 120_000);

afterAll(() => running?.dispose());

async function openSocket(): Promise<WebSocket> {
  const socket = new WebSocket(
    `${running.url.replace('http', 'ws')}/graphql`,
    'graphql-transport-ws',
  );
  await new Promise((resolve) => socket.once('open', resolve));
  socket.send(JSON.stringify({ type: 'connection_init' }));
  await new Promise((resolve) => socket.once('message', resolve));
  return socket;
}

/** One after the other, until the door is closed. */
async function createMatches(actor: string): Promise<void> {
  const { token } = await issueLocalToken(keysFrom(Buffer.from(KEY, 'hex')), {
    role: 'player',
    actor,
  });
  for (let i = 0; ; i += 1) {
    const query = `mutation { createMatch(commandId: "c${i}", game: "fuzzycards")
      { __typename ... on Accepted { match } } }`;
    const answer = await post(query, token);
    if (answer === undefined) return;
    const { data } = answer as { data?: { createMatch?: { match?: string } } };
    if (data?.createMatch?.match === undefined) strange.push(answer);
    else accepted.push(data.createMatch.match);
  }
}

/** The answer's body, undefined where the connection was refused or cut. */
async function post(query: string, token: string): Promise<unknown> {
  try {
    const response = await fetch(`${running.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ query }),
    });
    return await response.json();
  } catch {
    return undefined;
  }
}

async function entriesOf(topic: string): Promise<readonly string[]> {
  const database = await createDataSource(running.databaseUrl).initialize();
  const rows = await database.query<{ key: string }[]>(
    `select key from scoresheet_log.entry join scoresheet_log.partition on id = partition_id
     where topic = $1`,
    [topic],
  );
  await database.destroy();
  return rows.map(({ key }) => key);
}

describe('A process that is told to stop while twenty players press it', () => {
  it('is done in time, in order, and without an error', () => {
    expect(tookMs).toBeLessThan(STOPPED_WITHIN_MS);
    expect(running.said).toEqual([]);
    expect(running.lines.filter((line) => !line.includes('"level":30'))).toEqual([]);
    const parts = loggedAs(running, 'stopped').map((line) => line['part']);
    const order = ['webhooks', 'bots of the house', 'services', 'log', 'database', 'operations'];
    expect(parts).toEqual(order);
  });

  it('is not ready from the first moment on, and tells sockets to come back', () => {
    expect(readyWhileStopping).toBe(503);
    expect(closeCode).toBe(1001);
  });

  it('answers each mutation with its outcome or not at all', () => {
    expect(strange).toEqual([]);
  });

  it('has every match once that it said to be created', async () => {
    const events = await entriesOf('match.events');
    expect(new Set(events).size).toBe(events.length);
    expect(accepted.filter((match) => !events.includes(match))).toEqual([]);
  });

  it('has decided every command that it took', async () => {
    const [commands, events] = [await entriesOf('match.commands'), await entriesOf('match.events')];
    expect(new Set(commands)).toEqual(new Set(events));
  });
});
