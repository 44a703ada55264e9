import type { Client } from 'graphql-ws';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApi, startWorkers, type TestApi } from '../api.spec-kit.js';
import { openTable, runningTable } from '../played-table.spec-kit.js';

let api: TestApi;
let stopWorkers: () => Promise<void>;
beforeAll(async () => {
  api = await startApi();
  stopWorkers = await startWorkers(api);
});
afterAll(async () => {
  await stopWorkers();
  await api.close();
});

async function watchersOf(match: string): Promise<number> {
  const { data, errors } = await api.ask(`{ match(id: "${match}") { watchers ruleset } }`);
  expect(errors).toBeUndefined();
  return (data?.['match'] as { watchers: number }).watchers;
}

/** Follows until the client is disposed of; resolves when the first event is here. */
function follow(client: Client, match: string): Promise<void> {
  return new Promise((resolve, reject) => {
    client.subscribe(
      { query: `subscription { matchEvents(match: "${match}") { seq } }` },
      { next: () => resolve(), error: reject, complete: () => undefined },
    );
  });
}

it.each(['', ', spectatorDelay: { events: 3 }'])(
  'Watchers follow a match and have no seat in it; who has left is not counted (%s)',
  async (settings) => {
    const { match, seats } = await runningTable(api, settings);
    expect(await watchersOf(match)).toBe(0);
    const [stranger, guest, seat] = [api.socket(), api.socket(), api.socket(seats[0])];
    await Promise.all([stranger, guest, seat].map((client) => follow(client, match)));
    expect(await watchersOf(match)).toBe(2);

    await guest.dispose();

    await expect.poll(() => watchersOf(match)).toBe(1);
    await Promise.all([stranger.dispose(), seat.dispose()]);
    await expect.poll(() => watchersOf(match)).toBe(0);
  },
);

it('Whoever has taken a seat is no watcher any more', async () => {
  const { seats } = await runningTable(api);
  const match = await openTable(api, seats[1]);
  const client = api.socket(seats[0]);
  await follow(client, match);
  expect(await watchersOf(match)).toBe(1);
  const { data } = await api.ask('{ games { id decks { cards } } }');
  const games = data?.['games'] as { id: string; decks: { cards: string[] }[] }[];
  const deck = games.find(({ id }) => id === 'fuzzycards')?.decks[0]?.cards;
  const sit = `mutation($match: ID!, $deck: [String!]!) { takeSeat(
    commandId: "sit", match: $match, seat: 1, expectedSeq: 0, deck: $deck) { __typename } }`;
  await api.ask(sit, { match, deck }, seats[0]);
  await expect.poll(() => watchersOf(match)).toBe(0);
  await client.dispose();
});
