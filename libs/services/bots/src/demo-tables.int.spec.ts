/** Given tables of a demonstration, then somebody always plays there, and is known for a bot. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from './api-client.js';
import { demoTables } from './demo-tables.js';
import { startServer, type TestServer } from './server.spec-kit.js';
import { tablesInMemory } from './table-memory.js';

const SEATS = `query Seats($match: ID!) { match(id: $match) { opens seats { isBot } watchers } }`;

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

// A match is some hundreds of requests, and the machine may have other things to do.
describe('Tables of a demonstration', { timeout: 300_000 }, () => {
  it('are busy until they are told to stop, and are found again', async () => {
    const memory = tablesInMemory();
    const finished: string[] = [];
    const runUntil = async (isEnough: () => boolean) => {
      const stop = new AbortController();
      await demoTables({
        url: server.url,
        tables: 2,
        memory,
        pauseMs: 0,
        lookMs: 20,
        signal: stop.signal,
        onError: (error) => {
          throw error;
        },
        onFinished({ match }) {
          finished.push(match);
          if (isEnough()) stop.abort();
        },
      });
    };
    await runUntil(() => finished.length >= 2);
    const kept = [await memory.recall('table-1'), await memory.recall('table-2')];
    const open = kept.flatMap((each) => (each ? [each.match] : []));
    // One table may end several matches while the other is still at the one that it found again.
    const areOver = () => open.every((match) => finished.includes(match));
    await runUntil(() => finished.length >= 4 && areOver());
    expect(new Set(finished).size).toBe(finished.length);
  });

  it('say of every seat that a bot sits there, open their records, and are not watched by it', async () => {
    const stop = new AbortController();
    const memory = tablesInMemory();
    const options = { url: server.url, tables: 1, memory, lookMs: 20 };
    const playing = demoTables({ ...options, signal: stop.signal });
    await expect.poll(() => memory.recall('table-1')).toBeDefined();
    const table = await memory.recall('table-1');
    const seen = () => ask<object>({ url: server.url }, SEATS, { match: table?.match });
    const bots = [{ isBot: true }, { isBot: true }];
    await expect.poll(seen).toEqual({ match: { opens: 'AT_END', seats: bots, watchers: 0 } });
    stop.abort();
    await playing;
  });
});
