import {
  throwawayPostgres,
  type ThrowawayPostgres,
} from '@scoresheet/event-log-postgres/throwaway-postgres';
import { DataSource } from 'typeorm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MAX_MATCHES_AT_ONCE, matchQueries, type MatchesAsked } from './match-queries.js';
import type { MatchRow } from './match-row.js';
import { saveMatchRows } from './match-table.js';
import { MatchEntity } from './match.entity.js';
import { Match1795000000002 } from './migrations/0002-match.js';

let postgres: ThrowawayPostgres;
let database: DataSource;

const row = (i: number): MatchRow => ({
  id: `m-${i}`,
  game: i % 5 === 0 ? 'buddies' : 'fuzzycards',
  status: i % 2 === 0 ? 'over' : 'running',
  suspended: false,
  seats: [{ seat: 1, actor: `a-${i}`, ready: true }],
  createdAtMs: 1_700_000_000_000 + Math.floor(i / 3), // three at a time
  updatedAtMs: 1_700_000_000_900,
  eventCount: i,
  result: i % 2 === 0 ? { places: [[1]], reason: 'conceded' } : null,
});

beforeAll(async () => {
  postgres = await throwawayPostgres();
  database = await new DataSource({
    type: 'postgres',
    url: await postgres.createDatabase(),
    entities: [MatchEntity],
    migrations: [Match1795000000002],
  }).initialize();
  await database.query('create schema scoresheet');
  await database.runMigrations();
  await saveMatchRows(
    database.manager,
    Array.from({ length: 150 }, (_, i) => row(i)),
  );
});
afterAll(async () => {
  await database?.destroy();
  await postgres?.dispose();
});

async function allPages(asked: MatchesAsked): Promise<readonly string[]> {
  const { matches, hasMore } = await matchQueries(database).matches(asked);
  const ids = matches.map(({ id }) => id);
  const after = matches.at(-1);
  return hasMore && after ? [...ids, ...(await allPages({ ...asked, after }))] : ids;
}

describe('questions about matches', () => {
  it('give one match as it was written, or none', async () => {
    expect(await matchQueries(database).match('m-10')).toEqual(row(10));
    expect(await matchQueries(database).match('m-none')).toBeUndefined();
  });

  it.each([1, 7, 50])(
    'list all, the newest first, %s at a time, without gap or repeat',
    async (first) => {
      const ids = await allPages({ first });
      expect(ids).toHaveLength(150);
      expect(new Set(ids).size).toBe(150);
      const times = ids.map((id) => row(Number(id.slice(2))).createdAtMs);
      expect(times).toEqual([...times].sort((a, b) => b - a));
    },
  );

  it('list those of a game or in a status', async () => {
    const ids = await allPages({ first: 9, game: 'buddies', status: 'running' });
    const expected = Array.from({ length: 150 }, (_, i) => i).filter((i) => i % 10 === 5);
    expect(new Set(ids)).toEqual(new Set(expected.map((i) => `m-${i}`)));
  });

  it('never give more at once than the limit', async () => {
    const { matches, hasMore } = await matchQueries(database).matches({ first: 1_000 });
    expect(matches).toHaveLength(MAX_MATCHES_AT_ONCE);
    expect(hasMore).toBe(true);
  });
});
