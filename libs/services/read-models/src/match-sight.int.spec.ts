import fc from 'fast-check';
import type { DataSource } from 'typeorm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  delayedMatch,
  publicRow,
  rowAfter,
  shiftedBy,
  twinMatches,
  type DelayedMatch,
} from './held-back.spec-kit.js';
import {
  placeOf,
  type ListedMatch,
  type MatchFilter,
  type MatchList,
  type MatchSight,
} from './match-list.js';
import { matchQueries } from './match-queries.js';
import type { MatchRow } from './match.entity.js';
import { saveMatchRows } from './match-table.js';
import { matchesDatabase, type MatchesDatabase } from './matches-database.spec-kit.js';

const MATCHES = 90; // all on one page
const FILTERS: readonly MatchFilter[] = [
  {},
  ...(['open', 'running', 'paused', 'over'] as const).map((status) => ({ status: [status] })),
  { player: 'a-1' },
  { winner: 'a-2' },
  { seatFree: true },
  { reason: 'abandoned' },
  { decided: true },
];
const SEED = 20_140_301;

let postgres: MatchesDatabase;
let database: DataSource;
let rows: readonly MatchRow[];

beforeAll(async () => {
  postgres = await matchesDatabase();
  database = await postgres.open();
  const matches = fc.sample(delayedMatch, { numRuns: MATCHES, seed: SEED });
  rows = matches.map(({ events }) => rowAfter(events) as MatchRow);
  await saveMatchRows(database.manager, rows);
});
afterAll(() => postgres?.dispose());

async function listed(
  sight: MatchSight,
  filter: MatchFilter = {},
): Promise<readonly ListedMatch[]> {
  const list: MatchList = { sight, filter, order: { by: 'created', newestFirst: true } };
  const queries = matchQueries(database);
  const { rows: matches } = await queries.page({ ...list, take: 'first', size: 100 });
  expect(await queries.count(list)).toBe(matches.length);
  return matches;
}

/** All that a client can get out of the lists of one world. */
async function listBytes(of: DataSource, sight: MatchSight): Promise<string> {
  const queries = matchQueries(of);
  const seen: unknown[] = [];
  for (const by of ['created', 'ended'] as const) {
    for (const filter of FILTERS) {
      const list: MatchList = { sight, filter, order: { by, newestFirst: true } };
      const { rows: matches, hasMore } = await queries.page({ ...list, take: 'first', size: 100 });
      const places = matches.flatMap((row) => placeOf(row, list.order) ?? []);
      const more = places.slice(0, 3).map((place) => queries.hasFrom(list, 'after', place));
      seen.push(matches.map(shape), hasMore, await queries.count(list), await Promise.all(more));
    }
  }
  return JSON.stringify(seen);
}

const byId = (list: readonly (ListedMatch | undefined)[]) =>
  new Map(list.flatMap((row) => (row ? [[row.id, shape(row)] as const] : [])));

/** What a client could be told of. */
const shape = ({
  past: _,
  heldUntilMs: __,
  begunSeq: ___,
  lastStepSeq: ____,
  ...row
}: ListedMatch) => ({ ...row });

const timesOfInterest = () => {
  const last = rows.map(({ updatedAtMs }) => updatedAtMs);
  const [first, end] = [Math.min(...last), Math.max(...last)];
  return Array.from({ length: 12 }, (_, i) => Math.round(first + ((end + 5_000 - first) * i) / 11));
};

const publicRows = (nowMs: number) => rows.map((row) => publicRow(row, nowMs));

describe('Who is held behind', () => {
  it('is listed every match as the public may know it at that time', async () => {
    let held = 0;
    for (const nowMs of timesOfInterest()) {
      const expected = byId(publicRows(nowMs));
      expect(byId(await listed({ isStaff: false, nowMs }))).toEqual(expected);
      held += rows.filter(({ heldUntilMs }) => heldUntilMs !== null && heldUntilMs > nowMs).length;
    }
    expect(held).toBeGreaterThan(MATCHES);
  });

  it('finds matches by what is shown of them, and by nothing else', async () => {
    expect(timesOfInterest().length).toBeGreaterThan(0);
    for (const nowMs of timesOfInterest()) {
      const all = publicRows(nowMs).flatMap((row) => row ?? []);
      const sight = { isStaff: false, nowMs };
      for (const status of ['open', 'running', 'paused', 'over'] as const) {
        const expected = byId(all.filter((row) => row.status === status));
        expect(byId(await listed(sight, { status: [status] }))).toEqual(expected);
      }
      const ended = byId(all.filter(({ endedAtMs }) => endedAtMs !== null));
      expect(byId(await listed(sight, { ended: {} }))).toEqual(ended);
      const won = byId(all.filter(({ result }) => result?.places[0]?.length === 1));
      expect(byId(await listed(sight, { winner: 'a-2' }))).toEqual(won);
    }
  });
});

describe('Nothing is held back', () => {
  it('from staff', async () => {
    expect(byId(await listed({ isStaff: true, nowMs: 0 }))).toEqual(byId(rows));
  });

  it('from those who sit at the table', async () => {
    const own = rows.filter(({ seats }) => seats.some(({ actor }) => actor === 'a-1'));
    const sight = { isStaff: false, actor: 'a-1', nowMs: 0 };
    expect(byId(await listed(sight, { player: 'a-1' }))).toEqual(byId(own));
    const strangers = { isStaff: false, actor: 'a-9', nowMs: 0 };
    expect(byId(await listed(strangers))).toEqual(byId(publicRows(0)));
  });
});

describe('Two worlds that differ only in what is held back', () => {
  const NOW_MS = 2_000_000;
  const TWINS = 60;
  const worlds = () =>
    Promise.all(
      [0, 1].map((world) => {
        const twins = fc.sample(twinMatches, { numRuns: TWINS, seed: SEED });
        const rows = twins.map(({ worlds, nowMs }) =>
          rowAfter(shiftedBy(NOW_MS - nowMs, (worlds[world] as DelayedMatch).events)),
        );
        return postgres.open(rows.flatMap((row) => row ?? []));
      }),
    );

  it('give the public equal bytes, and staff others', async () => {
    const [one, other] = (await worlds()) as [DataSource, DataSource];
    for (const sight of [{}, { actor: 'a-9' }].map((who) => ({ isStaff: false, ...who }))) {
      const seen = await listBytes(one, { ...sight, nowMs: NOW_MS });
      expect((await listBytes(other, { ...sight, nowMs: NOW_MS })) === seen).toBe(true);
    }
    const staff = { isStaff: true, nowMs: NOW_MS };
    expect((await listBytes(other, staff)) === (await listBytes(one, staff))).toBe(false);
  });
});

describe('A private match', () => {
  it('is listed to those who sit there and to staff, held back or not', async () => {
    const [first, second] = rows;
    if (first === undefined || second === undefined) throw new Error('There are no matches.');
    const seats = [{ seat: 1, actor: 'a-guest', ready: true, warnings: 0 }];
    const nowMs = Math.max(first.updatedAtMs, second.updatedAtMs);
    const hidden = { ...first, id: 'p-held', seats, isPrivate: true, heldUntilMs: nowMs + 1 };
    const plain = { ...second, id: 'p-plain', seats, isPrivate: true, heldUntilMs: null };
    await saveMatchRows(database.manager, [hidden, plain]);
    const found = async (sight: MatchSight) =>
      (await listed(sight)).map(({ id }) => id).filter((id) => id.startsWith('p-'));
    const both = expect.arrayContaining(['p-held', 'p-plain']) as unknown;
    expect(await found({ isStaff: false, nowMs })).toEqual([]);
    expect(await found({ isStaff: false, actor: 'a-other', nowMs })).toEqual([]);
    expect(await found({ isStaff: false, actor: 'a-guest', nowMs })).toEqual(both);
    expect(await found({ isStaff: true, nowMs })).toEqual(both);
    await database.query("delete from scoresheet.match where id like 'p-%'");
  });
});
