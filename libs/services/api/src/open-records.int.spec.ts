/**
 * Records that open at their end: nothing is otherwise before, and everything is for everybody
 * after. The log stamps events with the time that the spec sets.
 */
import { matchRefolder } from '@scoresheet/domain-match';
import { encodeUtf8, verifyExport } from '@scoresheet/domain-record';
import { sha256 } from '@scoresheet/domain-record/node';
import { newActor } from '@scoresheet/services-accounts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newLog, startApi, startWorkers, take, type TestApi } from './api.spec-kit.js';
import { virtualClock } from './clock.spec-kit.js';
import {
  answer,
  openTable,
  runningTable,
  send,
  type PlayedTable,
} from './played-table.spec-kit.js';

const clock = virtualClock(1_700_000_000_000);
const READ = `query($m: ID!, $as: Perspective) {
  match(id: $m, perspective: $as) { ownSeat opens status table }
  events(match: $m, perspective: $as, first: 500) { events { facts } }
  moments(match: $m, perspective: $as, first: 100) { moments { facts table } }
  exportMatch(id: $m, perspective: $as)
}`;
const SECRETS = [/hand1-\d/, /hand2-\d/, /\\?"order\\?":\[/];

let api: TestApi;
let stopWorkers: () => Promise<void>;
let stranger: string;

beforeAll(async () => {
  api = await startApi({ log: newLog(clock), clock });
  stopWorkers = await startWorkers(api);
  stranger = await api.tokenOf(newActor());
});
afterAll(async () => {
  await stopWorkers();
  await api.close();
});

interface Reading {
  readonly match: { readonly ownSeat: number | null; readonly opens: string };
  readonly exportMatch: string;
}

async function reading(m: string, token?: string, as?: string): Promise<Reading> {
  const { data, errors } = await api.ask(READ, { m, as }, token);
  expect(errors).toBeUndefined();
  return data as unknown as Reading;
}

/** Which of the secrets somebody finds by each way to read the match. */
async function found(m: string, token?: string, as?: string) {
  const ways = Object.entries(await reading(m, token, as));
  return Object.fromEntries(
    ways.map(([way, read]) => [way, SECRETS.map((secret) => secret.test(JSON.stringify(read)))]),
  );
}

const everywhere = (table: readonly boolean[], record: readonly boolean[]) => ({
  match: table,
  events: record,
  moments: record,
  exportMatch: record,
});
const NOTHING = everywhere([false, false, false], [false, false, false]);
/** The order of a deck is told once, in an event; a table has none. */
const EVERYTHING = everywhere([true, true, false], [true, true, true]);

async function played(settings: string): Promise<PlayedTable> {
  const table = await runningTable(api, settings);
  for (let answers = 0; answers < 8; answers += 1) {
    clock.pass(1_000);
    expect((await answer(api, table)).__typename).toBe('Accepted');
  }
  return table;
}

async function over(settings: string): Promise<PlayedTable> {
  const table = await played(settings);
  const { __typename } = await send(api, table.seats[0], `concede(match: "${table.match}")`);
  expect(__typename).toBe('Accepted');
  return table;
}

describe('A record that opens at its end', () => {
  it('says so before anybody sits down', async () => {
    const match = await openTable(api, stranger, ', opens: AT_END');
    expect((await reading(match)).match.opens).toBe('AT_END');
    expect((await reading(await openTable(api, stranger))).match.opens).toBe('NEVER');
  });

  it('hides while the match is played what it hides in any match', async () => {
    const { match, seats } = await played(', opens: AT_END');
    expect(await found(match)).toEqual(NOTHING);
    expect(await found(match, seats[0])).toEqual(
      everywhere([true, false, false], [true, false, false]),
    );
    const refused = await api.ask(READ, { m: match, as: 'SEAT_2' }, seats[0]);
    expect(refused.errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
  });

  it('shows everybody everything once it is over, from every seat', async () => {
    const { match, seats } = await over(', opens: AT_END');
    expect(await found(match)).toEqual(EVERYTHING);
    expect(await found(match, stranger)).toEqual(EVERYTHING);
    expect(await found(match, seats[1])).toEqual(EVERYTHING);
    expect(await found(match, undefined, 'PUBLIC')).toEqual(NOTHING);
    const second = everywhere([false, true, false], [false, true, false]);
    expect(await found(match, undefined, 'SEAT_2')).toEqual(second);
    expect((await reading(match, seats[1])).match.ownSeat).toBe(2);
    expect((await reading(match, seats[1], 'SEAT_1')).match.ownSeat).toBe(2);
    expect((await reading(match)).match.ownSeat).toBeNull();
  });

  it('can be verified to the last card by anybody', async () => {
    const verdictOf = async (match: string) =>
      verifyExport(
        encodeUtf8((await reading(match)).exportMatch),
        matchRefolder(api.environment),
        sha256,
      ).verdict;
    expect(await verdictOf((await over(', opens: AT_END')).match)).toBe('EXACT');
    expect(await verdictOf((await over('')).match)).toBe('UNVERIFIED');
  });

  it('stays closed where it was never to open, and for a seat the other hand', async () => {
    const { match, seats } = await over('');
    expect(await found(match)).toEqual(NOTHING);
    expect((await found(match, seats[0]))['events']).toEqual([true, false, false]);
  });

  it('waits for the delay of its spectators, for the seats as well', async () => {
    const delay = ', opens: AT_END, spectatorDelay: { seconds: 30 }';
    const { match, seats } = await over(delay);
    clock.pass(29_999);
    expect(await found(match)).toEqual(NOTHING);
    expect((await found(match, seats[0]))['events']).toEqual([true, false, false]);
    clock.pass(1);
    expect(await found(match)).toEqual(EVERYTHING);
    expect(await found(match, seats[0])).toEqual(EVERYTHING);
  });

  it('is read by staff without a note once everybody may read it', async () => {
    const judge = await api.tokenOf('the-judge', 'judge');
    const operator = await api.tokenOf('the-operator', 'operator');
    const noted = async (match: string) => {
      await found(match, judge);
      const { data } = await api.ask(`{ houseReads(match: "${match}") { way } }`, {}, operator);
      return (data?.['houseReads'] as readonly unknown[]).length;
    };
    expect(await noted((await over(', opens: AT_END')).match)).toBe(0);
    expect(await noted((await played(', opens: AT_END')).match)).toBeGreaterThan(0);
  });

  it('tells whoever has followed it no more than was to be seen then', async () => {
    const { match } = await over(', opens: AT_END');
    const client = api.socket();
    const follow = `subscription { matchEvents(match: "${match}", table: true) { facts table } }`;
    const told = await take(client, follow, {}, 14);
    await client.dispose();
    expect(told).toHaveLength(14);
    expect(SECRETS.map((secret) => secret.test(JSON.stringify(told)))).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('is not asked of a series, whose lists are played again', async () => {
    const asked = 'createMatch(game: "fuzzycards", bestOf: 3, opens: AT_END)';
    expect(await send(api, stranger, asked)).toMatchObject({
      __typename: 'Refused',
      code: 'series-unclear',
    });
  });
});
