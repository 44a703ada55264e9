/** A series of matches as its two players meet it: game after game, until it is decided. */
import { newActor } from '@scoresheet/services-accounts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startApi, startWorkers, take, type TestApi } from '../api.spec-kit.js';
import { answer, runningTable, send } from '../played-table.spec-kit.js';

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

interface Game {
  readonly status: string;
  readonly seq: number;
  readonly begins: number | null;
  readonly seats: readonly { readonly actor: string | null }[];
  readonly table: { readonly seats: readonly { readonly counters: { readonly money?: number } }[] };
  readonly series: {
    readonly bestOf: number;
    readonly wins: readonly number[];
    readonly figures: readonly number[] | null;
    readonly next: string | null;
  };
}

async function look(match: string, token?: string): Promise<Game | null> {
  const query = `{ match(id: "${match}") {
    status seq begins beginsChosenBy seats { actor } table
    series { bestOf game wins draws decided figures previous next }
  } }`;
  const { data, errors } = await api.ask(query, {}, token);
  expect(errors).toBeUndefined();
  return data?.['match'] as Game | null;
}

async function known(match: string, token?: string): Promise<Game> {
  const game = await look(match, token);
  if (game === null) throw new Error(`there is no match ${match}`);
  return game;
}

/** The match of the next game, as soon as it is there. */
async function nextOf(match: string): Promise<string> {
  const { next } = (await known(match)).series;
  await vi.waitFor(() => known(next ?? ''), { timeout: 30_000, interval: 20 });
  return next ?? '';
}

const concede = (match: string, token: string) => send(api, token, `concede(match: "${match}")`);
const ready = (match: string, token: string, expectedSeq: number, begins = '') =>
  send(api, token, `getReady(match: "${match}", expectedSeq: ${expectedSeq} ${begins})`);

describe('A best of three of Fuzzycards', () => {
  it('leads its players from game to game, and the loser says who begins', async () => {
    const { match: first, seats } = await runningTable(api, ', bestOf: 3');
    await concede(first, seats[0]);
    const second = await nextOf(first);
    expect(await known(first)).toMatchObject({
      status: 'OVER',
      series: { bestOf: 3, game: 1, wins: [0, 1], draws: 0, decided: false, next: second },
    });
    const { seats: seated } = await known(first);
    expect(await known(second)).toMatchObject({
      status: 'OPEN',
      seats: seated,
      begins: null,
      beginsChosenBy: 1,
    });
    await ready(second, seats[0], 0, ', begins: 2');
    await ready(second, seats[1], 1);
    expect(await known(second)).toMatchObject({
      status: 'RUNNING',
      begins: 2,
      beginsChosenBy: null,
    });
    await concede(second, seats[1]);
    const third = await nextOf(second);
    expect(await concede(third, seats[1])).toMatchObject({ __typename: 'Accepted' });
    expect((await known(third)).series).toEqual({
      bestOf: 3,
      game: 3,
      wins: [2, 1],
      draws: 0,
      decided: true,
      figures: null,
      previous: [first, second],
      next: null,
    });
  });

  it('tells whoever follows a game in which match the series goes on', async () => {
    const { match, seats } = await runningTable(api, ', bestOf: 3');
    const { seq } = await known(match);
    await concede(match, seats[0]);
    const query =
      'subscription($match: ID!, $from: Int!) { matchEvents(match: $match, from: $from) { facts } }';
    const from = { match, from: seq + 1 };
    const [told] = await take<{ facts: readonly object[] }>(api.socket(), query, from, 1);
    const goesOn = { kind: 'series-goes-on', match: await nextOf(match) };
    expect(told?.facts.at(-1)).toEqual(goesOn);
  });

  it('is refused where a series has another length, and for more than two', async () => {
    const token = await api.tokenOf(newActor());
    const create = `createMatch(commandId: "four", game: "fuzzycards", bestOf: 4)`;
    const { errors } = await api.ask(`mutation { ${create} { __typename } }`, {}, token);
    expect(errors?.[0]?.message).toContain('a series is the best of 3 or of 5');
    const three = 'createMatch(game: "friendomancy", seats: 3, bestOf: 3)';
    expect(await send(api, token, three)).toMatchObject({ code: 'seat-count' });
  });

  it('is nothing that a single match has', async () => {
    const { match } = await runningTable(api);
    expect((await known(match)).series).toBeNull();
  });
});

describe('A best of three of Friendomancy (A-FRI-69)', () => {
  const MOST_ANSWERS = 400;

  /** Plays until one of the two has more Money; gives the difference of seat 1. */
  async function untilAhead(match: string, seats: readonly [string, string]): Promise<number> {
    for (let answers = 0; answers < MOST_ANSWERS; answers += 1) {
      const money = (await known(match)).table.seats.map(({ counters }) => counters.money ?? 0);
      const [one = 0, two = 0] = money;
      if (one !== two) return one - two;
      await answer(api, { match, seats, after: '' });
    }
    throw new Error('nobody has come ahead');
  }

  it('adds the Money difference up over its games', async () => {
    const seats = [await api.tokenOf(newActor()), await api.tokenOf(newActor())] as const;
    const opened = await send(api, seats[0], 'createMatch(game: "friendomancy", bestOf: 3)');
    const { data } = await api.ask('{ games { id decks { cards } } }');
    const games = data?.['games'] as { id: string; decks: { cards: string[] }[] }[];
    const deck = JSON.stringify(games.find(({ id }) => id === 'friendomancy')?.decks[0]?.cards);
    for (const [at, token] of seats.entries()) {
      const sitting = `seat: ${at + 1}, expectedSeq: ${at}, deck: ${deck}`;
      await send(api, token, `takeSeat(match: "${opened.match}", ${sitting})`);
    }
    let match = opened.match;
    const differences: number[] = [];
    const shown: (readonly number[] | null)[] = [];
    for (const game of [1, 2]) {
      const { seq } = await known(match);
      await ready(match, seats[0], seq);
      await ready(match, seats[1], seq + 1);
      const ahead = await untilAhead(match, seats);
      // Whoever is behind gives up, so that leaving changes nothing of the difference.
      await concede(match, ahead < 0 ? seats[0] : seats[1]);
      differences.push(ahead);
      shown.push((await known(match)).series.figures);
      if (game === 1) match = await nextOf(match);
    }
    const [first = 0, second = 0] = differences;
    const sum = first + second;
    expect(differences).not.toContain(0);
    expect(shown).toEqual([
      [first, -first],
      [sum, 0 - sum],
    ]);
  });
});
