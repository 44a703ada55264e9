/** A list that is projected from the log of a real match, whose spectators are two events behind. */
import { NestFactory } from '@nestjs/core';
import {
  sharedPostgres,
  type SharedPostgres,
} from '@scoresheet/event-log-postgres/shared-postgres';
import { ProjectorModule } from '@scoresheet/services-projector';
import { matchQueries } from '@scoresheet/services-read-models';
import { openDatabase } from '@scoresheet/services-runtime';
import type { DataSource } from 'typeorm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { newLog, startApi, startWorkers, type TestApi } from '../api.spec-kit.js';
import * as played from '../played-table.spec-kit.js';

const LIST = `{ matches(first: 10) { nodes {
  id eventCount lastEvent { seq type action facts } seats { label player { name } } } } }`;
const HELD_EVENTS = 2;
const ANSWERS = 6;
/** The game begins with event 4. */
const LAST_SEQ = 4 + ANSWERS;

interface Listed {
  readonly id: string;
  readonly eventCount: number;
  readonly lastEvent: { readonly seq: number; readonly facts: readonly unknown[] } | null;
  readonly seats: readonly { readonly label: string | null }[];
}

let postgres: SharedPostgres;
let database: DataSource;
let api: TestApi;
let table: played.PlayedTable;
const stops: (() => Promise<void>)[] = [];

beforeAll(async () => {
  postgres = await sharedPostgres();
  database = await openDatabase(await postgres.createDatabase());
  const log = newLog();
  const onFatal = (error: Error) => {
    throw error;
  };
  const projector = await NestFactory.createApplicationContext(
    ProjectorModule.register({ log: log.openAnother(), database, onFatal }),
    { logger: false },
  );
  stops.push(() => projector.close());
  api = await startApi({ log, matches: matchQueries(database) });
  stops.push(await startWorkers(api));
  table = await played.runningTable(api, `, spectatorDelay: { events: ${HELD_EVENTS} }`);
  for (let answers = 0; answers < ANSWERS; answers += 1) await played.answer(api, table);
  await vi.waitFor(
    async () => expect((await listed(table.seats[0])).eventCount).toBe(LAST_SEQ + 1),
    30_000,
  );
});

afterAll(async () => {
  for (const stop of stops) await stop();
  await api?.close();
  await database?.destroy();
  await postgres?.dispose();
});

async function listed(token?: string): Promise<Listed> {
  const { data, errors } = await api.ask(LIST, {}, token);
  expect(errors).toBeUndefined();
  const [match] = (data?.['matches'] as { nodes: Listed[] }).nodes;
  return match as Listed;
}

describe('A match in a list', () => {
  it('has its last event, for spectators the last that their delay has let out', async () => {
    expect((await listed(table.seats[1])).lastEvent?.seq).toBe(LAST_SEQ);
    expect((await listed()).lastEvent?.seq).toBe(LAST_SEQ - HELD_EVENTS);
  });

  it('tells of it to everybody what the public knows', async () => {
    const { lastEvent } = await listed(table.seats[0]);
    const asked = `{ events(match: "${table.match}", from: ${LAST_SEQ}, perspective: PUBLIC) {
      events { seq type action facts } } }`;
    const { data } = await api.ask(asked, {}, table.seats[0]);
    expect(data?.['events']).toEqual({ events: [lastEvent] });
    expect(lastEvent?.facts).not.toHaveLength(0);
  });

  it('calls guests by labels, by the same wherever they sit', async () => {
    const { seats } = await listed();
    const labels = seats.map(({ label }) => label);
    expect(labels).toEqual([expect.stringMatching(/^Guest /), expect.stringMatching(/^Guest /)]);
    expect(new Set(labels).size).toBe(2);
    const { data } = await api.ask(`{ match(id: "${table.match}") { seats { label } } }`);
    expect(data?.['match']).toEqual({ seats: labels.map((label) => ({ label })) });
  });
});

const OWN = '{ matches(filter: { player: "me" }, first: 10) { nodes { id waitsForYou } } }';

describe('A list says of a match of one’s own', () => {
  async function waits(match: string, token: string): Promise<boolean | undefined> {
    const { data, errors } = await api.ask(OWN, {}, token);
    expect(errors).toBeUndefined();
    type Own = { readonly id: string; readonly waitsForYou: boolean };
    const { nodes } = data?.['matches'] as { readonly nodes: readonly Own[] };
    return nodes.find(({ id }) => id === match)?.waitsForYou;
  }

  it('that it waits for whoever has to decide, and not for the other', async () => {
    const { asked, other } = await played.openDecision(api, table);
    expect(await waits(table.match, asked)).toBe(true);
    expect(await waits(table.match, other)).toBe(false);
  });

  it('that it waits for whoever sits there and is not ready', async () => {
    const [first] = table.seats;
    const match = await played.openTable(api, first);
    const deck = JSON.stringify(await played.fuzzycardsDeck(api));
    await played.send(
      api,
      first,
      `takeSeat(match: "${match}", seat: 1, expectedSeq: 0, deck: ${deck})`,
    );
    await expect.poll(() => waits(match, first)).toBe(true);
    await played.send(api, first, `getReady(match: "${match}", expectedSeq: 1)`);
    await expect.poll(() => waits(match, first)).toBe(false);
  });

  it('that it waits for nobody once it is over, and for no stranger ever', async () => {
    const all = '{ matches(first: 10) { nodes { id waitsForYou } } }';
    const { data } = await api.ask(all);
    expect(JSON.stringify(data)).toContain(table.match);
    expect(JSON.stringify(data)).not.toContain('true');
    const { asked } = await played.openDecision(api, table);
    await played.send(api, asked, `concede(match: "${table.match}")`);
    await expect.poll(() => waits(table.match, asked)).toBe(false);
  });
});
