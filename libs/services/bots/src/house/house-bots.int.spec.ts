/** People against bots of the house, over the public api, and processes that come and go. */
import { matchRefolder } from '@scoresheet/domain-match';
import { encodeUtf8, verifyExport } from '@scoresheet/domain-record';
import { sha256 } from '@scoresheet/domain-record/node';
import { rulesOf } from '@scoresheet/games-catalog';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ask } from '../api-client.js';
import { followMatch } from '../follow-match.js';
import { signIn, type BotPlayer } from '../guests.js';
import { playSeat } from '../seat-bot.js';
import { startServer, type TestServer } from '../server.spec-kit.js';

/** A match is some hundreds of requests, and the machine may have other things to do. */
const A_MATCH_MS = 240_000;
const SEAT_BOT = `mutation SeatBot($match: ID!, $seat: Int!, $commandId: ID!) {
  seatBot(match: $match, seat: $seat, commandId: $commandId) {
    __typename ... on Accepted { seq } ... on Refused { code says } ... on Conflict { says }
  }
}`;
const SEATS = `query Seats($match: ID!) {
  match(id: $match) { status seats { seat actor isBot ready } }
}`;

interface Outcome {
  readonly __typename: string;
  readonly seq?: number;
  readonly code?: string;
}
interface Lobby {
  readonly status: string;
  readonly seats: readonly { seat: number; actor: string | null; isBot: boolean; ready: boolean }[];
}

let server: TestServer;
let host: BotPlayer;
beforeEach(async () => {
  server = await startServer({ thinkMs: { least: 0, most: 1 } });
  host = await signIn({ url: server.url });
});
afterEach(() => server.close());

const as = ({ token }: BotPlayer) => ({ url: server.url, token });

async function open(game: string, seats: number): Promise<string> {
  const query = `mutation Open($game: String!, $seats: Int!) {
    createMatch(commandId: "open", game: $game, seats: $seats) { ... on Accepted { match } }
  }`;
  type Opened = { createMatch: { match: string } };
  return (await ask<Opened>(as(host), query, { game, seats })).createMatch.match;
}

async function seatBot(match: string, seat: number, by = host, commandId = `b${seat}`) {
  type Seated = { seatBot: Outcome };
  return (await ask<Seated>(as(by), SEAT_BOT, { match, seat, commandId })).seatBot;
}

const lobbyOf = async (match: string): Promise<Lobby> =>
  (await ask<{ match: Lobby }>({ url: server.url }, SEATS, { match })).match;

async function decksOf(game: string): Promise<readonly string[]> {
  type Games = { games: { id: string; decks: { cards: string[] }[] }[] };
  const { games } = await ask<Games>({ url: server.url }, '{ games { id decks { cards } } }');
  return games.find(({ id }) => id === game)?.decks[0]?.cards ?? [];
}

const playFirstSeat = async (match: string, game: string): Promise<number> =>
  playSeat({
    address: as(host),
    actor: host.actor,
    match,
    seat: 1,
    seed: match,
    kind: 'heuristic',
    deck: await decksOf(game),
    passesBeforehand: game === 'buddies',
  });

async function verdictOf(match: string): Promise<string> {
  const judge = { url: server.url, token: await server.tokenOf('judge') };
  const query = 'query Export($id: ID!) { exportMatch(id: $id) }';
  const { exportMatch } = await ask<{ exportMatch: string }>(judge, query, { id: match });
  return verifyExport(encodeUtf8(exportMatch), matchRefolder({ rulesOf, sha256 }), sha256).verdict;
}

describe('A bot of the house', { timeout: A_MATCH_MS }, () => {
  it('sits where it is asked to, says that it is a bot, gets ready and plays to the end', async () => {
    const match = await open('fuzzycards', 2);
    expect(await seatBot(match, 2)).toEqual({ __typename: 'Accepted', seq: 1 });
    await expect.poll(async () => (await lobbyOf(match)).seats[1]?.ready).toBe(true);
    const { seats } = await lobbyOf(match);
    expect(seats.map(({ isBot }) => isBot)).toEqual([false, true]);
    expect(seats[1]?.actor).toMatch(/^bot-[0-9a-f]{32}$/);

    await playFirstSeat(match, 'fuzzycards');

    expect((await lobbyOf(match)).status).toBe('OVER');
    expect(await verdictOf(match)).toBe('EXACT');
  });

  it('sits once, however often the same is asked', async () => {
    const match = await open('fuzzycards', 2);
    const [one, other] = await Promise.all([seatBot(match, 2), seatBot(match, 2)]);
    expect(one).toEqual({ __typename: 'Accepted', seq: 1 });
    expect(other).toEqual(one);
    await expect.poll(async () => (await lobbyOf(match)).seats[1]?.ready).toBe(true);
    expect(await seatBot(match, 2)).toEqual(one);
  });

  it('goes on after the server has been away, in the middle of the game', async () => {
    const match = await open('fuzzycards', 2);
    await seatBot(match, 2);
    const playing = playFirstSeat(match, 'fuzzycards');
    for await (const { seq } of followMatch({ url: server.url }, match)) if (seq >= 12) break;

    await server.restart();

    expect(await playing).toBeGreaterThan(12);
    expect((await lobbyOf(match)).status).toBe('OVER');
    expect(await verdictOf(match)).toBe('EXACT');
  });

  it('plays beside others at a table of five', async () => {
    const match = await open('buddies', 5);
    const seated = await Promise.all([2, 3, 4, 5].map((seat) => seatBot(match, seat)));
    expect(seated.map(({ __typename }) => __typename)).toEqual(Array(4).fill('Accepted'));
    const areReady = async () => (await lobbyOf(match)).seats.map(({ ready }) => ready);
    await expect.poll(areReady).toEqual([false, true, true, true, true]);
    const lastSeq = await playFirstSeat(match, 'buddies');
    expect(lastSeq).toBeGreaterThan(20);
    expect((await lobbyOf(match)).status).toBe('OVER');
  });
});

describe('A seat for a bot of the house', () => {
  it('is given by whoever opened the match or sits there, and by nobody else', async () => {
    const match = await open('buddies', 3);
    const stranger = await signIn({ url: server.url });
    expect(await seatBot(match, 2, stranger)).toMatchObject({ code: 'not-your-match' });
    expect(await seatBot(match, 2)).toMatchObject({ __typename: 'Accepted' });
    expect((await lobbyOf(match)).seats.map(({ isBot }) => isBot)).toEqual([false, true, false]);
  });

  it('is free, and in a match that is there', async () => {
    const match = await open('fuzzycards', 2);
    await seatBot(match, 2);
    await expect.poll(async () => (await lobbyOf(match)).seats[1]?.ready).toBe(true);
    expect(await seatBot(match, 2, host, 'again')).toMatchObject({ code: 'already-seated' });
    expect(await seatBot(match, 3)).toMatchObject({ code: 'unknown-seat' });
    expect(await seatBot('m-none', 1)).toMatchObject({ code: 'unknown-match' });
  });
});
