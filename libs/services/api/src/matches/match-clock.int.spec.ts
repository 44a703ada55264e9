/**
 * Clocks as a client meets them: a real worker, a player who never answers, and time that goes by
 * when the spec says so.
 */
import { newActor } from '@scoresheet/services-accounts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, startWorkers, type TestApi } from '../api.spec-kit.js';
import { virtualClock } from '../clock.spec-kit.js';

const BANK_MS = 2_000;
const DECISION_MS = 1_000;
const clock = virtualClock(Date.now());

interface Seen {
  readonly status: string;
  readonly clock: object | null;
  readonly seats: readonly {
    readonly clock: { readonly msLeft: number; readonly running: boolean; readonly asOf: number };
  }[];
  readonly result: { readonly places: number[][]; readonly reason: string } | null;
}

let api: TestApi;
let stopWorkers: () => Promise<void>;
let deck: readonly string[];

beforeAll(async () => {
  api = await startApi({ clock });
  stopWorkers = await startWorkers(api);
  const { data } = await api.ask('{ games { id decks { cards } } }');
  const games = data?.['games'] as { id: string; decks: { cards: string[] }[] }[];
  deck = games.find(({ id }) => id === 'fuzzycards')?.decks[0]?.cards ?? [];
});
afterAll(async () => {
  await stopWorkers();
  await api.close();
});

interface Told {
  readonly __typename: string;
  readonly match?: string;
}

async function send(token: string, command: string): Promise<Told> {
  const named = command.replace('(', `(commandId: "${newActor()}", `);
  const outcome = '{ __typename ... on Accepted { match } ... on Refused { says } }';
  const { data, errors } = await api.ask(`mutation { ${named} ${outcome} }`, {}, token);
  expect(errors).toBeUndefined();
  return Object.values(data ?? {})[0] as Told;
}

async function sendWell(token: string, command: string): Promise<string> {
  const told = await send(token, command);
  expect(told).toMatchObject({ __typename: 'Accepted' });
  return told.match ?? '';
}

async function look(match: string): Promise<Seen> {
  const query = `query($match: ID!) { match(id: $match) {
    status result { places reason } clock { kind bankMs incrementMs decisionMs }
    seats { clock { msLeft running asOf } }
  } }`;
  const { data } = await api.ask(query, { match });
  return data?.['match'] as Seen;
}

/** A match with two ready seats, of which the first is asked and does not answer. */
async function silentMatch(clock: string): Promise<string> {
  const tokens = [await api.tokenOf(newActor()), await api.tokenOf(newActor())];
  const match = await sendWell(tokens[0] ?? '', `createMatch(game: "fuzzycards", clock: ${clock})`);
  for (const [i, token] of tokens.entries()) {
    const cards = JSON.stringify(deck);
    const at = `match: "${match}", expectedSeq: ${i}`;
    await sendWell(token, `takeSeat(${at}, seat: ${i + 1}, deck: ${cards})`);
  }
  for (const [i, token] of tokens.entries()) {
    await sendWell(token, `getReady(match: "${match}", expectedSeq: ${2 + i})`);
  }
  // Whoever refuses this has read that the game has begun, so its clocks run.
  const late = `getReady(match: "${match}", expectedSeq: 4)`;
  expect(await send(tokens[0] ?? '', late)).toMatchObject({ __typename: 'Refused' });
  return match;
}

describe('A match with clocks', () => {
  it('shows them, and whoever never answers loses when the bank is spent', async () => {
    const match = await silentMatch(`{ kind: BANK, bankMs: ${BANK_MS} }`);
    const begun = await look(match);
    expect(begun.clock).toEqual({
      kind: 'BANK',
      bankMs: BANK_MS,
      incrementMs: 0,
      decisionMs: null,
    });
    const running = begun.seats.filter(({ clock }) => clock.running);
    expect(running.length).toBeGreaterThan(0);
    expect(begun.seats[0]?.clock.msLeft).toBe(BANK_MS);
    const startedMs = running[0]?.clock.asOf ?? 0;
    clock.pass(BANK_MS - 1);
    expect((await look(match)).status).toBe('RUNNING');
    clock.pass(1);
    await expect.poll(async () => (await look(match)).status).toBe('OVER');
    const { result, seats } = await look(match);
    expect(result?.reason).toBe('time');
    const loser = (result?.places[1]?.[0] ?? 0) - 1;
    expect(seats[loser]?.clock).toMatchObject({ msLeft: 0, running: false });
    const tookMs = (seats[loser]?.clock.asOf ?? 0) - startedMs;
    expect(tookMs).toBe(BANK_MS);
  });

  it('says in its events what was charged, and who ran out of time', async () => {
    const match = await silentMatch(`{ kind: PER_DECISION, decisionMs: ${DECISION_MS} }`);
    const query = `query($match: ID!) { events(match: $match) { events { type action facts } } }`;
    const lastEvent = async () => {
      const { data } = await api.ask(query, { match });
      const page = data?.['events'] as { events: { type: string; facts: object[] }[] };
      return page.events.at(-1);
    };
    clock.pass(DECISION_MS);
    await expect.poll(async () => (await lastEvent())?.type).toBe('seat-timed-out');
    const last = await lastEvent();
    expect(last).toMatchObject({ action: { type: 'call-time', role: 'clock' } });
    expect(last?.facts).toContainEqual(
      expect.objectContaining({ kind: 'time-charged', spentMs: DECISION_MS, clockMsLeft: 0 }),
    );
  });
});
