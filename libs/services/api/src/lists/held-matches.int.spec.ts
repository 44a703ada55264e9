import {
  sharedPostgres,
  type SharedPostgres,
} from '@scoresheet/event-log-postgres/shared-postgres';
import {
  matchQueries,
  projectMatch,
  saveMatchRows,
  type MatchRow,
} from '@scoresheet/services-read-models';
import { openDatabase } from '@scoresheet/services-runtime';
import type { DataSource } from 'typeorm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type TestApi } from '../api.spec-kit.js';

const BEGUN_MS = 1_700_000_000_000;
const ENDED_MS = BEGUN_MS + 30_000;
const DELAY_SECONDS = 60;
const LIST = `query($filter: MatchFilterInput) {
  matches(filter: $filter) {
    totalCount
    nodes { status endedAt updatedAt eventCount result { reason } winner { seat } }
  }
}`;
const RUNNING = {
  status: 'RUNNING',
  endedAt: null,
  updatedAt: BEGUN_MS,
  eventCount: null,
  result: null,
  winner: null,
};
const OVER = {
  status: 'OVER',
  endedAt: ENDED_MS,
  updatedAt: ENDED_MS,
  eventCount: 4,
  result: { reason: 'life-lost' },
  winner: { seat: 2 },
};

let postgres: SharedPostgres;
let database: DataSource;
let api: TestApi;
let nowMs = ENDED_MS;

/** A match that was begun, played and won; the public is held a minute behind it. */
function wonMatch(): MatchRow {
  const terms = { game: 'fuzzycards', ruleset: 'fuzzycards/1', seats: 2 };
  const spectatorDelay = { events: 0, seconds: DELAY_SECONDS };
  const outcome = { places: [[2], [1]], reason: 'life-lost' };
  const events = [
    { at: BEGUN_MS - 5_000, facts: [{ kind: 'match-created', ...terms, spectatorDelay }] },
    {
      at: BEGUN_MS,
      facts: [{ kind: 'seat-taken', seat: 2, actor: 'a-2' }, { kind: 'game-begun' }],
    },
    { at: BEGUN_MS + 9_000, facts: [{ kind: 'moved' }] },
    { at: ENDED_MS, facts: [{ kind: 'ended', outcome }] },
  ];
  const row = events.reduce<MatchRow | undefined>(
    (before, { at, facts }, seq) =>
      projectMatch(before, {
        header: { record: 'm-won', seq, type: 'decision-answered', at },
        public: { action: {}, facts },
      }),
    undefined,
  );
  return row as MatchRow;
}

beforeAll(async () => {
  postgres = await sharedPostgres();
  database = await openDatabase(await postgres.createDatabase());
  await saveMatchRows(database.manager, [wonMatch()]);
  const clock = { now: () => nowMs, after: () => () => undefined };
  api = await startApi({ database, matches: matchQueries(database), clock });
});
afterAll(async () => {
  await api?.close();
  await database?.destroy();
  await postgres?.dispose();
});

async function listed(atMs: number, token?: string, filter: object = {}): Promise<unknown> {
  nowMs = atMs;
  const { data, errors } = await api.ask(LIST, { filter }, token);
  expect(errors).toBeUndefined();
  const { nodes, totalCount } = data?.['matches'] as { nodes: object[]; totalCount: number };
  expect(totalCount).toBe(nodes.length);
  return nodes;
}

describe('A match with a delay, in a list', () => {
  const lastHeldMs = ENDED_MS + DELAY_SECONDS * 1_000 - 1;

  it('goes on for strangers until they may know of its end', async () => {
    expect(await listed(lastHeldMs)).toEqual([RUNNING]);
    expect(await listed(lastHeldMs + 1)).toEqual([OVER]);
  });

  it('is not to be found by what is held back', async () => {
    const isOver = { status: ['OVER'] };
    const isWon = { result: { winner: 'a-2' } };
    for (const filter of [isOver, isWon, { ended: {} }]) {
      expect(await listed(lastHeldMs, undefined, filter)).toEqual([]);
      expect(await listed(lastHeldMs + 1, undefined, filter)).toEqual([OVER]);
    }
    expect(await listed(lastHeldMs, undefined, { status: ['RUNNING'] })).toEqual([RUNNING]);
  });

  it('is over at once for judges and for those who sit at the table', async () => {
    expect(await listed(ENDED_MS, await api.tokenOf('a-judge', 'judge'))).toEqual([OVER]);
    expect(await listed(ENDED_MS, await api.tokenOf('a-2'))).toEqual([OVER]);
    expect(await listed(lastHeldMs, await api.tokenOf('a-9'))).toEqual([RUNNING]);
  });
});
