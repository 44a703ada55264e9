/** A table of three as clients meet it: passing beforehand, leaving while others play on, a JUDGE. */
import { newActor } from '@scoresheet/services-accounts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, startWorkers, type TestApi } from '../api.spec-kit.js';
import * as played from '../played-table.spec-kit.js';

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

interface Table {
  readonly match: string;
  /** By seat, the first at index 0. */
  readonly seats: readonly string[];
}

interface Seen {
  readonly status: string;
  readonly seq: number;
  readonly ownSeat: number | null;
  readonly judge: { readonly actor: string | null } | null;
  readonly seats: readonly { readonly autoPass: object | null }[];
  readonly decisions: readonly {
    readonly seat: number;
    readonly kind: string;
    readonly optional: boolean;
    readonly options: object | null;
  }[];
  readonly result: { readonly places: readonly number[][]; readonly reason: string } | null;
  readonly table: { readonly seats: readonly { readonly counters: { readonly out?: number } }[] };
}

/** Three players who are ready. */
async function tableOf(game: string, settings = ''): Promise<Table> {
  const seats = await Promise.all([1, 2, 3].map(() => api.tokenOf(newActor())));
  const [host = ''] = seats;
  const opened = await played.send(api, host, `createMatch(game: "${game}", seats: 3 ${settings})`);
  const { match } = opened;
  const { data } = await api.ask('{ games { id decks { cards } } }');
  const games = data?.['games'] as { id: string; decks: { cards: string[] }[] }[];
  const deck = JSON.stringify(games.find(({ id }) => id === game)?.decks[0]?.cards);
  for (const [at, token] of seats.entries()) {
    const sitting = `seat: ${at + 1}, expectedSeq: ${at}, deck: ${deck}`;
    await played.send(api, token, `takeSeat(match: "${match}", ${sitting})`);
  }
  for (const [at, token] of seats.entries()) {
    await played.send(api, token, `getReady(match: "${match}", expectedSeq: ${3 + at})`);
  }
  return { match, seats };
}

async function look({ match }: Table, token?: string): Promise<Seen> {
  const query = `{ match(id: "${match}") {
    status seq ownSeat judge { actor } seats { autoPass { until card } }
    decisions { seat kind optional options { pick } } result { places reason } table
  } }`;
  return (await api.ask(query, {}, token)).data?.['match'] as Seen;
}

async function publicLines({ match }: Table): Promise<readonly { type: string; action: object }[]> {
  const { data } = await api.ask(`{ events(match: "${match}") { events { type action } } }`);
  const { events } = data?.['events'] as { events: readonly { type: string; action: object }[] };
  return events;
}

describe('Passing beforehand', () => {
  it('is seen by the own seat and by judges; others see that something was said', async () => {
    const table = await tableOf('buddies');
    const [, second = '', third] = table.seats;
    const until = `setAutoPass(match: "${table.match}", until: CARD_PLAYED, card: "power")`;
    expect(await played.send(api, second, until)).toMatchObject({ __typename: 'Accepted' });
    const judge = await api.tokenOf(newActor(), 'judge');
    const seen = await Promise.all([second, judge, third, undefined].map((by) => look(table, by)));
    const standing = { until: 'CARD_PLAYED', card: 'power' };
    expect(seen.map(({ seats }) => seats[1]?.autoPass)).toEqual([standing, standing, null, null]);
    await played.send(api, second, `clearAutoPass(match: "${table.match}")`);
    expect((await look(table, second)).seats[1]?.autoPass).toBeNull();
    const [set, cleared] = (await publicLines(table)).slice(-2);
    expect(set?.type).toBe('auto-pass-changed');
    expect(set).toEqual(cleared);
    expect(JSON.stringify(set)).not.toContain('power');
  });
});

describe('Giving up at a table of three', () => {
  it('leaves the others to play on; who goes later stands before who went first', async () => {
    const table = await tableOf('buddies');
    const [first = '', second = ''] = table.seats;
    const concede = `concede(match: "${table.match}")`;
    await played.send(api, second, concede);
    const between = await look(table);
    expect([between.status, between.result]).toEqual(['RUNNING', null]);
    const out = between.table.seats.map(({ counters }) => (counters.out ?? 0) > 0);
    expect(out).toEqual([false, true, false]);
    await played.send(api, first, concede);
    const { status, result } = await look(table);
    expect([status, result?.places]).toEqual(['OVER', [[3], [1], [2]]]);
  });
});

describe('A match with a JUDGE', () => {
  const JUDGED = ', options: { judge: "sits" }';

  it('waits in its lobby, is begun by the JUDGE, and shows the JUDGE what is asked', async () => {
    const table = await tableOf('friendomancy', JUDGED);
    expect(await look(table)).toMatchObject({ status: 'OPEN', judge: { actor: null } });
    const actor = newActor();
    const judge = await api.tokenOf(actor, 'judge');
    await played.send(api, judge, `takeJudgeSeat(match: "${table.match}", expectedSeq: 6)`);
    const seen = await look(table, judge);
    expect(seen).toMatchObject({ status: 'RUNNING', ownSeat: 0, judge: { actor } });
    const [order] = seen.decisions;
    expect(order).toEqual({
      seat: 0,
      kind: 'draft-order',
      optional: false,
      options: { pick: 'ORDER' },
    });
    expect((await look(table, table.seats[0])).decisions[0]?.options).toBeNull();
    const pause = `pauseMatch(match: "${table.match}")`;
    expect(await played.send(api, judge, pause)).toMatchObject({ code: 'judge-seated' });
  });

  it('goes on by chance when staff excuses a JUDGE who is silent', async () => {
    const table = await tableOf('friendomancy', JUDGED);
    const judge = await api.tokenOf(newActor());
    await played.send(api, judge, `takeJudgeSeat(match: "${table.match}", expectedSeq: 6)`);
    const organiser = await api.tokenOf(newActor(), 'organiser');
    const excuse = `excuseJudge(match: "${table.match}", reason: "has gone home")`;
    expect(await played.send(api, organiser, excuse)).toMatchObject({ __typename: 'Accepted' });
    const { judge: seat, decisions } = await look(table);
    expect([seat, decisions[0]?.kind]).toEqual([{ actor: null }, 'draft']);
  });
});
