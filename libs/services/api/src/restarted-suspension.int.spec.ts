/** What stands still, stands still at the same event for every service that starts anew. */
import { recordIdOf, type Head, type SealedEvent } from '@scoresheet/domain-record';
import { sha256 } from '@scoresheet/domain-record/node';
import type { MemoryLog } from '@scoresheet/event-log-memory';
import {
  sharedPostgres,
  type SharedPostgres,
} from '@scoresheet/event-log-postgres/shared-postgres';
import { rebuildMatches } from '@scoresheet/services-projector';
import { loadMatchRows, type MatchRow } from '@scoresheet/services-read-models';
import { openDatabase } from '@scoresheet/services-runtime';
import type { DataSource } from 'typeorm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { append, playedMatch } from './api.spec-kit.js';
import { BAD_EVENTS, writeBadEvent } from './bad-event.spec-kit.js';
import { houseLog, startHouse, type House } from './restarted-house.spec-kit.js';

/** Events of a match before the bad one; the one of unknown rules can only be the first. */
const GOOD_BEFORE = 8;

let postgres: SharedPostgres;
let databases: DataSource[];
let log: MemoryLog;
let house: House;
let bad: readonly { readonly match: string; readonly seq: number }[];
let neighbour: readonly SealedEvent[];
let before: readonly unknown[];

beforeAll(async () => {
  postgres = await sharedPostgres();
  databases = [];
  log = houseLog();
  await moveIn(await newDatabase());
  neighbour = playedMatch(house.api.environment, 'neighbour').slice(0, 12);
  await append(log, neighbour.slice(0, 4));
  bad = await Promise.all(BAD_EVENTS.map(badMatch));
  await append(log, neighbour.slice(4, 8));
  await house.archived();
  before = await suspensions();
});
afterAll(async () => {
  await house?.stop();
  await Promise.all((databases ?? []).map((database) => database.destroy()));
  await log?.close();
  await postgres?.dispose();
});

async function newDatabase(): Promise<DataSource> {
  const database = await openDatabase(await postgres.createDatabase());
  databases.push(database);
  return database;
}

async function moveIn(database: DataSource): Promise<void> {
  await house?.stop();
  house = await startHouse(log, database);
}

async function badMatch(kind: (typeof BAD_EVENTS)[number]) {
  const good = playedMatch(house.api.environment, `bad-${kind}`).slice(0, GOOD_BEFORE);
  const isFirst = kind === 'unknown-rules';
  const id = { kind: 'match', actor: 'a-1', commandId: 'by-hand' } as const;
  const match = isFirst ? recordIdOf(id, sha256) : (good[0]?.header.record ?? '');
  if (!isFirst) await append(log, good);
  const head = isFirst ? undefined : (good.at(-1)?.head as Head);
  return { match, seq: await writeBadEvent(log, { record: match, head }, kind) };
}

const judge = () => house.api.tokenOf('the-judge', 'judge');

async function suspensions(): Promise<readonly unknown[]> {
  const token = await judge();
  const asked = bad.map(async ({ match }) => {
    const why = `{ suspension(match: "${match}") { match seq since reference says endedSeq } }`;
    return (await house.api.ask(why, {}, token)).data?.['suspension'];
  });
  return Promise.all(asked);
}

/** What the worker says to somebody who takes the match to be suspended at `suspendedSeq`. */
async function answerTo(match: string, suspendedSeq: number, commandId: string) {
  const ruling = `mutation { voidMatch(commandId: "${commandId}", match: "${match}",
    suspendedSeq: ${suspendedSeq}, reason: "Damaged.") {
    __typename ... on Refused { code } ... on Conflict { says } } }`;
  return (await house.api.ask(ruling, {}, await judge())).data?.['voidMatch'];
}

/** All say where they stopped, and nobody else does. */
async function expectStandstill(round: string): Promise<void> {
  expect(await suspensions()).toEqual(before);
  expect(bad.length).toBeGreaterThan(0);
  for (const { match, seq } of bad) {
    const says = expect.stringContaining(`suspended at event ${seq}:`);
    expect(await answerTo(match, seq + 1, `${round}-${seq}`)).toMatchObject({ says });
  }
  const good = neighbour[0]?.header.record ?? '';
  expect(await answerTo(good, 1, round)).toMatchObject({ code: 'match-not-suspended' });
}

async function rowsOf(database: DataSource): Promise<readonly MatchRow[]> {
  const ids = [...bad.map(({ match }) => match), neighbour[0]?.header.record ?? ''];
  const rows = await loadMatchRows(database.manager, ids.sort());
  return [...rows].sort((a, b) => (a.id < b.id ? -1 : 1));
}

describe('Matches with bad events', () => {
  it('stand still at them, and nobody else does', async () => {
    expect(before).toMatchObject(bad);
    await expectStandstill('at-first');
  });

  it('do so after a restart, when the archive has their bad events', async () => {
    await moveIn(databases[0] as DataSource);
    await expectStandstill('archived');
  });

  it('do so for services that have the log and no archive', async () => {
    await moveIn(await newDatabase());
    await expectStandstill('anew');
    await house.archived();
    expect(await rowsOf(databases[1] as DataSource)).toEqual(
      await rowsOf(databases[0] as DataSource),
    );
  });

  it('let their neighbour in the partition go on', async () => {
    await append(log, neighbour.slice(8));
    const query = `{ match(id: "${neighbour[0]?.header.record}") { seq } }`;
    await expect
      .poll(async () => (await house.api.ask(query)).data)
      .toEqual({ match: { seq: neighbour.length - 1 } });
  });

  it('are marked in the lists, which are what a rebuild makes of the log', async () => {
    await house.archived();
    const database = databases[1] as DataSource;
    const marked = (await rowsOf(database)).filter(({ suspended }) => suspended);
    expect(marked.map(({ id }) => id)).toEqual(bad.map(({ match }) => match).sort());
    const sources = { log: log.openAnother(), database };
    const report = await rebuildMatches(sources, { compareOnly: true });
    expect(report).toMatchObject({ matches: BAD_EVENTS.length + 1, differing: 0 });
  });

  it('are listed and counted for staff, and listed for nobody else', async () => {
    const list = '{ matches(filter: { suspended: true }) { nodes { id suspended } } }';
    const { data } = await house.api.ask(list, {}, await judge());
    const { nodes } = data?.['matches'] as { nodes: { id: string; suspended: boolean }[] };
    expect(nodes.map(({ id }) => id).sort()).toEqual(bad.map(({ match }) => match).sort());
    expect(house.countedSuspended()).toBe(bad.length);
    expect((await house.api.ask(list)).errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
  });
});
