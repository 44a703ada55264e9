import {
  throwawayPostgres,
  type ThrowawayPostgres,
} from '@scoresheet/event-log-postgres/throwaway-postgres';
import fc from 'fast-check';
import { DataSource } from 'typeorm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { delayedMatch, publicRow, rowAfter } from './held-back.spec-kit.js';
import type { MatchFilter } from './match-filter.js';
import { matchQueries, type MatchList } from './match-queries.js';
import type { MatchRow } from './match-row.js';
import type { MatchSight } from './match-sight.js';
import { saveMatchRows } from './match-table.js';
import { MatchEntity } from './match.entity.js';
import { Match1795000000002 } from './migrations/0002-match.js';
import { MatchLists1795000000005 } from './migrations/0005-match-lists.js';
import { MatchDue1795000000007 } from './migrations/0007-match-due.js';

const MATCHES = 90; // all on one page
const SEED = 20_140_301;

let postgres: ThrowawayPostgres;
let database: DataSource;
let rows: readonly MatchRow[];

beforeAll(async () => {
  postgres = await throwawayPostgres();
  database = await new DataSource({
    type: 'postgres',
    url: await postgres.createDatabase(),
    entities: [MatchEntity],
    migrations: [Match1795000000002, MatchLists1795000000005, MatchDue1795000000007],
  }).initialize();
  await database.query('create schema scoresheet');
  await database.runMigrations();
  const matches = fc.sample(delayedMatch, { numRuns: MATCHES, seed: SEED });
  rows = matches.map(({ events }) => rowAfter(events) as MatchRow);
  await saveMatchRows(database.manager, rows);
});
afterAll(async () => {
  await database?.destroy();
  await postgres?.dispose();
});

async function listed(sight: MatchSight, filter: MatchFilter = {}): Promise<readonly MatchRow[]> {
  const list: MatchList = { sight, filter, order: { by: 'created', newestFirst: true } };
  const queries = matchQueries(database);
  const { matches } = await queries.matches({ ...list, take: 'first', size: 100 });
  expect(await queries.count(list)).toBe(matches.length);
  return matches;
}

const byId = (list: readonly (MatchRow | undefined)[]) =>
  new Map(list.flatMap((row) => (row ? [[row.id, shape(row)] as const] : [])));

/** What a client could be told of. */
const shape = ({ past: _past, heldUntilMs: _heldUntilMs, ...row }: MatchRow) => ({ ...row });

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
